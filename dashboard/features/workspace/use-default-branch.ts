import type { CodebaseKind, RepositorySource } from '@mosaygent/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '#helper-client'

/** The branch that a clone would check out: asked of the server once for an address, and news only when it answers. */
export function useDefaultBranch(kind: CodebaseKind, source: RepositorySource | undefined): string | null {
  const { data } = useQuery({
    queryKey: ['helper', 'default-branch', kind, source?.address ?? ''],
    queryFn: ({ signal }) => call('defaultBranch', { codebase: kind }, { signal }),
    enabled: source !== undefined && !source.starter,
    networkMode: 'always',
    retry: false,
    // a server that did not say may do so after a login
    staleTime: (query) => (query.state.data?.branch == null ? 0 : 300_000),
  })
  return source?.starter === true ? 'main' : (data?.branch ?? null)
}
