import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { parseConsoleSearch, withoutBlanks } from './console-search.ts'
import { NO_FILTER } from './console-filter.ts'
import type { ConsoleFilter } from './console-filter.ts'

/** How long typing rests before the address follows, ms: browsers allow only so many changes of it. */
const REST_MS = 300

/** The console's filter: the address is where it is kept, so that a link or a reload brings it back. */
export function useConsoleFilter(): [ConsoleFilter, (filter: ConsoleFilter) => void] {
  const search = parseConsoleSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const kept = search.q ?? ''
  // what is typed is ahead of the address until typing rests; an address that changes by itself wins
  const [typed, setTyped] = useState({ term: kept, over: kept })
  if (typed.over !== kept) setTyped({ term: kept, over: kept })
  const { term } = typed

  const write = (next: ConsoleFilter) => {
    void navigate({
      to: '.',
      replace: true,
      search: (before: Record<string, unknown>) => {
        const { q: _q, level: _level, source: _source, ...others } = before
        return { ...others, ...searchOf(next) }
      },
    })
  }
  const filter: ConsoleFilter = { ...NO_FILTER, ...search, term }
  useEffect(() => {
    if (term === kept) return undefined
    const timer = setTimeout(() => {
      write(filter)
    }, REST_MS)
    return () => {
      clearTimeout(timer)
    }
    // each keystroke starts the wait anew; the other parts are written at once below
    // oxlint-disable-next-line react/exhaustive-deps
  }, [term, kept])

  return [
    filter,
    (next) => {
      setTyped({ term: next.term, over: kept })
      if (next.level !== filter.level || next.source !== filter.source) write(next)
    },
  ]
}

function searchOf({ term, level, source }: ConsoleFilter) {
  return withoutBlanks({
    q: term,
    level: level === 'all' ? undefined : level,
    source: source === 'all' ? undefined : source,
  })
}
