/** Lets the browser draw and answer; a timer would be slowed down in a hidden tab. */
export function yieldToBrowser(): Promise<void> {
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

const PART_LENGTH = 5_000

/** Works on a long list in parts and yields between them: fifty thousand lines at once would block the page. */
export async function forEachPart<T>(all: readonly T[], work: (part: readonly T[]) => void): Promise<void> {
  for (let from = 0; from < all.length; from += PART_LENGTH) {
    if (from > 0) await yieldToBrowser()
    work(all.slice(from, from + PART_LENGTH))
  }
}
