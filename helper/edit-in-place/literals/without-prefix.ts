/** The names of a chain without the one that the file has imported a library by. */
export function withoutPrefix(names: readonly string[]): readonly string[] {
  const [first = '', second = ''] = names
  return /^[a-z_$]/.test(first) && /^[A-Z]/.test(second) ? names.slice(1) : names
}
