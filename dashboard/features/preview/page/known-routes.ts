import { useEffect } from 'react'
import { createStore, useStore } from '#store'

/** Newest first. `listed`: those that the sketch found in the source. */
interface KnownRoutes {
  readonly seen: readonly string[]
  readonly listed: readonly string[]
}

const NONE: KnownRoutes = { seen: [], listed: [] }
const SEEN_KEPT = 50

/** By project; never in the browser's storage, since an address may hold a key. */
const routes = createStore<ReadonlyMap<string, KnownRoutes>>(new Map())

/**
 * The routes of the project's app that are known: remembers the one that is seen, and what the sketch lists also for the
 * app that takes its place. Null: not known.
 */
export function useKnownRoutes(
  project: string | null,
  route: string | null,
  listed: readonly string[] | null,
): KnownRoutes {
  const all = useStore(routes)
  useEffect(() => {
    if (project === null) return
    const before = routes.get().get(project) ?? NONE
    const next = after(before, route, listed)
    if (next !== before) routes.set(new Map([...routes.get(), [project, next]]))
  }, [project, route, listed])
  return project === null ? NONE : (all.get(project) ?? NONE)
}

/** The same ones where nothing is new. */
export function after(
  known: KnownRoutes,
  route: string | null,
  listed: readonly string[] | null,
): KnownRoutes {
  const moved = route !== null && known.seen[0] !== route
  const told = listed !== null && listed.join('\n') !== known.listed.join('\n')
  if (!moved && !told) return known
  return {
    seen: moved ? [route, ...known.seen.filter((one) => one !== route)].slice(0, SEEN_KEPT) : known.seen,
    listed: told ? listed : known.listed,
  }
}
