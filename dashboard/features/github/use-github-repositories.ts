import type { GithubRepository } from '@mosaygent/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#helper-client'

/** GitHub has no search over one's own repositories: with fewer matches than this, the next page is looked through. */
const ENOUGH = 5
/** Ten pages by themselves; whoever has more than a thousand goes on by hand. */
const BY_ITSELF = 10

export interface GithubRepositories {
  found: readonly GithubRepository[]
  /** How many were looked through. */
  looked: number
  error: Error | null
  loading: boolean
  more: boolean
  loadMore: () => void
  again: () => void
}

/** The repositories of the login with these words in name or description. */
export function useGithubRepositories(search: string): GithubRepositories {
  const query = useInfiniteQuery({
    queryKey: ['helper', 'github-repositories'],
    queryFn: ({ pageParam, signal }) => call('githubRepositories', { page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.more ? pages.length + 1 : undefined),
    networkMode: 'always',
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: 60_000,
  })
  const { fetchNextPage, hasNextPage, isFetching, error } = query
  const pages = query.data?.pages ?? []
  const all = pages.flatMap(({ repositories }) => repositories)
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = all.filter(({ name, description }) => {
    const text = `${name} ${description ?? ''}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  const goOn =
    words.length > 0 &&
    found.length < ENOUGH &&
    hasNextPage &&
    !isFetching &&
    error === null &&
    pages.length < BY_ITSELF
  useEffect(() => {
    if (goOn) void fetchNextPage()
  }, [goOn, fetchNextPage])
  return {
    found,
    looked: all.length,
    error,
    loading: isFetching,
    more: hasNextPage,
    loadMore: () => void fetchNextPage(),
    again: () => void (all.length === 0 ? query.refetch() : fetchNextPage()),
  }
}
