/** As the design tokens name them; a font shorthand needs a size. */
const FONTS = ['13px "Geist Variable"', '12px "Geist Mono Variable"']
/** ms: text in a fallback font is better than none. */
const LIMIT_MS = 3_000

/**
 * Waits for the fonts of Latin text: text that is drawn before would change its width when they arrive and shift the
 * layout. Never throws; a font that fails or takes too long is left out.
 */
export async function fontsReady(): Promise<void> {
  const loading = Promise.allSettled(FONTS.map((font) => document.fonts.load(font)))
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, LIMIT_MS))])
}
