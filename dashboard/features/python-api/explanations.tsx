import { CircleHelp, Terminal } from '#icons'
import { Card, CodeText, CommandLine, Disclosure } from '#ui'
import { ANSWERS, ANSWERS_TITLE } from './answers.ts'
import { CHECKOUT } from './texts.ts'

/** For people who have Node and a checkout: no package is needed. */
export function OneCommand() {
  return (
    <Card title={CHECKOUT.title} icon={<Terminal aria-hidden="true" />}>
      <p className="text-ink-2">{CHECKOUT.body}</p>
      <CommandLine text={CHECKOUT.command} />
    </Card>
  )
}

/** What the steps leave open, and what to do about what went wrong. */
export function Explanations() {
  return (
    <Card title={ANSWERS_TITLE} icon={<CircleHelp aria-hidden="true" />}>
      <ul className="grid">
        {ANSWERS.map(({ question, answer, untried }) => (
          <li key={question} className="border-t border-line first:border-t-0">
            <Disclosure summary={question} summaryClassName="type-strong py-2">
              <p className="max-w-[80ch] pb-3 pl-[22px] text-ink-2">
                <CodeText text={answer} />
                {untried === undefined ? null : (
                  <span className="text-ink-3">
                    {' '}
                    <CodeText text={untried} />
                  </span>
                )}
              </p>
            </Disclosure>
          </li>
        ))}
      </ul>
    </Card>
  )
}
