import type { Literal } from '@mosaygent/contract'
import { readChain } from '../../dart/chain.ts'
import { endOfTrivia } from '../../dart/scan.ts'
import { literalInBytes } from '../literals/edit-literal.ts'
import { type DeclaredValue, declaredValue, staysSo } from '../literals/declared-value.ts'
import type { Named } from '../literals/found.ts'
import { placeOf } from '../literals/place.ts'
import { firstCall } from '../literals/read-literals.ts'
import { Collected } from '../literals/collected.ts'
import { readValue } from '../literals/read-value.ts'
import { GIVERS, nameIn } from './declared-at.ts'
import type { Declaration } from './scopes.ts'

interface Place {
  readonly line: number
  readonly column: number
}

/** The call of a constructor. `called`: as it is written there; an enum's values are called by their own names. */
export interface MadeBy {
  readonly type: string
  readonly called: string
  readonly place: Place
}

/** What a constant, a getter, a variable or a field is, as far as it is written. */
export interface FoundValue {
  readonly name: string
  /** Of the name, both from 1. */
  readonly place: Place
  /** It stays what it is. What follows is empty where it does not. */
  readonly stays: boolean
  /** A value stands there. */
  readonly says: boolean
  /** By places in bytes; the first part of each path is the name. */
  readonly literals: readonly Literal[]
  /** Another name that it is. */
  readonly names: Named | null
  /** Of a style the values that are other names: `fontSize: Sizes.small`. */
  readonly inner: readonly { readonly path: readonly string[]; readonly names: Named }[]
  /** The call that makes it an object. */
  readonly made: MadeBy | null
  /** The class that it is said to be of, whatever it is assigned; null: that is not said. */
  readonly type: string | null
  /** The static member of that class that gives it, and may give an object of another one: `of`. */
  readonly giver: string | null
}

/** Of a style with more of them these. */
const MOST = 12

const NOTHING = { says: false, literals: [], names: null, inner: [], made: null, giver: null }

/** A parameter, or the variable of a loop: whatever it is given. */
export function valueOfParameter(text: string, at: number): FoundValue {
  const [name = ''] = /^[\w$]*/.exec(text.slice(at, at + 200)) ?? []
  return { ...NOTHING, name, place: placeOf(text, at), stays: false, type: typeBefore(text, at) }
}

/** What is declared there. @throws NotDartError */
export function valueOfDeclaration(text: string, { name, at, first, scope }: Declaration): FoundValue {
  const type = typeBefore(text, first)
  const place = placeOf(text, at)
  const stays = staysSo(text, first)
  const none = { ...NOTHING, name, place, stays, type }
  if (scope.header?.startsWith('enum') === true && text[endOfTrivia(text, at + name.length)] === '(') {
    const made = { type: nameIn(scope.header) ?? '', called: name, place }
    return { ...none, stays: true, says: true, made }
  }
  const declared = declaredValue(text, at)
  if (declared === null) return none
  if (!stays) return { ...none, says: true }
  const { start, end } = declared
  const collected = new Collected(MOST, true)
  readValue({ text, start, end, path: [name], depth: 0 }, collected)
  const { literals, computed } = collected.all()
  const whole = computed.find(({ path, what }) => path.length === 1 && what === 'name')
  return {
    ...none,
    says: true,
    literals: literals.map((literal) => literalInBytes(text, literal)),
    names: whole?.names ?? null,
    inner: computed.flatMap(({ path, what, names }) =>
      path.length > 1 && what === 'name' && names !== null ? [{ path, names }] : [],
    ),
    ...madeOf(text, declared, type),
  }
}

/** `Tints(black: …)` makes an object, and `Tints.of(context)` gives one of that class. */
function madeOf(text: string, { start, end }: DeclaredValue, type: string | null) {
  const chain = readChain(text, start, end)
  const call = chain === null || chain.end !== end ? null : firstCall(chain)
  const [made = '', constructor = '', ...more] = call?.name.split('.') ?? []
  const isWhole = chain?.links.at(-1)?.kind === 'call' && call?.end === end
  if (chain === null || !isWhole || more.length > 0 || !/^_?[A-Z]/.test(made)) return { made: null, type }
  if (GIVERS.has(constructor))
    return { made: null, type: type ?? made, giver: type === null ? constructor : null }
  return { made: { type: made, called: made, place: placeOf(text, chain.start) }, type }
}

/** `Tints` of `final Tints tints`, `static t.Tints? get tints`. */
function typeBefore(text: string, first: number): string | null {
  const before = text.slice(Math.max(0, first - 200), first)
  return /(?<![\w$.])(?:[a-z_$][\w$]*\.)?(_?[A-Z][\w$]*)\??\s+(?:get\s+)?$/.exec(before)?.[1] ?? null
}
