import type { GivenLiteral } from '@mosaygent/contract'
import { readForeignText, valueOr } from '../../foreign-files/index.ts'
import { hashOf } from '../open-file.ts'
import { type Declared, declaredOne, type Looking } from './declared-where.ts'
import { givenByDefault } from './given-by-maker.ts'
import type { MadeBy } from './value-of-declaration.ts'

/** Through so many names, objects and members a value is followed. */
const MOST_STEPS = 12

/** What a name leads to: a declaration, or the argument or default that a field of an object is given. */
export type Led =
  | { readonly kind: 'declared'; readonly of: Declared }
  | { readonly kind: 'given'; readonly of: GivenLiteral }

/** Another declaration, and the names behind it. */
interface Step {
  readonly of: Declared
  readonly left: readonly string[]
}

/**
 * Where the names behind a declaration lead: `black` of `styles.tints.black`, through the objects that the app makes, each
 * by its class and the call that makes it. Null: they lead to nothing that stays as it is written.
 */
export async function ledTo(looking: Looking, first: Declared): Promise<Led | null> {
  let now: Step = { of: first, left: first.value?.left ?? [] }
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (now.left.length === 0) return { kind: 'declared', of: now.of }
    const next = (await anotherName(looking, now)) ?? (await memberOf(looking, now))
    if (next === null || 'kind' in next) return next
    now = next
  }
  return null
}

/**
 * The last of the names that is declared by the app, as far as classes say it: of `product.name` the field of `Product`.
 * `left`: what is behind that, and not known.
 */
export async function declaredMember(
  looking: Looking,
  first: Declared,
): Promise<{ readonly of: Declared; readonly left: readonly string[] }> {
  let now: Step = { of: first, left: first.value?.left ?? [] }
  let known = now
  for (let step = 0; step < MOST_STEPS && now.left.length > 0; step += 1) {
    const next = (await anotherName(looking, now)) ?? (await memberByClass(looking, now))
    if (next === null) break
    now = next
    // the other name of a variable is none of the value’s
    if (now.left.length < known.left.length) known = now
  }
  return known
}

async function memberByClass(looking: Looking, step: Step): Promise<Step | null> {
  const named = await namedMember(looking, step)
  const given = named === null ? await typeGiven(looking, step.of) : null
  const of = given === null ? named : await memberOfClass(looking, given, step.left)
  return of === null ? null : { of, left: step.left.slice(1) }
}

/** The next name as a member of the class that a declaration is of. */
async function namedMember(looking: Looking, { of, left }: Step): Promise<Declared | null> {
  const type = of.value?.made?.type ?? of.value?.type ?? null
  return type === null ? null : memberOfClass(looking, { of, type }, left)
}

/** A class, as a declaration names it. */
export interface NamedType {
  readonly of: Declared
  readonly type: string
}

/** The class of what a declaration is: `Words` of `Provider.of(context)`, where that gives `Words`. */
export async function typeOf(looking: Looking, of: Declared): Promise<NamedType | null> {
  const given = await typeGiven(looking, of)
  const type = of.value?.made?.type ?? of.value?.type ?? null
  return given ?? (type === null ? null : { of, type })
}

async function typeGiven(looking: Looking, of: Declared): Promise<NamedType | null> {
  const { type = null, giver = null } = of.value ?? {}
  if (type === null || giver === null) return null
  const member = await memberOfClass(looking, { of, type }, [giver])
  const given = member?.value?.type ?? null
  return member === null || given === null ? null : { of: member, type: given }
}

async function memberOfClass(
  looking: Looking,
  { of, type }: NamedType,
  [name = '']: readonly string[],
): Promise<Declared | null> {
  if (of.value === null) return null
  const member = await declaredOne(from(looking, of, of.value), of.text, { head: type, rest: [name] })
  return member?.value?.name === name ? member : null
}

/** It is declared as another name. */
async function anotherName(looking: Looking, { of, left }: Step): Promise<Step | null> {
  const names = of.value?.names ?? null
  if (of.value === null || names === null) return null
  const next = await declaredOne(from(looking, of, of.value), of.text, names)
  return next === null ? null : { of: next, left: [...(next.value?.left ?? []), ...left] }
}

/** The next name as a member of the object. */
async function memberOf(looking: Looking, step: Step): Promise<Step | Led | null> {
  const { value, file, text } = step.of
  const left = step.left.slice(1)
  const member = await namedMember(looking, step)
  if (value === null || member?.value?.stays !== true) return null
  // of an object that is not known a class below may have another one
  if (member.value.says) return value.made === null && member.value.isAbove ? null : { of: member, left }
  if (value.made === null) return null
  const found = await fieldOf(member, { file, text, made: value.made })
  if (found === null) return null
  if (found.kind === 'given') return left.length === 0 ? found : null
  const next = await declaredOne({ ...looking, place: { file, ...value.made.place } }, text, found.names)
  return next === null ? null : { of: next, left: [...(next.value?.left ?? []), ...left] }
}

/** To look from where something is declared. */
export const from = (
  looking: Looking,
  { file }: Declared,
  { place }: NonNullable<Declared['value']>,
): Looking => ({
  ...looking,
  place: { file, ...place },
})

interface Made {
  readonly file: string
  readonly text: string
  readonly made: MadeBy
}

/** What the call that makes an object gives for a field of its class. */
async function fieldOf(member: Declared, { file, text, made }: Made) {
  if (member.value === null) return null
  const { name, place } = member.value
  const asked = { ...place, names: { head: name, rest: [] } }
  const parameter = valueOr(await readForeignText('dart-parameter', member.text, asked), null)
  if (parameter === null) return null
  const call = { ...parameter, type: made.called, ...made.place }
  const argument = valueOr(await readForeignText('dart-argument', text, call), null)
  switch (argument?.kind) {
    case 'literal': {
      const { line, literal } = argument
      const hash = hashOf(Buffer.from(text))
      const of = { how: 'constant' as const, place: { file, ...made.place }, line, call: name, hash, literal }
      return { kind: 'given' as const, of }
    }
    case 'absent': {
      const of = await givenByDefault(member, parameter, argument.constructor)
      if (of === null) return null
      return { kind: 'given' as const, of: { ...of, how: 'constant' as const, call: name } }
    }
    case 'named':
      return { kind: 'named' as const, names: argument.names }
    case 'other':
    case 'unknown':
    case undefined:
      return null
  }
}
