import type { Reply } from '@mosaygent/contract'
import { Check, ListChecks } from '#icons'
import { useState } from 'react'
import { previewUrl } from '#helper-client'
import { Card, CodeText, CommandLine, Notice, Segmented } from '#ui'
import { stepsOf } from './steps.ts'
import type { Step } from './steps.ts'
import { SYSTEMS, systemOf } from './systems.ts'
import { STEPS } from './texts.ts'

interface GettingStartedProps {
  helperUrl: string
  /** What the helper can see of this machine; undefined while none answers. */
  tools: Reply<'pythonTools'> | undefined
  /** Null: this deployment offers no download. */
  zipUrl: string | null
  downloaded: boolean
}

/** From the download to an answering helper; a step that can be seen to be done is ticked. */
export function GettingStarted({ helperUrl, tools, zipUrl, downloaded }: GettingStartedProps) {
  const [system, setSystem] = useState(() => systemOf(navigator.userAgent))
  const untried = STEPS.untried[system]
  return (
    <Card
      title={STEPS.title}
      icon={<ListChecks aria-hidden="true" />}
      end={
        <Segmented
          label={STEPS.systems}
          value={system}
          options={SYSTEMS}
          onChange={setSystem}
          className="w-[228px]"
        />
      }
    >
      {tools !== undefined && !tools.from_package ? <p className="text-ink-2">{STEPS.notNeeded}</p> : null}
      {untried === null ? null : <Notice tone="info">{untried}</Notice>}
      <ol className="grid">
        {stepsOf({
          system,
          tools,
          helperUrl,
          previewUrl: previewUrl(),
          offered: zipUrl !== null,
          downloaded,
        }).map((step, index) => (
          <StepRow key={step.title} number={index + 1} step={step} />
        ))}
      </ol>
    </Card>
  )
}

function StepRow({ number, step }: { number: number; step: Step }) {
  const { id, title, body, command, done } = step
  return (
    <li
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className="flex gap-3 border-t border-line py-2.5 first:border-t-0"
    >
      <span
        className={`grid size-5 shrink-0 place-items-center rounded-full text-[11px] leading-none font-semibold tabular-nums ${done ? 'bg-good-soft text-good-ink' : 'bg-ink/6 text-ink-2'}`}
      >
        {done ? <Check aria-hidden="true" className="size-3" /> : number}
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="type-strong">
          {title}
          {done ? <span className="sr-only"> {STEPS.done}</span> : null}
        </p>
        <p className="text-ink-2 [overflow-wrap:anywhere]">
          <CodeText text={body} />
        </p>
        {command === undefined || done ? null : <CommandLine text={command} />}
      </div>
    </li>
  )
}
