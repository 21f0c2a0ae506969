import type { Reply } from '@mosaygent/contract'
import type { FoundComputed, Named } from '../literals/found.ts'
import { type Constant, constantsOf, withPath } from './constants.ts'
import { declaredWhere, type Search } from './declared-where.ts'
import { ledTo } from './members.ts'
import { type Given, givenByMaker } from './given-by-maker.ts'

/** In ms, for all values of a call: files that are made to be read slowly would hold a reader for minutes. */
const MOST_MS = 5_000

/**
 * Of values that name something the file and line where the app declares it, or the literal that a widget around was
 * given for it; those that are not found are left out.
 */
export async function findOrigins(
  search: Search,
  text: string,
  computed: readonly FoundComputed[],
  mostMs = MOST_MS,
): Promise<Reply<'literalOrigins'>['origins']> {
  const naming = computed.flatMap(({ path, names }) => (names === null ? [] : [{ path, names }]))
  if (naming.length === 0) return []
  const keyOf = (names: Named) => [names.head, ...names.rest].join('.')
  const asked = new Map(naming.map(({ names }) => [keyOf(names), names]))
  const looking = { app: search.app, place: search.place, until: performance.now() + mostMs }
  const found = await declaredWhere(looking, text, asked)
  const constants = new Map<string, Constant[]>()
  for (const { what, names } of computed) {
    const origin = what === 'name' && names !== null ? found.get(keyOf(names)) : undefined
    if (names === null || origin === undefined || constants.has(keyOf(names))) continue
    const led = await ledTo(looking, origin)
    if (led?.kind === 'declared') found.set(keyOf(names), led.of)
    constants.set(keyOf(names), led === null ? [] : await constantsOf(looking, led, 0))
  }
  const given = new Map<string, Given>()
  for (const { what, names } of computed) {
    if (what !== 'name' || names === null || given.has(keyOf(names))) continue
    const literal = await givenByMaker(looking, { place: search.place, text, names }, search.makers)
    if (literal !== null) given.set(keyOf(names), literal)
  }
  return computed.flatMap(({ path, what, names }) => {
    if (names === null) return []
    // a text with more in it than that value is no field of it
    const byMaker = what === 'name' ? given.get(keyOf(names)) : undefined
    if (byMaker !== undefined) return [{ path, ...byMaker }]
    const origin = found.get(keyOf(names))
    if (origin === undefined) return []
    const literals = what === 'name' ? (constants.get(keyOf(names)) ?? []) : []
    const { file, line } = origin
    return literals.length === 0 ? [{ path, file, line }] : literals.map((one) => withPath(path, one))
  })
}
