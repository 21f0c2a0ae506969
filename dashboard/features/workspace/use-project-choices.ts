import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { forgetProject, query } from '#helper-client'
import { exchangeChoices, noteProject, sameDirectory, subscribeChoices } from '#session'
import { askAboutProject } from './other-run.ts'
import { storeLeft, syncChanged, syncChoices } from './sync-choices.ts'
import type { Directory } from './use-directory.ts'

/**
 * The browser's keys hold the choices of the directory that is worked in, whoever chose it: this tab, another one, a
 * script. They are exchanged before the page is painted, then brought together with what the helper keeps.
 */
export function useProjectChoices({ state, loading, connected }: Directory): void {
  const client = useQueryClient()
  // out of reach the helper says nothing, and what it last said still counts
  const shown = loading || state.kind === 'none' || state.kind === 'offline' ? null : state.path
  const before = useRef<string | null>(null)
  const asked = connected && shown !== null
  const stored = useQuery({ ...query('projectChoices'), enabled: asked })
  const offered = stored.data !== undefined
  const { dataUpdatedAt } = stored
  // what a helper without a directory says of codebases is true of none: undefined while it is not known what it has
  const worksIn = loading || !connected ? undefined : state.kind === 'shared' ? state.path : null
  const workedIn = useRef<string | null | undefined>(undefined)
  useLayoutEffect(() => {
    if (worksIn === undefined) return
    if (workedIn.current === null && worksIn !== null) forgetProject(client)
    workedIn.current = worksIn
  }, [worksIn, client])

  useLayoutEffect(() => {
    if (shown === null) return
    const left = exchangeChoices(shown)
    if (left !== null && offered) void storeLeft(left)
    if (before.current === null) noteProject(shown, null)
    else if (before.current !== shown) {
      forgetProject(client)
      // whichever tab, window or script chose it
      if (!sameDirectory(before.current, shown)) void askAboutProject(client, before.current, shown)
    }
    before.current = shown
  }, [shown, offered, client])

  useEffect(() => {
    if (!asked || dataUpdatedAt === 0) return undefined
    void syncChoices()
    return subscribeChoices(syncChanged)
  }, [asked, dataUpdatedAt])
}
