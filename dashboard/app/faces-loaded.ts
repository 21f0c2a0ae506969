/** As the tokens name them; a shorthand without its size would not be one. */
const FACES = ['13px "Geist Variable"', '12px "Geist Mono Variable"']
/** Text in another face is better than none, ms. */
const LIMIT_MS = 3_000

/**
 * Waits for the faces that Latin text is set in: drawn before, each line would take another width when its face comes,
 * and push what is beside it. Never throws; what cannot be loaded, or takes too long, is drawn without.
 */
export async function facesLoaded(): Promise<void> {
  const loading = Promise.allSettled(FACES.map((face) => document.fonts.load(face)))
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, LIMIT_MS))])
}
