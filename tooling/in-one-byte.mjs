/**
 * One character above U+00FF, in a sentence or a test of one, makes V8 hold all of its file with two bytes a character:
 * a megabyte more for the helper. This plugin of Rolldown writes them as escapes, and all others that are not ASCII too,
 * so that each byte of the file is a character, as `sketch/start.ts` reads it.
 */
export const inOneByte = {
  name: 'in-one-byte',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk') chunk.code = withEscapes(chunk.code)
  },
}

/**
 * A program of ASCII alone that does the same. Throws where an escape would mean something else: in a
 * raw template, and behind a backslash.
 *
 * @param {string} code
 * @returns {string}
 */
export function withEscapes(code) {
  const bad = /String\.raw`[^`]*[^\0-\x7f]|\\[^\0-\x7f]/.exec(code)
  if (bad !== null)
    throw new Error(`A character that cannot be written as an escape where it stands: ${bad[0]}`)
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
