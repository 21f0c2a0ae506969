const PAIR = /^#pair=([\w-]{1,64})$/

/**
 * The code of a pairing link that led here, or null. Whatever it is, it is gone from the address and the history
 * before anything else happens: nobody can read it off, share it or press Back to it.
 */
export function takePairingCode(): string | null {
  const { hash, pathname, search } = window.location
  if (!hash.startsWith('#pair=')) return null
  window.history.replaceState(window.history.state, '', `${pathname}${search}`)
  return PAIR.exec(hash)?.[1] ?? null
}

/** Hears of a pairing link that is opened in a page that is there already; returns the way to stop. */
export function watchPairingCode(onCode: (code: string) => void): () => void {
  const look = () => {
    const code = takePairingCode()
    if (code !== null) onCode(code)
  }
  window.addEventListener('hashchange', look)
  return () => {
    window.removeEventListener('hashchange', look)
  }
}
