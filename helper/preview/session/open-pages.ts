/** The frames of dashboards that are open and visible, by their own ids. */
export interface OpenPages {
  opened(page: string): void
  closed(page: string): void
  clear(): void
  all(): readonly string[]
}

/** More tabs than this are a fault; the one that was silent longest is dropped. */
const KEPT = 100

/** @param silenceMs how long a page may be silent before it counts as gone; its browser may have been killed. */
export function createOpenPages(silenceMs: number, now: () => number = () => performance.now()): OpenPages {
  const heardAt = new Map<string, number>()
  return {
    opened(page) {
      heardAt.delete(page)
      heardAt.set(page, now())
      const [oldest] = heardAt.keys()
      if (heardAt.size > KEPT && oldest !== undefined) heardAt.delete(oldest)
    },
    closed: (page) => void heardAt.delete(page),
    clear: () => heardAt.clear(),
    all: () => [...heardAt].filter(([, at]) => now() - at < silenceMs).map(([page]) => page),
  }
}
