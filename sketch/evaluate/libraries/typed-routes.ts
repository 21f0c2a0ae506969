import { percentEncoded } from '../../project/percent-encoded.ts'
import { fileScope } from '../scope.ts'
import { fieldOfInstance } from '../instances.ts'
import { created, listOf, textOfValue } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, InstanceValue, Value } from '../value.ts'

/** What the annotations are called whose routes a generator writes. */
const TYPED = 'Typed'
/** What each of them becomes (`go_router_builder/lib/src/route_config.dart`). */
const BECOMES: Readonly<Record<string, string>> = {
  TypedGoRoute: 'GoRouteData',
  TypedRelativeGoRoute: 'GoRouteData',
  TypedShellRoute: 'ShellRouteData',
  TypedStatefulShellRoute: 'StatefulShellRouteData',
  TypedStatefulShellBranch: 'StatefulShellBranchData',
}

/** `$appRoutes` as go_router_builder would write it, from the annotations of the library that is seen from a file. */
export function appRoutes(evaluator: Evaluator, file: string): Value {
  return listOf(annotations(evaluator, file).map(route))
}

/** The location of a typed route, with its fields in the place of the path's parameters; null where none is known. */
export function locationOf(evaluator: Evaluator, route: InstanceValue): string | null {
  // Where the generated file is there, its extension says so itself.
  if (evaluator.declarations.find('$appRoutes', route.of.file) !== null) return null
  const path = pathTo(route.of.declaration.name, annotations(evaluator, route.of.file), '')
  return (
    path?.replace(/:(\w+)/g, (_, name: string) => {
      const value = fieldOfInstance(evaluator, route, name)
      return value === null ? '' : percentEncoded(textOfValue(value))
    }) ?? null
  )
}

function annotations(evaluator: Evaluator, file: string): readonly CreatedValue[] {
  return evaluator.declarations.annotationsFor(file, TYPED).flatMap(({ annotation, file: of }) => {
    if (!(annotation.name in BECOMES)) return []
    const { named } = evaluator.argumentsOf(annotation.arguments, fileScope(of))
    const at = { file: of, offset: annotation.offset }
    return [{ ...created(annotation.name), named, types: annotation.types, at }]
  })
}

/** What is generated of one annotation: its class makes the page, by the name that its generated extension has. */
function route(typed: CreatedValue): CreatedValue {
  const named = new Map<string, Value>()
  for (const [name, value] of typed.named) {
    const below = value.kind === 'list' ? value.items : []
    named.set(name, below.length === 0 ? value : listOf(below.filter(isObject).map(route)))
  }
  const [type] = typed.types ?? []
  if (type !== undefined) named.set('factory', { kind: 'member', type: `$${type}`, name: '_fromState' })
  return { ...typed, type: BECOMES[typed.type] ?? typed.type, constructor: '$route', named }
}

function pathTo(type: string, typed: readonly Value[], above: string): string | null {
  for (const each of typed.filter(isObject)) {
    const own = each.named.get('path')
    const written = own?.kind === 'string' ? own.value : null
    const isWhole = written === null || written.startsWith('/')
    const path = isWhole ? (written ?? above) : `${above.replace(/\/$/, '')}/${written}`
    if (written !== null && each.types?.[0] === type) return path
    for (const name of ['routes', 'branches']) {
      const below = each.named.get(name)
      const found = below?.kind === 'list' ? pathTo(type, below.items, path) : null
      if (found !== null) return found
    }
  }
  return null
}

const isObject = (value: Value): value is CreatedValue => value.kind === 'object'
