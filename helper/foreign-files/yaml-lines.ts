/*
 * For readers that take a `pubspec.yaml` line by line instead of as YAML, so that a syntax error during an edit hides
 * nothing of it.
 */

/** Up to a `#` that begins the line or stands behind white space. */
export function withoutComment(line: string): string {
  const at = line.search(/(?:^|\s)#/)
  return at === -1 ? line : line.slice(0, at)
}

/** A plain or quoted word, without the white space around it. */
export const unquoted = (text: string) => text.trim().replace(/^["']/, '').replace(/["']$/, '')
