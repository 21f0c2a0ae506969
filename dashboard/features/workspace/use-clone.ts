import type { CodebaseKind } from '@mosaygent/contract'
import { call, query, useLongAction } from '#helper-client'
import type { LongAction } from '#helper-client'
import { CODEBASES } from './codebases.ts'

export type CloneAction = LongAction<'cloneApi' | 'cloneFlutter'>

/** The clone of one codebase. */
export function useClone(kind: CodebaseKind): CloneAction {
  return useLongAction({
    endpoint: CODEBASES[kind].endpoint,
    kind: 'clone',
    codebase: kind,
    refresh: [query('environmentStatus').queryKey],
    cancelCall: () => call('cancelClone', { codebase: kind }),
  })
}
