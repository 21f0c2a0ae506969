import { percentDecoded } from '../../project/percent-decoded.ts'
import { booleanOf, created, integer, listOf, NULL, stringOf } from '../value.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** Longer ones are data. */
const MAX_TEXT = 4000
const LETTERS_A_STEP = 20

/** dart:core's `Uri` of a known text: its parts, by which apps tell where an address leads. */
export const uris: Library = {
  create(evaluator, type, constructor, { positional, named }) {
    if (type !== 'Uri') return null
    const [first] = positional
    // each of its parts is decoded
    if (first?.kind === 'string' && !evaluator.spend(Math.floor(first.value.length / LETTERS_A_STEP)))
      return null
    if (constructor === '') return madeOf(named)
    if (/^https?$/.test(constructor)) return madeAt(constructor, positional)
    const isParsed = constructor === 'parse' || constructor === 'tryParse'
    return isParsed && first?.kind === 'string' && first.assumed !== true ? parsedUri(first.value) : null
  },
  property(_evaluator, target, name) {
    return isKnown(target) ? (target.named.get(name) ?? null) : null
  },
  method(_evaluator, target, name) {
    return isKnown(target) && name === 'toString' ? (target.named.get('written') ?? null) : null
  },
}

const isKnown = (value: Value): value is CreatedValue =>
  value.kind === 'object' && value.type === 'Uri' && value.named.has('written')

/** The parts of RFC 3986, as its own expression takes them apart. */
const PARTS = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s

/** The parts of an address; null for what is too long for one. */
export function parsedUri(text: string): Value | null {
  const parts = text.length > MAX_TEXT ? null : PARTS.exec(text)
  if (parts === null) return null
  const [, scheme = '', authority, path = '', query = '', fragment = ''] = parts
  const [, host = '', port] = /^(?:[^@]*@)?(.*?)(?::(\d+))?$/.exec(authority ?? '') ?? []
  return created('Uri', {
    written: stringOf(text),
    scheme: stringOf(scheme.toLowerCase()),
    authority: stringOf(authority ?? ''),
    host: stringOf(host.toLowerCase()),
    port: integer(port === undefined ? (USUAL[scheme] ?? 0) : Number(port)),
    path: stringOf(path),
    pathSegments: listOf(segmentsOf(path).map(stringOf)),
    query: stringOf(query),
    queryParameters: { kind: 'map', entries: parametersOf(query) },
    fragment: stringOf(fragment),
    hasScheme: booleanOf(scheme !== ''),
    hasAuthority: booleanOf(authority !== undefined),
    isAbsolute: booleanOf(scheme !== '' && fragment === ''),
    hasQuery: booleanOf(query !== ''),
    hasFragment: booleanOf(fragment !== ''),
  })
}

const USUAL: Readonly<Record<string, number>> = { http: 80, https: 443 }

/** `Uri(path: '/', queryParameters: {…})`, where all of it is known. */
function madeOf(named: ReadonlyMap<string, Value>): Value | null {
  const part = (name: string): string | null => {
    const value = named.get(name) ?? NULL
    if (value.kind === 'null') return ''
    return value.kind === 'string' ? value.value : null
  }
  const [scheme, host, path, query, fragment] = ['scheme', 'host', 'path', 'query', 'fragment'].map(part)
  const isWhole = [scheme, host, path, query, fragment].every((each) => typeof each === 'string')
  if (!isWhole || named.has('queryParameters') || named.has('pathSegments')) return null
  return parsedUri(
    [
      scheme === '' ? '' : `${scheme}:`,
      host === '' ? '' : `//${host}`,
      path,
      query === '' ? '' : `?${query}`,
      fragment === '' ? '' : `#${fragment}`,
    ].join(''),
  )
}

/** `Uri.https('a.example', '/map', {'q': 'mill'})`, where all of it is known. */
function madeAt(scheme: string, [host, path = stringOf(''), asked = NULL]: readonly Value[]): Value | null {
  if (host?.kind !== 'string' || path.kind !== 'string') return null
  if (asked.kind !== 'null' && asked.kind !== 'map') return null
  const query = asked.kind === 'map' ? asked.entries.map(([name, value]) => [name, value].map(encoded)) : []
  if (query.some((each) => each.includes(null))) return null
  const begin = path.value === '' || path.value.startsWith('/') ? '' : '/'
  const end = query.length === 0 ? '' : `?${query.map((each) => each.join('=')).join('&')}`
  return parsedUri(`${scheme}://${host.value}${begin}${path.value}${end}`)
}

/** Null for what is no text, or could not be told. */
const encoded = (value: Value): string | null =>
  value.kind === 'string' && value.assumed !== true
    ? encodeURIComponent(value.value).replaceAll('%20', '+')
    : null

const decoded = (part: string): string => percentDecoded(part) ?? part

function segmentsOf(path: string): string[] {
  const segments = path.replace(/^\//, '').split('/')
  return path === '' || path === '/' ? [] : segments.map(decoded)
}

function parametersOf(query: string): [Value, Value][] {
  if (query === '') return []
  return query.split('&').map((each) => {
    const [name = '', ...rest] = each.split('=')
    return [stringOf(decoded(name)), stringOf(decoded(rest.join('=').replaceAll('+', ' ')))]
  })
}
