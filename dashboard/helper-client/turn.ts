/** Lets the browser draw and answer; a timer would be slowed down in a tab that is not seen. */
export function turn(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}

/** How many of a long list are taken at a stretch. */
const AT_ONCE = 5_000

/** A long list in portions: fifty thousand lines at a stretch would hold the page up. */
export async function inTurns<T>(all: readonly T[], work: (some: readonly T[]) => void): Promise<void> {
  for (let from = 0; from < all.length; from += AT_ONCE) {
    if (from > 0) await turn()
    work(all.slice(from, from + AT_ONCE))
  }
}
