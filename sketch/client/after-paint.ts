/** A page that is out of sight is not painted. */
const LATEST_MS = 500

/**
 * What is to be done when the browser has painted what was just put up, so that nobody waits for it to be seen; of many
 * calls until then it is done once.
 */
export function afterPaint(work: () => void): () => void {
  let late: ReturnType<typeof setTimeout> | null = null
  const run = () => {
    if (late === null) return
    clearTimeout(late)
    late = null
    work()
  }
  return () => {
    if (late !== null) return
    late = setTimeout(run, LATEST_MS)
    requestAnimationFrame(() => setTimeout(run))
  }
}
