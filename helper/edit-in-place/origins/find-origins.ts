import { join, posix } from 'node:path'
import type { Reply, SourcePlace } from '@mosaygent/contract'
import { readForeign, readForeignText, valueOr } from '../../foreign-files/index.ts'
import type { FoundComputed, Named } from '../literals/found.ts'
import { openFile } from '../open-file.ts'
import type { FoundDeclarations } from './find-declarations.ts'

/** More would make the card wait. */
const MOST_FILES = 60
/** In ms: files that are made to be read slowly would hold a reader for minutes. */
const MOST_MS = 5_000
/** Of one value, with the classes that it may be inherited from. */
const MOST_NAMES = 12

interface Search {
  /** Absolute and real. */
  readonly app: string
  readonly place: SourcePlace
}

/** Of values that name something the file and line where the app declares it; those that are not found are left out. */
export async function findOrigins(
  search: Search,
  text: string,
  computed: readonly FoundComputed[],
): Promise<Reply<'literalOrigins'>['origins']> {
  const naming = computed.flatMap(({ path, names }) => (names === null ? [] : [{ path, names }]))
  if (naming.length === 0) return []
  const keyOf = (names: Named) => [names.head, ...names.rest].join('.')
  const asked = new Map(naming.map(({ names }) => [keyOf(names), names]))
  const found = await originsOf(search, text, asked)
  return naming.flatMap(({ path, names }) => {
    const origin = found.get(keyOf(names))
    return origin === undefined ? [] : [{ path, ...origin }]
  })
}

/** The file itself and its parts, then what it imports, and what those hand on. */
async function originsOf({ app, place }: Search, text: string, values: ReadonlyMap<string, Named>) {
  const origins = new Map<string, { file: string; line: number }>()
  /** By key what it may be declared as. */
  const left = new Map([...values].map(([key, names]) => [key, [names]]))
  const look = async (file: string, source: string, own: boolean): Promise<FoundDeclarations | null> => {
    const asked = [...left].flatMap(([key, all]) => all.map((names) => ({ key, names })))
    const at = own ? { line: place.line, column: place.column } : null
    const names = asked.map((one) => one.names)
    const read = await readForeignText('dart-declarations', source, { names, place: at })
    const found = valueOr(read, null)
    for (const [index, { key }] of asked.entries()) {
      const line = found?.lines[index] ?? null
      if (line !== null && left.delete(key)) origins.set(key, { file, line })
      const more = found?.elsewhere[index] ?? []
      const known = left.get(key)
      if (known !== undefined) left.set(key, [...known, ...more].slice(0, MOST_NAMES))
    }
    return found
  }
  const own = await look(place.file, text, true)
  if (own === null || left.size === 0) return origins
  const manifest = valueOr(await readForeign('app-manifest', join(app, 'pubspec.yaml'), null), null)
  const paths = (from: string, uris: readonly string[]) =>
    uris.flatMap((uri) => pathOf(uri, from, manifest?.name ?? null) ?? [])
  const queue = paths(place.file, [...own.parts, ...own.imports])
  const seen = new Set([place.file])
  const until = performance.now() + MOST_MS
  for (let file = queue.shift(); file !== undefined && seen.size <= MOST_FILES; file = queue.shift()) {
    if (performance.now() > until) break
    if (seen.has(file)) continue
    seen.add(file)
    // one that is generated, or leads out of the app, is not looked into
    const opened = await openFile(app, file, 'dart')
    if (!opened.ok) continue
    const found = await look(file, opened.value.text, false)
    if (left.size === 0) break
    queue.push(...paths(file, [...(found?.exports ?? []), ...(found?.parts ?? [])]))
  }
  return origins
}

/** Relative to the app; null: it is of another package, or no address. */
function pathOf(written: string, from: string, name: string | null): string | null {
  const uri = decoded(written)
  if (uri === null) return null
  const own = `package:${name ?? ''}/`
  if (name !== null && uri.startsWith(own)) return posix.join('lib', uri.slice(own.length))
  if (uri.includes(':')) return null
  // a file of the package is `package:name/…` to Dart, so a path from the root begins in `lib`
  return uri.startsWith('/') ? posix.join('lib', uri) : posix.join(posix.dirname(from), uri)
}

/** With what `%20` and the like stand for; null where they stand for nothing. */
function decoded(uri: string): string | null {
  try {
    return decodeURIComponent(uri)
  } catch {
    return null
  }
}
