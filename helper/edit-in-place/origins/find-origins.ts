import { join, posix } from 'node:path'
import type { CallLiterals, Computed, SourcePlace } from '@mosaygent/contract'
import { readForeign, readForeignText, valueOr } from '../../foreign-files/index.ts'
import { openFile } from '../open-file.ts'
import type { FoundDeclarations } from './find-declarations.ts'

/** More would make the card wait. */
const MOST_FILES = 60

interface Search {
  /** Absolute and real. */
  readonly app: string
  readonly place: SourcePlace
}

/** Values that name something, with the file and line where the app declares it, if that is found. */
export async function withOrigins(
  search: Search,
  text: string,
  computed: CallLiterals['computed'],
): Promise<Computed[]> {
  const naming = computed.filter(({ what }) => what === 'name' || what === 'call')
  if (naming.length === 0) return [...computed]
  const found = await originsOf(search, text, [...new Set(naming.map(({ written }) => written))])
  return computed.map((one) => ({ ...one, origin: found.get(one.written) ?? null }))
}

/** The file itself and its parts, then what it imports, and what those hand on. */
async function originsOf({ app, place }: Search, text: string, values: readonly string[]) {
  const origins = new Map<string, { file: string; line: number }>()
  const left = new Set(values)
  const look = async (file: string, source: string, own: boolean): Promise<FoundDeclarations | null> => {
    const written = [...left]
    const at = own ? { line: place.line, column: place.column } : null
    const read = await readForeignText('dart-declarations', source, { written, place: at })
    const found = valueOr(read, null)
    for (const [index, line] of (found?.lines ?? []).entries()) {
      const value = written[index]
      if (line === null || value === undefined) continue
      origins.set(value, { file, line })
      left.delete(value)
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
  for (let file = queue.shift(); file !== undefined && seen.size <= MOST_FILES; file = queue.shift()) {
    if (seen.has(file)) continue
    seen.add(file)
    // one that is generated, or leads out of the app, is not looked into
    const opened = await openFile(app, file)
    if (!opened.ok) continue
    const found = await look(file, opened.value.text, false)
    if (left.size === 0) break
    queue.push(...paths(file, [...(found?.exports ?? []), ...(found?.parts ?? [])]))
  }
  return origins
}

/** Relative to the app; null: it is of another package. */
function pathOf(uri: string, from: string, name: string | null): string | null {
  const own = `package:${name ?? ''}/`
  if (name !== null && uri.startsWith(own)) return posix.join('lib', uri.slice(own.length))
  if (uri.includes(':')) return null
  // a file of the package is `package:name/…` to Dart, so a path from the root begins in `lib`
  return uri.startsWith('/') ? posix.join('lib', uri) : posix.join(posix.dirname(from), uri)
}
