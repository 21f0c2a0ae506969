import { isNeverNegative } from '../literals/names.ts'
import { lineOf } from '../literals/place.ts'
import { hashOf } from '../open-file.ts'
import { type Declared, declaredOne, type Looking } from './declared-where.ts'
import type { Given } from './given-by-maker.ts'

/** A constant that is another constant is followed so often. */
const MOST_STEPS = 3

async function followed({ app, until }: Looking, first: Declared): Promise<Declared> {
  let now = first
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const names = now.value?.names ?? null
    if (now.value === null || names === null) break
    const place = { file: now.file, ...now.value.place }
    const next = await declaredOne({ app, place, until }, now.text, names)
    if (next === null) break
    now = next
    if (now.value !== null && now.value.literals.length > 0) return now
  }
  return first
}

/** A literal of a constant, by its arguments within that. */
export interface Constant {
  readonly path: readonly string[]
  readonly of: Given
}

/** Of a style so many are looked for that are constants themselves. */
const MOST_INNER = 6

/** The literals of a constant, and of a style those of the constants that it is made of. */
export async function constantsOf(looking: Looking, first: Declared, depth: number): Promise<Constant[]> {
  const declared = await followed(looking, first)
  const { file, text, value } = declared
  const found = literalsOf(declared).map((of) => ({ path: of.given.literal.path.slice(1), of }))
  if (value === null || depth > 0) return found
  for (const { path, names } of value.inner.slice(0, MOST_INNER)) {
    const within = { ...looking, place: { file, ...value.place } }
    const next = await declaredOne(within, text, names)
    if (next === null) continue
    const more = await constantsOf(looking, next, depth + 1)
    found.push(...more.map((one) => ({ path: [...path.slice(1), ...one.path], of: one.of })))
  }
  return found
}

/** The literals of a constant, each as what stands elsewhere; the path of each begins with the constant's name. */
function literalsOf({ file, text, value }: Declared): Given[] {
  if (value === null) return []
  const bytes = Buffer.from(text)
  const hash = hashOf(bytes)
  return value.literals.map((literal) => ({
    file,
    line: lineOf(text, bytes.subarray(0, literal.from).toString().length),
    given: { how: 'constant', place: { file, ...value.place }, call: value.name, hash, literal },
  }))
}

/** `['style', 'fontSize']`, of the `['fontSize']` of a constant. */
export function withPath(path: readonly string[], { path: inner, of: { given, ...where } }: Constant) {
  const whole = [...path, ...inner]
  const isSize = given.literal.kind === 'number' && isNeverNegative(whole)
  const literal = isSize ? { ...given.literal, least: 0 } : given.literal
  return { path: whole, ...where, given: { ...given, literal } }
}
