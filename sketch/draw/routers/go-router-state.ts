import { created, double, integer, listOf, NULL, stringOf } from '../../evaluate/value.ts'
import { percentDecoded } from '../../project/percent-decoded.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'

/** go_router's `GoRouterState` (`lib/src/state.dart`) at a path; `pattern`: that of the route that is built there. */
export function stateAt(path: string, pattern = path): CreatedValue {
  const parts = path.split('/')
  const parameters = pattern.split('/').flatMap((part, index): [Value, Value][] => {
    const given = parts[index]
    const isGiven = part.startsWith(':') && given !== undefined && !given.startsWith(':')
    return isGiven ? [[stringOf(part.slice(1)), stringOf(decoded(given))]] : []
  })
  const whole = stringOf(path)
  return created('GoRouterState', {
    uri: uriOf(path),
    matchedLocation: whole,
    subloc: whole,
    location: whole,
    fullPath: stringOf(pattern),
    path: stringOf(pattern),
    pathParameters: { kind: 'map', entries: parameters },
    params: { kind: 'map', entries: parameters },
    extra: NULL,
    error: NULL,
  })
}

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

function uriOf(path: string): CreatedValue {
  const segments = path.split('/').filter((part) => part !== '')
  return created('Uri', {
    path: stringOf(path),
    pathSegments: listOf(segments.map((part) => stringOf(decoded(part)))),
    queryParameters: { kind: 'map', entries: [] },
    query: stringOf(''),
    fragment: stringOf(''),
  })
}

/** A percent sign that begins no escape stands for itself. */
const decoded = (part: string): string => percentDecoded(part) ?? part
