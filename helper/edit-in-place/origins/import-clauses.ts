import type { Named } from '../literals/found.ts'
import type { Library } from './find-declarations.ts'

/** Whether an import or export lets a name through. */
export const letsThrough = ({ show, hide }: Pick<Library, 'show' | 'hide'>, name: string): boolean =>
  !hide.includes(name) && (show.length === 0 || show.includes(name))

/** What is seen of a library that another one hands on, by way of an import of that; null: nothing. */
export function handedOn(way: Library | null, library: Library): Library | null {
  if (way === null) return library
  const show = library.show.filter((name) => way.show.length === 0 || way.show.includes(name))
  if (library.show.length > 0 && show.length === 0) return null
  return {
    uri: library.uri,
    prefix: way.prefix,
    show: library.show.length > 0 ? show : way.show,
    // each once: files that hand on one another end so
    hide: [...new Set([...way.hide, ...library.hide])],
  }
}

/** Whether a name may be declared in a file that is seen that way; null: the file of the place, and its parts. */
export function isSeenBy(way: Library | null, { head, prefix }: Named): boolean {
  if (way === null) return typeof prefix !== 'string'
  return (prefix === undefined || prefix === way.prefix) && letsThrough(way, head)
}
