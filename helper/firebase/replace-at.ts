/** A piece of a text that is replaced by another. */
export interface TextEdit {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** Puts other pieces in place; every character besides stays. Of two edits of the same piece the first one counts. */
export function replaceAt(source: string, edits: readonly TextEdit[]): string {
  const pieces: string[] = []
  let at = 0
  let last: TextEdit | null = null
  for (const edit of edits.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    if (last !== null && edit.from === last.from && edit.to === last.to && edit.to > edit.from) continue
    pieces.push(source.slice(at, edit.from), edit.text)
    at = edit.to
    last = edit
  }
  return [...pieces, source.slice(at)].join('')
}
