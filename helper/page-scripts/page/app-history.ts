interface Entry {
  readonly url: string
  readonly state: unknown
}

/** The app's own way through its addresses. */
export interface AppHistory {
  /** Whether there is an entry before and after the one that is seen. */
  readonly ways: () => { readonly back: boolean; readonly forward: boolean }
  readonly move: (by: number) => void
  /** Goes to an address of this page's origin, as a link of the page would; `replace`: in the place of the one seen. */
  readonly go: (address: string, how?: 'replace') => void
}

const ENTRIES_KEPT = 100

/**
 * Keeps the entries of this page beside the browser's, whose history a frame shares with the page around it: a step back
 * there may be the dashboard's. So a step, also one that the app itself takes, puts the earlier entry in the place of
 * the one that is seen and tells the app as the browser would, and never leaves the page.
 */
export function keepAppHistory(onChange: () => void): AppHistory {
  const entries: Entry[] = [here()]
  let at = 0
  let moving = false
  const { pushState, replaceState } = History.prototype
  const pushed = () => {
    entries.splice(at + 1, entries.length, here())
    if (entries.length > ENTRIES_KEPT) entries.shift()
    at = entries.length - 1
  }
  History.prototype.pushState = function (...args) {
    // Flutter's engine answers a step with an entry of its own, which would add one to the browser's for each step
    const change = moving ? replaceState : pushState
    change.apply(this, args)
    pushed()
    onChange()
  }
  History.prototype.replaceState = function (...args) {
    replaceState.apply(this, args)
    entries[at] = here()
    onChange()
  }
  const tell = (state: unknown) => {
    moving = true
    try {
      window.dispatchEvent(new PopStateEvent('popstate', { state }))
    } finally {
      moving = false
    }
    onChange()
  }
  const move = (by: number) => {
    const entry = entries[at + by]
    if (entry === undefined || by === 0) return
    at += by
    replaceState.call(history, entry.state, '', entry.url)
    tell(entry.state)
  }
  // as in the browser, a step is taken after the call has returned
  const later = (by: number) => void setTimeout(move, 0, by)
  const ownGo = History.prototype.go
  History.prototype.back = () => later(-1)
  History.prototype.forward = () => later(1)
  History.prototype.go = function (by) {
    if (by === undefined || by === 0) ownGo.call(this)
    else later(by)
  }
  const onPop = (event: PopStateEvent) => {
    if (!event.isTrusted) return
    const known = nearest(entries, at, here())
    if (known === null) pushed()
    else at = known
    onChange()
  }
  window.addEventListener('popstate', onPop)
  window.addEventListener('hashchange', onChange)
  return {
    ways: () => ({ back: at > 0, forward: at < entries.length - 1 }),
    move,
    go: (address, how) => {
      if (how === 'replace') history.replaceState(null, '', address)
      else history.pushState(null, '', address)
      tell(null)
    },
  }
}

const here = (): Entry => ({ url: location.href, state: history.state })

/** Where the browser went by its own buttons; null: somewhere new, as a link to another hash does. */
function nearest(entries: readonly Entry[], at: number, { url, state }: Entry): number | null {
  const same = entries.flatMap((entry, index) =>
    index !== at && entry.url === url && (entry.state === null) === (state === null) ? [index] : [],
  )
  const [first = null] = same.toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at))
  return first
}
