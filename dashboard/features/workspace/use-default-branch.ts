import type { CodebaseKind, RepositorySource } from '@mosaygent/contract'
import { useQuery } from '@tanstack/react-query'
import { queryAt } from '#helper-client'

/** The branch that a clone would check out: asked of the server once for an address, and news only when it answers. */
export function useDefaultBranch(kind: CodebaseKind, source: RepositorySource | undefined): string | null {
  const { data } = useQuery({
    ...queryAt(['helper', 'defaultBranch', kind, source?.address ?? ''], 'defaultBranch', { codebase: kind }),
    enabled: source !== undefined && !source.starter,
    // a server that did not say may do so after a login
    staleTime: (query) => (query.state.data?.branch == null ? 0 : 300_000),
  })
  return source?.starter === true ? 'main' : (data?.branch ?? null)
}
