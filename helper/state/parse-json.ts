/**
 * JSON as an unknown value; text that is none gives undefined, which no schema accepts. A byte order mark, which some
 * Windows editors write, is read over.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined // not JSON is an answer here, the caller's schema refuses it
  }
}
