import type { CallLiterals, Literal, Origin, Translation } from '@mosaygent/contract'
import type { OpenCard, TranslationField } from './card-state.ts'

/** What is edited, by its place in the lists. */
export interface Field {
  /** `given`: a literal at another call, of the origins. */
  readonly kind: 'literal' | 'translation' | 'given'
  readonly index: number
}

/** The fields of a card. */
export interface Fields {
  readonly literals: readonly Literal[]
  readonly origins: readonly Origin[]
  readonly translations: readonly TranslationField[]
}

export const fieldsOf = ({ call, translations, origins }: OpenCard): Fields => ({
  literals: call.literals,
  translations,
  origins,
})

/** What all fields of a card say, wherever that stands. */
export const saidBy = ({ call, translations, origins }: OpenCard): string =>
  JSON.stringify([
    call.literals.map(placeless),
    origins.map(({ given }) => given && placeless(given.literal)),
    translations.map(({ now }) => (now.kind === 'read' ? now.text.value : now)),
  ])

const placeless = (literal: Literal) => ({ ...literal, from: 0, to: 0 })

export const nameOf = ({ kind, index }: Field) => `${kind} ${index}`

/** Whether a field says the same as it did, wherever it stands in its file. */
export function saysTheSame(before: Fields, now: Fields, field: Field): boolean {
  const said = fieldIn(before, field)
  return said !== null && said === fieldIn(now, field)
}

/** Null: there is none, or other fields stand before it. */
function fieldIn({ literals, translations, origins }: Fields, { kind, index }: Field): string | null {
  if (kind === 'literal') {
    const literal = literals[index]
    return literal === undefined ? null : JSON.stringify([literals.length, placeless(literal)])
  }
  if (kind === 'given') {
    const literal = origins[index]?.given?.literal
    return literal === undefined ? null : JSON.stringify(placeless(literal))
  }
  const now = translations[index]?.now
  return now?.kind === 'read' ? now.text.value : null
}

/** Another text in one field; its file has other bytes then, of which the others of that file are told. */
export function withTranslation(
  fields: readonly TranslationField[],
  index: number,
  edited: Translation,
): TranslationField[] {
  return fields.map((field, at) => {
    if (field.now.kind !== 'read' || field.of.file !== edited.file) return field
    const text = at === index ? edited : { ...field.now.text, hash: edited.hash }
    return { ...field, now: { kind: 'read', text } }
  })
}

/** Another literal at one of them, as the call that gives it is now. */
export function withGiven(origins: readonly Origin[], index: number, edited: CallLiterals): Origin[] {
  return origins.map((origin, at) => (at === index ? asNow(origin, edited) : origin))
}

/** Its literal as the call that gives it says it now, under the name that its widget knows it by. */
export function asNow(origin: Origin, { place, hash, literals }: CallLiterals): Origin {
  const { given } = origin
  if (given === undefined) return origin
  const { path, from, kind } = given.literal
  const literal = literals.find((each) => each.from === from && each.kind === kind)
  return literal === undefined
    ? origin
    : { ...origin, given: { ...given, place, hash, literal: { ...literal, path } } }
}
