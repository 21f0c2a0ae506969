/** As many as the helper takes. */
const MOST = 20
/** Characters of each that it takes. */
const LONGEST = 2_000
/** In bytes, for all together: a call's body may have 64 KiB. */
const ROOM = 48_000

const encoder = new TextEncoder()

/** Errors of a page as the helper takes them: whole characters, and no more of them than fit into one call. */
export function reportedErrors(errors: readonly string[]): string[] {
  const told: string[] = []
  let left = ROOM
  for (const error of errors.slice(0, MOST)) {
    // half a character, at the cut or of the app's own making, is no text
    const text = error.slice(0, LONGEST).replace(/\p{Surrogate}/gu, '\uFFFD')
    left -= encoder.encode(JSON.stringify(text)).length + 1
    if (left < 0) break
    told.push(text)
  }
  return told
}
