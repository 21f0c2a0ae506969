import { readArguments } from '../../dart/arguments.ts'
import { NotDartError } from '../../dart/scan.ts'
import type { Named } from '../literals/found.ts'
import { offsetOf, placeOf } from '../literals/place.ts'
import { declaredValue } from '../literals/declared-value.ts'
import { declaredAt, nameIn } from './declared-at.ts'
import { readScopes, type Scope, type Scopes } from './scopes.ts'

export interface ParameterAsked {
  readonly line: number
  readonly column: number
  /** What is used there. */
  readonly names: Named
}

/** A field of a class that its constructors are given. */
export interface FoundParameter {
  readonly type: string
  readonly constructors: readonly ConstructorParameter[]
}

export interface ConstructorParameter {
  /** Empty for the unnamed one. */
  readonly constructor: string
  /** The parameter: its name, or where it has none how many stand before it. */
  readonly parameter: string | number
  /** Where its name stands, from 1, and its default behind it; null: it has none. */
  readonly byDefault: { readonly line: number; readonly column: number } | null
}

/** Of a name that is used at a place: the field of the class around it, or of its widget, that it means. Null: none. */
export function findParameter(text: string, { line, column, names }: ParameterAsked): FoundParameter | null {
  const field = fieldOf(names)
  const offset = offsetOf(text, line, column)
  if (field === null || offset === null) return null
  try {
    const scopes = readScopes(text)
    const at = declaredAt(text, scopes, names, offset)
    const scope = scopes.declarations.find((one) => one.at === at && one.name === field)?.scope
    const type = nameIn(scope?.header ?? null)
    if (scope === undefined || type === null) return null
    return { type, constructors: constructorsOf(text, scopes, scope, type, field) }
  } catch (error) {
    if (error instanceof NotDartError) return null
    throw error
  }
}

function fieldOf({ head, rest }: Named): string | null {
  const [only, ...more] = rest
  if (only === undefined) return head
  return more.length === 0 && (head === 'this' || head === 'widget') ? only : null
}

function constructorsOf(
  text: string,
  { all }: Scopes,
  within: Scope,
  type: string,
  field: string,
): ConstructorParameter[] {
  return all.flatMap((scope) => {
    if (scope.parent !== within || scope.kind !== '(') return []
    const before = text.slice(Math.max(within.start, scope.start - 200), scope.start)
    const [, made, constructor = ''] = /(?<![\w$.])([\w$]+)(?:\.([\w$]+))?\s*$/.exec(before) ?? []
    if (made !== type) return []
    const wanted = initialised(text, scope.end + 1, field)
    const parameter = parameterIn(text, scope.start + 1, scope.end, field, wanted)
    return parameter === null ? [] : [{ constructor, ...parameter }]
  })
}

/** `: _label = label`: the parameter that a field is made of. */
function initialised(text: string, from: number, field: string): string | null {
  const [, list = ''] = /^\s*:([^;{]{0,2000})/.exec(text.slice(from, from + 2100)) ?? []
  for (const one of list.split(',')) {
    const [, name, given] = /^\s*(?:this\.)?([\w$]+)\s*=\s*([\w$]+)\s*$/.exec(one) ?? []
    if (name === field && given !== undefined) return given
  }
  return null
}

/** By name in `{…}`, by its place elsewhere. `wanted`: what it is called, where the field is not `this.` of it. */
function parameterIn(
  text: string,
  from: number,
  to: number,
  field: string,
  wanted: string | null,
): Omit<ConstructorParameter, 'constructor'> | null {
  let index = 0
  for (const { start, end } of readArguments(text, from, to)) {
    const named = text[start] === '{'
    const inGroup = named || text[start] === '['
    for (const one of inGroup ? readArguments(text, start + 1, end - 1) : [{ start, end }]) {
      // what stands before its default
      const [written = ''] = text.slice(one.start, one.end).split(/[=:]/, 1)
      const [end = '', own, name] = /(this\s*\.\s*)?([\w$]+)\s*$/.exec(written.slice(-200)) ?? []
      if (wanted === null ? own !== undefined && name === field : name === wanted) {
        const at = one.start + written.length - end.length + (own?.length ?? 0)
        const byDefault = declaredValue(text, at) === null ? null : placeOf(text, at)
        return name === undefined ? null : { parameter: named ? name : index, byDefault }
      }
      if (!named) index += 1
    }
  }
  return null
}
