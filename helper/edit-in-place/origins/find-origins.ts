import { join, posix } from 'node:path'
import type { Reply, SourcePlace } from '@mosaygent/contract'
import { readForeign, readForeignText, valueOr } from '../../foreign-files/index.ts'
import type { FoundComputed, Named } from '../literals/found.ts'
import { isNeverNegative } from '../literals/names.ts'
import { lineOf } from '../literals/place.ts'
import { hashOf, openFile } from '../open-file.ts'
import { type Given, givenByMaker } from './given-by-maker.ts'
import type { FoundValue } from './value-of-declaration.ts'

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
  /** The calls of the app's own widgets that the place is in, the innermost first. */
  readonly makers: readonly SourcePlace[]
}

/**
 * Of values that name something the file and line where the app declares it, or the literal that a widget around was
 * given for it; those that are not found are left out.
 */
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
  for (const [key, origin] of found) found.set(key, await followed(search, origin))
  const given = new Map<string, Given>()
  for (const { what, names } of computed) {
    if (what !== 'name' || names === null || given.has(keyOf(names))) continue
    const literal = await givenByMaker(search.app, { place: search.place, text, names }, search.makers)
    if (literal !== null) given.set(keyOf(names), literal)
  }
  return computed.flatMap(({ path, what, names }) => {
    if (names === null) return []
    const byMaker = given.get(keyOf(names))
    if (byMaker !== undefined) return [{ path, ...byMaker }]
    const origin = found.get(keyOf(names))
    if (origin === undefined) return []
    const literals = what === 'name' ? constantsOf(origin) : []
    const { file, line } = origin
    return literals.length === 0 ? [{ path, file, line }] : literals.map((one) => withPath(path, one))
  })
}

/** Where a name is declared, and with what. */
interface Declared {
  readonly file: string
  readonly line: number
  readonly value: FoundValue | null
  readonly text: string
}

/** A constant that is another constant is followed so often. */
const MOST_STEPS = 3

async function followed({ app }: Search, first: Declared): Promise<Declared> {
  let now = first
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const names = now.value?.names ?? null
    if (now.value === null || names === null) break
    const place = { file: now.file, ...now.value.place }
    const next = (await originsOf({ app, place, makers: [] }, now.text, new Map([['it', names]]))).get('it')
    if (next === undefined) break
    now = next
    if (now.value !== null && now.value.literals.length > 0) return now
  }
  return first
}

/** The literals of a constant, each as what stands elsewhere; the path of each begins with the constant's name. */
function constantsOf({ file, text, value }: Declared): Given[] {
  if (value === null) return []
  const hash = hashOf(Buffer.from(text))
  const bytes = Buffer.from(text)
  return value.literals.map((literal) => ({
    file,
    line: lineOf(text, bytes.subarray(0, literal.from).toString().length),
    given: { how: 'constant', place: { file, ...value.place }, call: value.name, hash, literal },
  }))
}

/** `['style', 'fontSize']`, of the `['title', 'fontSize']` of a constant. */
function withPath(path: readonly string[], { given, ...where }: Given) {
  const whole = [...path, ...given.literal.path.slice(1)]
  const isSize = given.literal.kind === 'number' && isNeverNegative(whole)
  const literal = isSize ? { ...given.literal, least: 0 } : given.literal
  return { path: whole, ...where, given: { ...given, literal } }
}

/**
 * The file itself and its parts, then what it imports, and what those hand on. What is inherited is looked for in the
 * imports of the file that declares the class, too.
 */
async function originsOf({ app, place }: Search, text: string, values: ReadonlyMap<string, Named>) {
  const origins = new Map<string, Declared>()
  /** By key what it may be declared as. */
  const left = new Map([...values].map(([key, names]) => [key, [names]]))
  /** Of these what classes above have: `head` is a class that a file of the way may import. */
  const inherited = new Map<string, readonly Named[]>()
  const look = async (file: string, source: string, reach: Reach) => {
    const all = reach === 'inherited' ? inherited : left
    const asked = [...all].flatMap(([key, names]) =>
      left.has(key) ? names.map((one) => ({ key, one })) : [],
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
  const own = (await look(place.file, text, 'own')).found
  if (own === null || left.size === 0) return origins
  const manifest = valueOr(await readForeign('app-manifest', join(app, 'pubspec.yaml'), null), null)
  const paths = (from: string, uris: readonly string[], reach: Reach) =>
    uris.flatMap((uri) => {
      const file = pathOf(uri, from, manifest?.name ?? null)
      return file === null ? [] : [{ file, reach }]
    })
  const queue = paths(place.file, [...own.parts, ...own.imports], 'seen')
  const seen = new Set([`seen ${place.file}`])
  const until = performance.now() + MOST_MS
  for (let next = queue.shift(); next !== undefined && seen.size <= MOST_FILES; next = queue.shift()) {
    if (performance.now() > until) break
    const { file, reach } = next
    const names = reach === 'seen' ? '' : JSON.stringify([...inherited])
    const mark = `${reach} ${file}${names}`
    if (seen.has(mark)) continue
    seen.add(mark)
    // one that is generated, or leads out of the app, is not looked into
    const opened = await openFile(app, file, 'dart')
    if (!opened.ok) continue
    const { found, isAbove } = await look(file, opened.value.text, reach)
    if (left.size === 0) break
    queue.push(...paths(file, [...(found?.exports ?? []), ...(found?.parts ?? [])], reach))
    if (isAbove) queue.push(...paths(file, found?.imports ?? [], 'inherited'))
  }
  return origins
}

/** What a file is looked through for: what the place sees of it, or what a class above the place's own may declare. */
type Reach = 'own' | 'seen' | 'inherited'

const joined = (names: readonly Named[], more: readonly Named[]): Named[] =>
  [...names, ...more].slice(0, MOST_NAMES)

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
