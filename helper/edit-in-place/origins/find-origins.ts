import type { Origin } from '@mosaygent/contract'
import type { FoundComputed, NamedPart } from '../literals/found.ts'
import { keyOfPart } from '../literals/names-in-value.ts'
import { type Constant, constantsOf, withPath } from './constants.ts'
import { type Declared, declaredWhere, type Looking, type Search } from './declared-where.ts'
import { givenByMaker } from './given-by-maker.ts'
import { declaredMember, ledTo } from './members.ts'
import type { InPackage } from './in-packages.ts'
import { librariesOf, memberInPackage } from './libraries.ts'

/** In ms, for all values of a call: files that are made to be read slowly would hold a reader for minutes. */
const MOST_MS = 5_000
/** Names of all values of a call. */
const MOST_NAMES = 60

/**
 * Of values that name something the places where the app declares that, or the literal that a widget around was given
 * for it, or the package that it is of; what is not found is left out.
 */
export async function findOrigins(
  search: Search,
  text: string,
  computed: readonly FoundComputed[],
  mostMs = MOST_MS,
): Promise<Origin[]> {
  const parts = new Map(computed.flatMap((one) => one.parts).map((part) => [keyOfPart(part), part]))
  const asked = new Map([...parts].slice(0, MOST_NAMES).map(([key, { names }]) => [key, names]))
  if (asked.size === 0) return []
  const looking = { app: search.app, place: search.place, until: performance.now() + mostMs }
  const { found, ...seen } = await declaredWhere(looking, text, asked)
  const values = { looking, search, text }
  const { literals, givenAt } = await literalsOf(values, computed, found)
  const unknown = [...parts].filter(([key]) => asked.has(key) && !found.has(key))
  const elsewhere = await librariesOf(search, looking.until, seen, new Map(unknown))
  const places = new Map<string, Place>()
  for (const [key, part] of parts) {
    const declared = found.get(key)
    const given = givenAt.get(key)
    const origin =
      declared === undefined ? ofLibrary(part, elsewhere.get(key)) : await ofApp(values, part, declared)
    if (given !== undefined) places.set(key, { name: part.shown.join('.'), place: given })
    else if (origin !== null) places.set(key, origin)
  }
  return computed.flatMap((one) => {
    const [first] = one.parts
    const given = one.names === null || first === undefined ? [] : (literals.get(keyOfPart(first)) ?? [])
    const name = first?.shown.join('.') ?? ''
    if (given.length > 0) return given.map((constant) => withPath({ path: one.path, name }, constant))
    return distinct(
      one.parts.flatMap((part) => places.get(keyOfPart(part)) ?? []),
      one.path,
    )
  })
}

/** A place that a value comes from, whichever argument it is for. */
type Place = Omit<Origin, 'path' | 'given'>

interface Values {
  readonly looking: Looking
  readonly search: Search
  /** Of the place's file. */
  readonly text: string
}

interface FoundGiven {
  readonly literals: ReadonlyMap<string, readonly Constant[]>
  /** What a call around gives, and is no literal. */
  readonly givenAt: ReadonlyMap<string, NonNullable<Origin['place']>>
}

/** By key the literals of values that are names: what the widget around was given, or those of a constant. */
async function literalsOf(
  { looking, search, text }: Values,
  computed: readonly FoundComputed[],
  found: Map<string, Declared>,
): Promise<FoundGiven> {
  const literals = new Map<string, readonly Constant[]>()
  const givenAt = new Map<string, NonNullable<Origin['place']>>()
  for (const {
    names,
    parts: [only],
  } of computed) {
    if (names === null || only === undefined || literals.has(keyOfPart(only))) continue
    const key = keyOfPart(only)
    const given = await givenByMaker(looking, { place: search.place, text, names }, search.makers)
    const declared = found.get(key)
    if (given?.how === 'computed') givenAt.set(key, { file: given.place.file, line: given.line })
    else if (given !== null) literals.set(key, [{ path: [], of: given }])
    else if (declared !== undefined) {
      const led = await ledTo(looking, declared)
      literals.set(key, led === null ? [] : await constantsOf(looking, led, 0))
    }
  }
  return { literals, givenAt }
}

/** Where the app, or a package that can be opened, declares it; else what of it the app declares. */
async function ofApp({ looking, search }: Values, { shown }: NamedPart, declared: Declared): Promise<Place> {
  const known = await declaredMember(looking, declared)
  const { file, line } = known.of
  const left = known.left.length
  if (left === 0) return { name: shown.join('.'), place: { file, line } }
  const member = await memberInPackage(search, looking, known)
  if (member !== null) return { name: shown.join('.'), ...member }
  const count = Math.max(1, shown.length - left)
  const [name, rest] = [shown.slice(0, count).join('.'), shown.slice(count).join('.')]
  return { name, rest, place: { file, line } }
}

function ofLibrary({ shown }: NamedPart, known: InPackage | undefined): Place | null {
  return known === undefined ? null : { name: shown.join('.'), ...known }
}

/** The same place of the same name is told once. */
function distinct(places: readonly Place[], path: readonly string[]): Origin[] {
  const told = new Map<string, Origin>()
  for (const one of places)
    told.set(JSON.stringify([one.name, one.place ?? one.library]), Object.assign({ path: [...path] }, one))
  return [...told.values()]
}
