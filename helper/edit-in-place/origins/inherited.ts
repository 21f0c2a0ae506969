import type { Named } from '../literals/found.ts'
import { enclosing, nameIn } from './declared-at.ts'
import type { Scope, Scopes } from './scopes.ts'

/** Where a class of this file has a member by inheritance, and the classes that other files may declare it in. */
export interface Inherited {
  readonly at: number | null
  readonly elsewhere: readonly Named[]
}

const DEEPEST = 6

/**
 * A member that the class around a place inherits, or that its widget has; of a class that is named, where `offset` is
 * null: a member that this one inherits.
 */
export function inheritedAt(scopes: Scopes, { head, rest }: Named, offset: number | null): Inherited {
  if (offset === null) {
    const named = classIn(scopes, head)
    return named === undefined || rest.length === 0 ? NOTHING : among(scopes, aboveOf(named), rest)
  }
  const own = enclosing(scopes.all, offset).find(({ header }) => header !== null)
  if (own === undefined) return NOTHING
  if (head !== 'widget') return among(scopes, aboveOf(own), head === 'this' ? rest : [head, ...rest])
  const [, widget] = /\bextends\s+\w*State<\s*(\w+)/.exec(own.header ?? '') ?? []
  return widget === undefined || rest.length === 0 ? NOTHING : among(scopes, [widget], rest)
}

const NOTHING: Inherited = { at: null, elsewhere: [] }

function among(scopes: Scopes, classes: readonly string[], rest: readonly string[], depth = 0): Inherited {
  const elsewhere: Named[] = []
  for (const head of classes) {
    const found = classIn(scopes, head)
    if (found === undefined) elsewhere.push({ head, rest })
    if (found === undefined || depth === DEEPEST) continue
    const own = scopes.declarations.find(({ name, scope }) => name === rest[0] && scope === found)
    if (own !== undefined) return { at: own.at, elsewhere: [] }
    const above = among(scopes, aboveOf(found), rest, depth + 1)
    if (above.at !== null) return above
    elsewhere.push(...above.elsewhere)
  }
  return { at: null, elsewhere }
}

const classIn = ({ all }: Scopes, name: string) => all.find(({ header }) => nameIn(header) === name)

/** What no app declares. */
const FLUTTERS = /^(?:State|StatelessWidget|StatefulWidget|InheritedWidget|Object)$/
const MOST = 8

/** The classes that a class extends and mixes in, those that count first. */
function aboveOf({ header }: Scope): readonly string[] {
  const plain = withoutTypes(header ?? '')
  const [, mixed = ''] = /\bwith\s+([\w\s,.$]+?)(?:\bimplements\b|$)/.exec(plain) ?? []
  const [, parent = ''] = /\bextends\s+([\w.$]+)/.exec(plain) ?? []
  return [...mixed.split(',').toReversed(), parent]
    .map((name) => name.trim().split('.').at(-1) ?? '')
    .filter((name) => name !== '' && !FLUTTERS.test(name))
    .slice(0, MOST)
}

/** `Base<Map<A, B>> with Mix<C>` as `Base with Mix`. */
function withoutTypes(header: string): string {
  let depth = 0
  let plain = ''
  for (const sign of header) {
    if (sign === '<') depth += 1
    else if (sign === '>') depth -= 1
    else if (depth === 0) plain += sign
  }
  return plain
}
