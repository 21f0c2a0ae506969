import { createStore } from '#store'

/**
 * Whether a part of the page that comes after the first paint did not come: nothing is asked of the helper then, and no
 * screen may look as if it were.
 */
export const laterPartMissing = createStore(false)

/** Loads such a part; null where its file does not come, which the page says. The next call tries again. */
export async function loadLaterPart<Part>(load: () => Promise<Part>): Promise<Part | null> {
  try {
    return await load()
  } catch (error) {
    console.warn('What asks the helper could not be loaded', error)
    laterPartMissing.set(true)
    return null
  }
}
