import { NAMED_PATHS } from '../../evaluate/libraries/go-router.ts'
import { parsedUri } from '../../evaluate/libraries/uris.ts'
import { created, double, integer, NULL, stringOf } from '../../evaluate/value.ts'
import { percentDecoded } from '../../project/percent-decoded.ts'
import { fits, pathIn } from './router.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'

/** The path of each route that has a name, as a `GoRouterState` has them: filled once all routes are read. */
export type PathsByName = Extract<Value, { kind: 'map' }>

/**
 * go_router's `GoRouterState` (`lib/src/state.dart`) at an address; `pattern`: the path of the route that is built
 * there, `names`: those of all routes.
 */
export function stateAt(address: string, names: PathsByName, pattern = pathIn(address)): CreatedValue {
  const path = pathIn(address)
  const parts = path.split('/')
  const parameters = pattern.split('/').flatMap((part, index): [Value, Value][] => {
    const given = parts[index]
    const isGiven = part.startsWith(':') && given !== undefined && !given.startsWith(':')
    return isGiven ? [[stringOf(part.slice(1)), stringOf(decoded(given))]] : []
  })
  const whole = stringOf(path)
  const uri = parsedUri(address)
  const query = (uri?.kind === 'object' ? uri.named.get('queryParameters') : null) ?? {
    kind: 'map',
    entries: [],
  }
  return created('GoRouterState', {
    uri: uri ?? NULL,
    matchedLocation: whole,
    subloc: whole,
    location: stringOf(address),
    fullPath: stringOf(pattern),
    path: stringOf(pattern),
    pathParameters: { kind: 'map', entries: parameters },
    // what they were called until version 7, and the query's until 10
    params: { kind: 'map', entries: parameters },
    queryParams: query,
    queryParameters: query,
    extra: NULL,
    error: NULL,
    topRoute: routeAt(path, names),
    [NAMED_PATHS]: names,
  })
}

/** The route that an address leads to, by its name where it has one. */
function routeAt(path: string, { entries }: PathsByName): CreatedValue {
  const at = (is: (pattern: string) => boolean) =>
    entries.find(([, each]) => each.kind === 'string' && is(each.value))
  // one that is written so is meant before one whose parameter might be so called
  const named = at((pattern) => pattern === path) ?? at((pattern) => fits(pattern, path))
  return created('GoRoute', { name: named?.[0] ?? NULL, path: named?.[1] ?? stringOf(path) })
}

/** The same with what the page is handed by the one before; null where nobody knows. */
export const handedTo = (state: CreatedValue, extra: Value | null): CreatedValue =>
  extra === null ? state : { ...state, named: new Map([...state.named, ['extra', extra]]) }

/** What a typed route is made with: the parameters of its path, numbers where they are such. */
export function givenBy(state: CreatedValue): ReadonlyMap<string, Value> {
  const parameters = state.named.get('pathParameters')
  return new Map(
    (parameters?.kind === 'map' ? parameters.entries : []).flatMap(([name, value]) =>
      name.kind === 'string' && value.kind === 'string' ? [[name.value, typedValue(value.value)]] : [],
    ),
  )
}

function typedValue(text: string): Value {
  if (/^-?\d{1,15}$/.test(text)) return integer(Number(text))
  return /^-?\d{1,15}\.\d{1,15}$/.test(text) ? double(Number(text)) : stringOf(text)
}

/** A percent sign that begins no escape stands for itself. */
const decoded = (part: string): string => percentDecoded(part) ?? part
