export interface Announcer {
  /** Announces at once; `false`: together with what else happens within the interval. */
  changed(urgent: boolean): void
  close(): void
}

/** Publishes each state at once and mere output at most once per interval, so that a busy tool does not flood the stream. */
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
