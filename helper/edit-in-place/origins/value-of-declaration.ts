import type { Literal } from '@mosaygent/contract'
import { literalInBytes } from '../literals/edit-literal.ts'
import { declaredValue, staysSo } from '../literals/declared-value.ts'
import type { Named } from '../literals/found.ts'
import { placeOf } from '../literals/place.ts'
import { Collected, readValue } from '../literals/read-value.ts'

/** The value of a constant or getter. */
export interface FoundValue {
  readonly name: string
  /** Of the name, both from 1. */
  readonly place: { readonly line: number; readonly column: number }
  /** By places in bytes; the first part of each path is the name. */
  readonly literals: readonly Literal[]
  /** Another name that it is. */
  readonly names: Named | null
  /** Of a style the values that are other names: `fontSize: Sizes.small`. */
  readonly inner: readonly { readonly path: readonly string[]; readonly names: Named }[]
}

/** Of a style with more of them these. */
const MOST = 12

/** What the constant or getter whose name stands there is, as far as literals say it. @throws NotDartError */
export function valueOfDeclaration(text: string, at: number): FoundValue | null {
  const declared = staysSo(text, at) ? declaredValue(text, at) : null
  if (declared === null) return null
  const { name, start, end } = declared
  const collected = new Collected(MOST, true)
  readValue({ text, start, end, path: [name], depth: 0 }, collected)
  const { literals, computed } = collected.all()
  const whole = computed.find(({ path, what }) => path.length === 1 && what === 'name')
  return {
    name,
    place: placeOf(text, at),
    literals: literals.map((literal) => literalInBytes(text, literal)),
    names: whole?.names ?? null,
    inner: computed.flatMap(({ path, what, names }) =>
      path.length > 1 && what === 'name' && names !== null ? [{ path, names }] : [],
    ),
  }
}
