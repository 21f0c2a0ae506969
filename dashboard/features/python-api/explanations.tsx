import { ChevronRight, CircleHelp, Terminal } from 'lucide-react'
import { Card, CodeText } from '#ui'
import { ANSWERS, ANSWERS_TITLE } from './answers.ts'
import { Command } from './command.tsx'
import { CHECKOUT } from './texts.ts'

/** For people who have Node and a checkout: no package is needed. */
export function OneCommand() {
  return (
    <Card title={CHECKOUT.title} icon={<Terminal aria-hidden="true" />}>
      <p className="text-ink-2">{CHECKOUT.body}</p>
      <Command text={CHECKOUT.command} />
    </Card>
  )
}

/** What the steps leave open, and what to do about what went wrong. */
export function Explanations() {
  return (
    <Card title={ANSWERS_TITLE} icon={<CircleHelp aria-hidden="true" />}>
      <div className="grid">
        {ANSWERS.map(({ question, answer, untried }) => (
          <details key={question} className="group border-t border-line first:border-t-0">
            <summary className="type-strong flex cursor-pointer list-none items-center gap-1.5 py-2 [&::-webkit-details-marker]:hidden">
              <ChevronRight
                aria-hidden="true"
                className="shrink-0 text-ink-3 transition-transform duration-[120ms] group-open:rotate-90 motion-reduce:transition-none"
              />
              {question}
            </summary>
            <p className="max-w-[80ch] pb-3 pl-[22px] text-ink-2">
              <CodeText text={answer} />
              {untried === undefined ? null : (
                <span className="text-ink-3">
                  {' '}
                  <CodeText text={untried} />
                </span>
              )}
            </p>
          </details>
        ))}
      </div>
    </Card>
  )
}
