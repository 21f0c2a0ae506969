import { NO_INTERACTIONS, withControl } from '../draw/interactions.ts'
import type { Interactions } from '../draw/interactions.ts'

/** Which page is seen; what was set on it is another matter, and stays. */
type Place = Pick<Interactions, 'base' | 'pages' | 'controls'>

const PLACES_KEPT = 50

/** One open page's way through the app, as a browser's history has it. */
export class PageHistory {
  #past: readonly Place[] = []
  #future: readonly Place[] = []

  get ways(): { readonly back: boolean; readonly forward: boolean } {
    return { back: this.#past.length > 0, forward: this.#future.length > 0 }
  }

  /** Something was done on the page: where it led elsewhere, that is the next entry, or the one before again. */
  moved(before: Interactions, now: Interactions): void {
    if (samePlace(before, now)) return
    const last = this.#past.at(-1)
    if (last !== undefined && samePlace(last, now)) {
      this.#past = this.#past.slice(0, -1)
      this.#future = [before, ...this.#future]
      return
    }
    this.#past = [...this.#past, before].slice(-PLACES_KEPT)
    this.#future = []
  }

  /** What is seen after one step; the same where none is left. */
  step(way: 'back' | 'forward', now: Interactions): Interactions {
    const to = way === 'back' ? this.#past.at(-1) : this.#future[0]
    if (to === undefined) return now
    const back = way === 'back'
    this.#past = back ? this.#past.slice(0, -1) : [...this.#past, now].slice(-PLACES_KEPT)
    this.#future = back ? [now, ...this.#future] : this.#future.slice(1)
    const branch = to.controls.get('branch')
    const kept = branch === undefined ? withoutBranch(now) : withControl(now, 'branch', branch)
    return { ...kept, base: to.base, pages: to.pages, drawer: null }
  }

  clear(): void {
    this.#past = []
    this.#future = []
  }
}

function samePlace(a: Place, b: Place): boolean {
  const same = a.base === b.base && a.pages.length === b.pages.length
  return same && a.pages.every((page, index) => page === b.pages[index]) && branchOf(a) === branchOf(b)
}

function branchOf({ controls }: Place): number | null {
  const branch = controls.get('branch')
  return branch?.kind === 'number' ? branch.value : null
}

function withoutBranch(interactions: Interactions): Interactions {
  const controls = new Map(interactions.controls)
  controls.delete('branch')
  return { ...interactions, controls }
}

/** Begins anew at that route, with nothing open above it; `initial`: where the app begins by itself. */
export function restartedAt(route: string, initial: string): Interactions {
  return route === initial
    ? NO_INTERACTIONS
    : { ...NO_INTERACTIONS, base: { kind: 'route', name: route, how: 'all' } }
}
