import { lineageOf } from '../declarations.ts'
import { fieldOfInstance } from '../instances.ts'
import { textOfValue } from '../value.ts'
import type { ClassDeclaration } from '../../model/declaration.ts'
import type { Element, Expression, TextPlace } from '../../model/expression.ts'
import type { Body } from '../../model/statement.ts'
import type { Evaluator, KeyedTexts } from '../evaluator.ts'
import type { InstanceValue, Value } from '../value.ts'

/**
 * The texts of the app's language: by `Map<String, Map<String, String>> get keys` of its translations, with where those
 * are written, or by such a map itself, as `get generate locales` writes it. What that language lacks is said in that of
 * `fallback` (`get_utils/src/extensions/internacionalization.dart`).
 */
export function textsOfKeys(
  evaluator: Evaluator,
  given: InstanceValue | MapValue,
  fallback?: Value,
): KeyedTexts {
  const keys = given.kind === 'map' ? given : fieldOfInstance(evaluator, given, 'keys')
  const entries = keys?.kind === 'map' ? keys.entries : []
  const [language = 'en'] = evaluator.inherited.locale.split('-')
  const byTag = (wanted: string): readonly [Value, Value] | undefined =>
    entries.find(([key]) => key.kind === 'string' && key.value.startsWith(wanted))
  const [other = ''] = fallback?.kind === 'object' ? textOfValue(fallback).split(/[-_]/) : []
  const below = other === '' ? undefined : byTag(other)
  const [tag, all] = byTag(language) ?? below ?? byTag('en') ?? entries[0] ?? []
  const texts = new Map([...textsIn(below?.[1]), ...textsIn(all)])
  const places =
    tag?.kind === 'string' && given.kind === 'instance' ? placesOf(evaluator, given, tag.value) : null
  return { texts, places: new Map([...(places ?? [])].filter(([key]) => texts.has(key))) }
}

const textsIn = (all: Value | undefined): [string, string][] =>
  (all?.kind === 'map' ? all.entries : []).flatMap(([key, text]): [string, string][] =>
    key.kind === 'string' && text.kind === 'string' ? [[key.value, text.value]] : [],
  )

type MapValue = Extract<Value, { kind: 'map' }>
type Places = ReadonlyMap<string, TextPlace>

/** Of the texts of one language, which stand in the same map or in one of another class, file or constant. */
function placesOf(evaluator: Evaluator, { of }: InstanceValue, tag: string): Places | null {
  for (const { declaration, file } of lineageOf(evaluator.declarations, of)) {
    const languages = memberOf(declaration, 'keys')
    const own = languages?.flatMap((each) =>
      each.kind === 'pair' && literalOf(each.key) === tag ? [each.value] : [],
    )
    if (own?.length !== 1 || own[0] === undefined) continue
    if (own[0].kind === 'braces') return placed(own[0].elements, file, [tag])
    return elsewhere(evaluator, own[0], file)
  }
  return null
}

/** `german`, `German.texts`, `German().texts`, `German.texts()`. */
function elsewhere(evaluator: Evaluator, written: Expression, from: string): Places | null {
  const asked = written.kind === 'call' ? written.callee : written
  const target = asked.kind === 'member' ? asked.target : asked
  const named = target.kind === 'call' ? target.callee : target
  const found = named.kind === 'name' ? evaluator.declarations.find(named.name, from) : null
  if (found?.kind === 'class' && asked.kind === 'member') {
    const texts = memberOf(found.of.declaration, asked.name)
    return texts === null ? null : placed(texts, found.of.file, [])
  }
  if (asked.kind === 'member') return null
  if (found?.kind === 'variable') return inMap(found.declaration.initial, found.file)
  return found?.kind === 'function' ? inMap(givenBy(found.declaration.body), found.file) : null
}

const inMap = (value: Expression | null, file: string): Places | null =>
  value?.kind === 'braces' ? placed(value.elements, file, []) : null

/** The map that a getter, a method or a field of a class is. */
function memberOf({ fields, methods }: ClassDeclaration, name: string): readonly Element[] | null {
  const method = methods.find((each) => each.name === name)
  const field = fields.find((each) => each.name === name)
  const value = method === undefined ? (field?.initial ?? null) : givenBy(method.body)
  return value?.kind === 'braces' ? value.elements : null
}

function givenBy(body: Body): Expression | null {
  if (body.kind === 'expression') return body.value
  const [first, ...more] = body.kind === 'block' ? body.statements : []
  return first?.kind === 'return' && more.length === 0 ? first.value : null
}

/** Those whose key and text are each one literal. */
function placed(elements: readonly Element[], file: string, above: readonly string[]): Places {
  return new Map(
    elements.flatMap((each): [string, TextPlace][] => {
      const key = each.kind === 'pair' ? literalOf(each.key) : null
      if (each.kind !== 'pair' || key === null || literalOf(each.value) === null) return []
      return [[key, { file, key: [...above, key] }]]
    }),
  )
}

function literalOf(value: Expression): string | null {
  if (value.kind !== 'string') return null
  const fixed = value.parts.filter((part) => typeof part === 'string')
  return fixed.length === value.parts.length ? fixed.join('') : null
}
