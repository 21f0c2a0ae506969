import type { FirebaseFact } from '@mosaygent/contract'
import { useQuery } from '@tanstack/react-query'
import { firebaseQueries, useConnection } from '#helper-client'
import { FactList, StatusDot } from '#ui'
import { FILE_STATE } from './texts.ts'
import { useSettled } from './use-settled.ts'

/** How long typing rests before the helper is asked, ms. */
const REST_MS = 250

interface ConfigFileStateProps {
  path: string
  /** It is the one that a download uses now; else it would be once saved. */
  inEffect: boolean
}

/** Which file a download edits, and whether it is there. */
export function ConfigFileState({ path, inEffect }: ConfigFileStateProps) {
  const { connected } = useConnection()
  const asked = useSettled(path, REST_MS)
  const facts = useQuery({ ...firebaseQueries.facts(asked), enabled: connected })
  const fact = facts.data?.facts.find(({ source }) => source === 'dart')
  const state = !connected
    ? ({ tone: 'neutral', words: FILE_STATE.notConnected } as const)
    : facts.isError
      ? ({ tone: 'neutral', words: FILE_STATE.failed } as const)
      : facts.isPending || asked !== path
        ? null
        : stateOf(fact)
  return (
    <FactList
      rows={[
        {
          label: inEffect ? FILE_STATE.inEffect : FILE_STATE.onceSaved,
          value: (
            <code className="min-w-0 truncate" title={path}>
              {path}
            </code>
          ),
        },
        {
          label: FILE_STATE.file,
          value: (
            <span role="status" className="flex min-w-0 items-center gap-2">
              {state === null ? (
                <span className="text-ink-3">{FILE_STATE.looking}</span>
              ) : (
                <>
                  <StatusDot tone={state.tone} />
                  <span className="min-w-0 [overflow-wrap:anywhere]">{state.words}</span>
                </>
              )}
            </span>
          ),
        },
      ]}
    />
  )
}

/** What a look at the file said, in words. */
export function stateOf(fact: FirebaseFact | undefined) {
  if (fact === undefined) return { tone: 'neutral', words: FILE_STATE.missing } as const
  if (fact.project_id !== undefined)
    return { tone: 'good', words: FILE_STATE.thereFor(fact.project_id) } as const
  return fact.note === undefined
    ? ({ tone: 'good', words: FILE_STATE.there } as const)
    : ({ tone: 'warn', words: fact.note } as const)
}
