import type { Named } from '../literals/found.ts'
import { parameterAt, type Scope, type Scopes } from './scopes.ts'

/** Static members that give an object of their own class. */
export const GIVERS = new Set(['of', 'instance', 'current', 'I', 'to'])

/**
 * Where a name is declared; null: not here. `offset` is where it is used, in the same file; null: it is used in another
 * one, which sees no more than what stands at the top.
 */
export function declaredAt(
  text: string,
  { all, declarations }: Scopes,
  { head, rest }: Named,
  offset: number | null,
): number | null {
  const [first = '', second] = rest
  const inScope = (name: string, scope: Scope | undefined) =>
    declarations.find((one) => one.name === name && one.scope === scope)?.at ?? null
  const ofClass = (name: string) => all.find((scope) => nameIn(scope.header) === name)
  const member = (scope: Scope | undefined) => {
    const last = GIVERS.has(first) && second !== undefined ? inScope(second, scope) : null
    return last ?? inScope(first, scope)
  }
  const named = (scope: Scope | undefined) => {
    const at = inScope(head, scope)
    const own = at === null || rest.length === 0 ? undefined : ofClass(head)
    return own === undefined ? at : member(own)
  }
  if (head === 'context') {
    const extensions = all.filter(({ header }) => header !== null && /\bon\s+BuildContext\s*$/.test(header))
    return extensions.map((scope) => inScope(first, scope)).find((at) => at !== null) ?? null
  }
  if (offset === null) return head.startsWith('_') ? null : named(all[0])
  const around = enclosing(all, offset)
  const ownClass = around.find(({ header }) => header !== null)
  if (head === 'this') return inScope(first, ownClass)
  if (head === 'widget') {
    const [, widget = ''] = /\bextends\s+\w*State<\s*(\w+)/.exec(ownClass?.header ?? '') ?? []
    return inScope(first, ofClass(widget))
  }
  for (const scope of around) {
    const at = named(scope) ?? parameterAt(text, scope, head)
    if (at !== null) return at
  }
  return null
}

export const nameIn = (header: string | null) =>
  header === null ? null : (/^(?:class|enum|mixin|extension)\s+(?:class\s+)?(\w+)/.exec(header)?.[1] ?? null)

/** The scopes around a place, the innermost first. */
export function enclosing(all: readonly Scope[], offset: number): readonly Scope[] {
  let scope = all.findLast(({ start, end }) => start <= offset && offset < end) ?? null
  const found: Scope[] = []
  for (; scope !== null; scope = scope.parent) found.push(scope)
  return found
}
