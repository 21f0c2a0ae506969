/** A line of code in three: before, the word that begins at `column` (from 1), after. No column: nothing is marked. */
export function splitAtPlace(text: string, column: number | null) {
  if (column === null || column < 1 || column > text.length) return { before: text, place: '', after: '' }
  const start = column - 1
  // the name at the place; where there is none (a bracket, a comma), that one character
  const length = /^[\w$]+/.exec(text.slice(start))?.[0].length ?? 1
  return {
    before: text.slice(0, start),
    place: text.slice(start, start + length),
    after: text.slice(start + length),
  }
}
