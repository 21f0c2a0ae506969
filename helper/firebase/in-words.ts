const MOST = 10

/** `a, b and c`; a long list is cut off. */
export function inWords(list: readonly string[]): string {
  const shown = list.slice(0, MOST)
  if (list.length > MOST) return `${shown.join(', ')} and ${list.length - MOST} more`
  const last = shown.at(-1) ?? ''
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`
}
