import * as z from 'zod/mini'

const Level = z.enum(['warning', 'error'])
/** A bare number or `true` in the address is read as such by the router. */
const Term = z.union([z.string(), z.number(), z.boolean()])
const Source = z.enum(['app', 'flutter', 'sketch', 'helper', 'api', 'git', 'page'])

/** The console's filter as the address carries it; what is not there filters nothing. */
interface Search {
  q: string | undefined
  level: z.infer<typeof Level> | undefined
  source: z.infer<typeof Source> | undefined
}
export type ConsoleSearch = { q?: string; level?: z.infer<typeof Level>; source?: z.infer<typeof Source> }

/** Reads the query of the address; what it does not understand is left out, never refused. */
export function parseConsoleSearch(search: Record<string, unknown>): ConsoleSearch {
  return withoutBlanks({
    q: z.safeParse(Term, search['q']).data?.toString(),
    level: z.safeParse(Level, search['level']).data,
    source: z.safeParse(Source, search['source']).data,
  })
}

export function withoutBlanks({ q, level, source }: Search): ConsoleSearch {
  return {
    ...(q === undefined || q.trim() === '' ? {} : { q }),
    ...(level === undefined ? {} : { level }),
    ...(source === undefined ? {} : { source }),
  }
}
