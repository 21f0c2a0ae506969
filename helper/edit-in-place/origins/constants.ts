import type { GivenLiteral, Origin } from '@mosaygent/contract'
import { isNeverNegative } from '../literals/names.ts'
import { lineOf } from '../literals/place.ts'
import { hashOf } from '../open-file.ts'
import { type Declared, declaredOne, type Looking } from './declared-where.ts'
import { type Led, ledTo } from './members.ts'

/** A constant that is another constant is followed so often. */
const MOST_STEPS = 3

async function followed(looking: Looking, first: Led): Promise<Led | null> {
  let now: Led | null = first
  for (let step = 0; step < MOST_STEPS && now?.kind === 'declared'; step += 1) {
    const { file, text, value } = now.of
    if (value === null || value.names === null) break
    const next = await declaredOne({ ...looking, place: { file, ...value.place } }, text, value.names)
    now = next === null ? null : await ledTo(looking, next)
  }
  return now
}

/** A literal of a constant, by its arguments within that. */
export interface Constant {
  readonly path: readonly string[]
  readonly of: GivenLiteral
}

/** Of a style so many are looked for that are constants themselves. */
const MOST_INNER = 6

/** The literals of a constant, and of a style those of the constants that it is made of. */
export async function constantsOf(looking: Looking, first: Led, depth: number): Promise<Constant[]> {
  const led = await followed(looking, first)
  if (led === null) return []
  if (led.kind === 'given') return [{ path: [], of: led.of }]
  const { file, text, value } = led.of
  const found = literalsOf(led.of).map((of) => ({ path: of.literal.path.slice(1), of }))
  if (value === null || depth > 0) return found
  for (const { path, names } of value.inner.slice(0, MOST_INNER)) {
    const within = { ...looking, place: { file, ...value.place } }
    const next = await declaredOne(within, text, names)
    const inner = next === null ? null : await ledTo(looking, next)
    if (inner === null) continue
    const more = await constantsOf(looking, inner, depth + 1)
    found.push(...more.map((one) => ({ path: [...path.slice(1), ...one.path], of: one.of })))
  }
  return found
}

/** The literals of a constant, each as what stands elsewhere; the path of each begins with the constant's name. */
function literalsOf({ file, text, value }: Declared): GivenLiteral[] {
  if (value === null) return []
  const bytes = Buffer.from(text)
  const hash = hashOf(bytes)
  return value.literals.map((literal) => ({
    how: 'constant',
    place: { file, ...value.place },
    line: lineOf(text, bytes.subarray(0, literal.from).toString().length),
    call: value.name,
    hash,
    literal,
  }))
}

/** `['style', 'fontSize']`, of the `['fontSize']` of a constant. `name`: as the value names the constant. */
export function withPath(
  { path, name }: Pick<Origin, 'path' | 'name'>,
  { path: inner, of }: Constant,
): Origin {
  const whole = [...path, ...inner]
  const isSize = of.literal.kind === 'number' && isNeverNegative(whole)
  const literal = isSize ? { ...of.literal, least: 0 } : of.literal
  const { place, line } = of
  return { path: whole, name, place: { file: place.file, line }, given: { ...of, literal } }
}
