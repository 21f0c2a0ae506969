import { posix } from 'node:path'
import { decodedUri } from '../../foreign-files/index.ts'
import type { Library } from './find-declarations.ts'
import { handedOn } from './import-clauses.ts'

/** What a file is looked through for: what the place sees of it, or what a class above the place's own may declare. */
export type Reach = 'own' | 'seen' | 'inherited'

/** A file of the app, relative to it, and by way of which import it is seen; null: as the place itself. */
export interface ToLookInto {
  readonly file: string
  readonly reach: Reach
  readonly way: Library | null
}

/** Which files the directives of a file lead to. `packageName`: of the app, null where its pubspec does not say. */
export class FilesSeen {
  /** What the place sees of other packages, by way of files of the app too. */
  readonly libraries: Library[] = []
  readonly #packageName: string | null

  constructor(packageName: string | null) {
    this.#packageName = packageName
  }

  /** A part is seen as the file is that it is of. */
  partsOf({ file: from, reach, way }: ToLookInto, parts: readonly string[]): ToLookInto[] {
    return parts.flatMap((uri) => {
      const file = pathOf(uri, from, this.#packageName)
      return file === null ? [] : [{ file, reach, way }]
    })
  }

  /** Behind imports or exports. Those of other packages are kept in `libraries`. */
  behind({ file: from, reach, way }: ToLookInto, named: readonly Library[]): ToLookInto[] {
    return named.flatMap((library) => {
      const seen = handedOn(way, library)
      const file = pathOf(library.uri, from, this.#packageName)
      if (file === null && seen !== null && reach === 'seen') this.libraries.push(seen)
      return file === null || seen === null ? [] : [{ file, reach, way: seen }]
    })
  }
}

/** Relative to the app; null: it is of another package, or no address. */
function pathOf(written: string, from: string, name: string | null): string | null {
  const uri = decodedUri(written)
  if (uri === null) return null
  const own = `package:${name ?? ''}/`
  if (name !== null && uri.startsWith(own)) return posix.join('lib', uri.slice(own.length))
  if (uri.includes(':')) return null
  // a file of the package is `package:name/…` to Dart, so a path from the root begins in `lib`
  return uri.startsWith('/') ? posix.join('lib', uri) : posix.join(posix.dirname(from), uri)
}
