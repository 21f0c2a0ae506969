import type { FirebaseFact, Reply } from '@mosaygent/contract'
import { useQuery } from '@tanstack/react-query'
import { firebaseQueries, useConnection } from '#helper-client'
import { FILE_STATE } from './texts.ts'
import { useEffect, useState } from 'react'

/** How long typing rests before the helper is asked, ms. */
const REST_MS = 250

export interface ConfigFile {
  readonly tone: 'good' | 'neutral' | 'warn'
  readonly words: string
}

/** What a look at the file at `path` says; null: it is being looked at. */
export function useConfigFile(path: string): ConfigFile | null {
  const { connected } = useConnection()
  const asked = useSettled(path, REST_MS)
  const facts = useQuery({ ...firebaseQueries.facts(asked), enabled: connected })
  if (!connected) return { tone: 'neutral', words: FILE_STATE.notConnected }
  if (facts.isError) return { tone: 'neutral', words: FILE_STATE.failed }
  return facts.isPending || asked !== path ? null : stateOf(facts.data)
}

/** The same in words. */
export function stateOf({ facts }: Reply<'firebaseFacts'>): ConfigFile {
  const fact: FirebaseFact | undefined = facts.find(({ source }) => source === 'dart')
  if (fact === undefined) return { tone: 'neutral', words: FILE_STATE.missing }
  if (fact.project_id !== undefined) return { tone: 'good', words: FILE_STATE.thereFor(fact.project_id) }
  return fact.note === undefined
    ? { tone: 'good', words: FILE_STATE.there }
    : { tone: 'warn', words: fact.note }
}

/** The value once it has rested for `ms`; the first one at once. */
function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value)
    }, ms)
    return () => {
      clearTimeout(timer)
    }
  }, [value, ms])
  return settled
}
