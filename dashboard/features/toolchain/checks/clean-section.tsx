import { useQuery } from '@tanstack/react-query'
import { Eraser } from '#icons'
import { query, useConnection, useLongAction } from '#helper-client'
import { CheckFrame } from '#helper-ui'
import { texts } from './texts.ts'

const words = texts.clean

interface CleanSectionProps {
  /** What would go, relative to the app. */
  cleanable: readonly string[]
  reason: string | null
}

/** `flutter clean`: what it takes away, said before; off while the app runs, which needs it. */
export function CleanSection({ cleanable, reason }: CleanSectionProps) {
  const { connected } = useConnection()
  const status = useQuery({ ...query('flutterStatus'), enabled: connected }).data
  const action = useLongAction({
    endpoint: 'flutterClean',
    kind: 'clean',
    codebase: 'flutter',
    refresh: [query('flutterChecks').queryKey, query('environmentStatus').queryKey],
  })
  const off = reason ?? (status?.running === true ? words.stopFirst : null)
  return (
    <section aria-label={words.title} className="grid gap-2 border-t border-line pt-4">
      <h3 className="type-strong">{words.title}</h3>
      <p className="text-ink-2">{words.why}</p>
      {cleanable.length === 0 ? null : (
        <ul aria-label={words.goes} className="type-code flex flex-wrap gap-x-4 gap-y-1 text-ink-2">
          {cleanable.map((name) => (
            <li key={name} className="[overflow-wrap:anywhere]">
              {name}
            </li>
          ))}
        </ul>
      )}
      <CheckFrame
        action={action}
        command={words.command}
        label={words.run}
        icon={<Eraser aria-hidden="true" />}
        reason={off ?? (cleanable.length === 0 ? words.nothing : null)}
        last={null}
      >
        {action.state.kind === 'done' ? (
          <p role="status" className="type-small text-ink-2 [overflow-wrap:anywhere]">
            {action.state.reply.message}
          </p>
        ) : null}
      </CheckFrame>
    </section>
  )
}
