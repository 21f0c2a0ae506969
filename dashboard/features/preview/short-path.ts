/** The end of a path that tells projects apart: `…/folder/flutter`. */
export function shortPath(path: string): string {
  const separator = path.includes('/') ? '/' : '\\'
  const parts = path.split(separator).filter((part) => part !== '')
  return parts.length <= 2 ? path : ['…', ...parts.slice(-2)].join(separator)
}
