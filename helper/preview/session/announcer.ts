export interface Announcer {
  /** Announces at once; `false`: together with what else happens within the interval. */
  changed(urgent: boolean): void
  close(): void
}

/** Keeps a busy tool from flooding the stream: each state is told at once, mere output at most once per interval. */
export function createAnnouncer(announce: () => void, intervalMs: number): Announcer {
  let timer: NodeJS.Timeout | undefined
  const close = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const now = () => {
    close()
    announce()
  }
  return {
    changed(urgent) {
      if (urgent) now()
      else timer ??= setTimeout(now, intervalMs)
    },
    close,
  }
}
