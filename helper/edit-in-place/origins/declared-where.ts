import { join, posix } from 'node:path'
import type { SourcePlace } from '@mosaygent/contract'
import { decodedUri, readForeign, readForeignText, valueOr } from '../../foreign-files/index.ts'
import type { Named } from '../literals/found.ts'
import { openFile } from '../open-file.ts'
import type { DeclaredValue, Library } from './find-declarations.ts'
import { handedOn, isSeenBy } from './import-clauses.ts'

/** More would make the card wait. */
const MOST_FILES = 60
/** Of one value, with the classes that it may be inherited from. */
const MOST_NAMES = 12

/** From where it is looked. */
export interface Search {
  /** Absolute and real. */
  readonly app: string
  readonly place: SourcePlace
  /** The calls of the app's own widgets that the place is in, the innermost first. */
  readonly makers: readonly SourcePlace[]
  /** Whether a file of a package, as code imports it, can be opened in the editor. */
  readonly opens: (file: string) => Promise<boolean>
  /** The packages that are edited beside the app. `root`: absolute. */
  readonly packages: () => Promise<readonly { readonly name: string; readonly root: string }[]>
}

/** A search under way. `until`: as `performance.now()` tells time, all that is looked for in it has been found or given up. */
export interface Looking extends Pick<Search, 'app' | 'place'> {
  readonly until: number
}

/** Where a name is declared, and with what. */
export interface Declared {
  readonly file: string
  readonly line: number
  readonly value: DeclaredValue | null
  readonly text: string
}

/** What was found of values, by their keys, and where else the rest may be. */
export interface DeclaredNames {
  readonly found: Map<string, Declared>
  /** What the place sees of other packages, by way of files of the app too. */
  readonly libraries: readonly Library[]
  /** Each file of the app that the place sees was read: what is not found, it does not declare. */
  readonly isWhole: boolean
}

/**
 * The file itself and its parts, then what it imports, and what those hand on. What is inherited is looked for in the
 * imports of the file that declares the class, too.
 */
export async function declaredWhere(
  { app, place, until }: Looking,
  text: string,
  values: ReadonlyMap<string, Named>,
): Promise<DeclaredNames> {
  const origins = new Map<string, Declared>()
  const libraries: Library[] = []
  /** By key what it may be declared as. */
  const left = new Map([...values].map(([key, names]) => [key, [names]]))
  /** Of these what classes above have: `head` is a class that a file of the way may import. */
  const inherited = new Map<string, readonly Named[]>()
  const look = async (file: string, source: string, reach: Reach, way: Library | null) => {
    const all = reach === 'inherited' ? inherited : left
    const asked = [...all].flatMap(([key, names]) =>
      left.has(key) ? names.filter((one) => isSeenBy(way, one)).map((one) => ({ key, one })) : [],
    )
    const at = reach === 'own' ? { line: place.line, column: place.column } : null
    const names = asked.map(({ one }) => one)
    const read = await readForeignText('dart-declarations', source, { names, place: at })
    const found = valueOr(read, null)
    let isAbove = false
    for (const [index, { key }] of asked.entries()) {
      const line = found?.lines[index] ?? null
      const value = found?.values[index] ?? null
      if (line !== null && left.delete(key)) origins.set(key, { file, line, value, text: source })
      const more = found?.elsewhere[index] ?? []
      const known = left.get(key)
      if (known === undefined || more.length === 0) continue
      isAbove = true
      left.set(key, joined(known, more))
      inherited.set(key, joined(inherited.get(key) ?? [], more))
    }
    return { found, isAbove }
  }
  const told = (isWhole: boolean) => ({ found: origins, libraries, isWhole })
  if (performance.now() > until) return told(false)
  const own = (await look(place.file, text, 'own', null)).found
  if (own === null || left.size === 0) return told(false)
  const manifest = valueOr(await readForeign('app-manifest', join(app, 'pubspec.yaml'), null), null)
  const fileOf = (uri: string, from: string) => pathOf(uri, from, manifest?.name ?? null)
  /** A part is seen as the file is that it is of. */
  const partsOf = (parts: readonly string[], { file: from, reach, way }: Next): Next[] =>
    parts.flatMap((uri) => {
      const file = fileOf(uri, from)
      return file === null ? [] : [{ file, reach, way }]
    })
  const behind = (named: readonly Library[], { file: from, reach, way }: Next): Next[] =>
    named.flatMap((library) => {
      const seen = handedOn(way, library)
      const file = fileOf(library.uri, from)
      if (file === null && seen !== null && reach === 'seen') libraries.push(seen)
      return file === null || seen === null ? [] : [{ file, reach, way: seen }]
    })
  // of a part the file that it is of has the imports
  let isWhole = own.imports.length > 0
  // what it exports it sees where files import one another, which is usual of those that export for others
  const first: Next = { file: place.file, reach: 'seen', way: null }
  const queue = [...partsOf(own.parts, first), ...behind([...own.imports, ...own.exports], first)]
  const seen = new Set([`seen ${place.file}`])
  for (let next = queue.shift(); next !== undefined && seen.size <= MOST_FILES; next = queue.shift()) {
    if (performance.now() > until) return told(false)
    const { file, reach, way } = next
    const names = reach === 'seen' ? '' : JSON.stringify([...inherited])
    const clauses = way === null ? '' : JSON.stringify([way.prefix, way.show, way.hide])
    const mark = `${reach} ${file}${names}${clauses}`
    if (seen.has(mark)) continue
    seen.add(mark)
    // one that is generated, or leads out of the app, is not looked into
    const opened = await openFile(app, file, 'dart')
    if (!opened.ok) {
      isWhole = false
      continue
    }
    const { found, isAbove } = await look(file, opened.value.text, reach, way)
    isWhole &&= found !== null
    if (left.size === 0) break
    queue.push(...behind(found?.exports ?? [], next), ...partsOf(found?.parts ?? [], next))
    if (isAbove) queue.push(...behind(found?.imports ?? [], { file, reach: 'inherited', way: null }))
  }
  return told(isWhole && queue.length === 0)
}

/** The same of one name. */
export async function declaredOne(looking: Looking, text: string, names: Named): Promise<Declared | null> {
  return (await declaredWhere(looking, text, new Map([['it', names]]))).found.get('it') ?? null
}

/** What a file is looked through for: what the place sees of it, or what a class above the place's own may declare. */
type Reach = 'own' | 'seen' | 'inherited'

/** A file that is still to be looked into, and by way of which import; null: as the place itself. */
interface Next {
  readonly file: string
  readonly reach: Reach
  readonly way: Library | null
}

const joined = (names: readonly Named[], more: readonly Named[]): Named[] =>
  [...names, ...more].slice(0, MOST_NAMES)

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
