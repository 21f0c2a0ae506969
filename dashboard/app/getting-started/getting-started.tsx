import { Link } from '@tanstack/react-router'
import { Circle, CircleCheck, ListTodo, X } from '#icons'
import { useEffect, useState } from 'react'
import { Badge, Button, Card, IconButton, buttonLook } from '#ui'
import { useClone } from '../../features/workspace/use-clone.ts'
import { useNoApi } from '../../features/workspace/use-no-api.ts'
import type { Step, StepTarget } from './steps.ts'
import { texts } from './texts.ts'
import { useClosed, useSteps } from './use-getting-started.ts'

/** The way to a first reload, for somebody new. Gone for good once it is done or hidden. */
export function GettingStarted() {
  const [closed, setClosed] = useClosed()
  /** It was there when the page came, so it stays as high as it is until somebody leaves or hides it. */
  const [hidden, setHidden] = useState(closed)
  // asked for again from the palette, on this very page: done or not, it stays as one that was there
  if (hidden && !closed) setHidden(false)
  if (hidden && closed) return null
  return (
    <Checklist
      onDone={() => {
        if (!closed) setClosed(true)
      }}
      onHide={() => {
        setClosed(true)
        setHidden(true)
      }}
    />
  )
}

function Checklist({ onDone, onHide }: { onDone: () => void; onHide: () => void }) {
  const steps = useSteps()
  const done = steps.filter((step) => step.done === true).length
  const all = done === steps.length
  // before everything is known, another button of the page may be the next step
  const known = steps.every((step) => step.done !== null)
  const lost = steps.some(({ id, done: is }) => id === 'connect' && is === false)
  // one whose turn may not have come is not offered: it would give way to an earlier one a moment later
  const first = steps.find((step) => step.done !== true)
  const next = first?.done === false ? first : undefined
  useEffect(() => {
    if (all) onDone()
  })
  return (
    <Card
      title={texts.title}
      icon={<ListTodo aria-hidden="true" />}
      end={
        <>
          <Badge tone={all ? 'good' : 'neutral'}>{texts.progress(done, steps.length)}</Badge>
          <IconButton size="small" label={texts.hide} icon={<X />} onClick={onHide} />
        </>
      }
    >
      <p className="type-small -mt-1 text-ink-3">{all ? texts.allDone : texts.why}</p>
      <ol className="grid grid-cols-1 gap-x-8 rail:grid-flow-col rail:grid-cols-2 rail:grid-rows-4">
        {steps.map((step) => (
          <Row key={step.id} step={step} isNext={step === next} known={known} lost={lost} />
        ))}
      </ol>
    </Card>
  )
}

interface RowProps {
  step: Step
  isNext: boolean
  /** Of every step it is known whether it is done. */
  known: boolean
  /** The helper does not answer: nobody looks. */
  lost: boolean
}

function Row({ step: { id, title: own, done, detail, target }, isNext, known, lost }: RowProps) {
  const { title: usual, action } = texts.steps[id]
  const title = own ?? usual
  const said = done === null ? (lost ? texts.unknown : texts.looking) : done ? texts.done : texts.open
  return (
    <li className="flex h-9 min-w-0 items-center gap-2.5 border-t border-line">
      {done === true ? (
        <CircleCheck aria-hidden="true" className="text-good-ink" />
      ) : (
        <Circle aria-hidden="true" className={isNext ? 'text-accent' : 'text-ink-3'} />
      )}
      <span className={isNext ? 'type-strong shrink-0' : 'shrink-0 text-ink-2'}>{title}</span>
      <span className="sr-only">{said}</span>
      {detail === null ? null : (
        <span className="type-small min-w-0 truncate text-ink-3" title={detail}>
          {detail}
        </span>
      )}
      {isNext ? (
        <span className="ml-auto shrink-0">
          <Action target={target} words={action} known={known} />
        </span>
      ) : null}
    </li>
  )
}

function Action({ target, words, known }: { target: StepTarget; words: string; known: boolean }) {
  if (target.kind === 'page') {
    return (
      // once everything is there, nothing else on the page is the next step
      <Link
        to={target.to}
        className={buttonLook(known && target.to === '/flutter' ? 'primary' : 'outlined', 'small')}
      >
        {words}
      </Link>
    )
  }
  if (target.kind === 'clone') return <CloneMissing {...target} />
  return (
    <Button
      size="small"
      onClick={() => {
        focusIn(target.id)
      }}
    >
      {words}
    </Button>
  )
}

/** Clones what is missing, as the cards' own buttons do. */
function CloneMissing({ api, flutter }: { api: boolean; flutter: boolean }) {
  const clones = { api: useClone('api'), flutter: useClone('flutter') }
  const missing = [...(flutter ? [clones.flutter] : []), ...(api ? [clones.api] : [])]
  const { say, saying } = useNoApi()
  const button = (
    <Button
      size="small"
      busy={missing.some(({ state }) => state.kind === 'running')}
      onClick={() => {
        for (const { start } of missing) start()
      }}
    >
      {missing.length === 2 ? texts.steps.codebases.action : flutter ? texts.cloneFlutter : texts.cloneApi}
    </Button>
  )
  if (!api || flutter) return button
  return (
    <span className="flex gap-1">
      <Button
        size="small"
        variant="quiet"
        aria-label={texts.noApiName}
        busy={saying}
        onClick={() => {
          say(true)
        }}
      >
        {texts.noApi}
      </Button>
      {button}
    </span>
  )
}

/** Into the field, else onto the first button that can be pressed. */
function focusIn(id: string): void {
  const part = document.getElementById(id)
  const field = part?.querySelector<HTMLElement>('input')
  const button = part?.querySelector<HTMLElement>('button:not([aria-disabled])')
  ;(field ?? button)?.focus()
}
