const SLICE_MS = 5

/** Pauses when a slice of time is used up. */
export function slicedBy(pause: () => Promise<void>): () => Promise<void> {
  let begun = performance.now()
  return async () => {
    if (performance.now() - begun < SLICE_MS) return
    await pause()
    begun = performance.now()
  }
}
