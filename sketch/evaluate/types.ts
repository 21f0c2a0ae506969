import { lineageOf } from './declarations.ts'
import type { Evaluator } from './evaluator.ts'
import type { CreatedValue, Value } from './value.ts'

/** A class that widgets extend, above those that are made. */
const isAWidget = (name: string): boolean =>
  /^(Stateless|Stateful|RenderObject|PreferredSize)?Widget$/.test(name)

/** Whether a value is of a type; null when that is unknown. */
export function isOfType(evaluator: Evaluator, value: Value, type: string): boolean | null {
  const name = type.replace(/[<?].*$/s, '')
  // The name of a type parameter, of which nobody says what it stands for.
  if (/^[A-Z]$/.test(name)) return value.kind === 'null' ? type.endsWith('?') : null
  if (name === 'dynamic' || (name === 'Object' && value.kind !== 'null')) return true
  switch (value.kind) {
    case 'unknown':
      return null
    case 'null':
      return name === 'Null' || type.endsWith('?')
    case 'boolean':
      return name === 'bool'
    case 'string':
      return name === 'String'
    case 'number':
      return name === 'num' || name === (value.double ? 'double' : 'int')
    case 'list':
      return ['List', 'Iterable', 'Set'].includes(name)
    case 'map':
      return name === 'Map'
    case 'instance': {
      if (value.variant?.type === name) return true
      const line = lineageOf(evaluator.declarations, value.of)
      if (line.some((each) => each.declaration.name === name || each.declaration.superclass === name))
        return true
      return name === 'Widget' && line.at(-1)?.declaration.superclass?.endsWith('Widget') === true
    }
    case 'object':
      // Of what Flutter or a package makes it is not written which are widgets.
      if (isAWidget(name) && value.type !== name) return null
      return value.type === name || isErrorOf(value.type, name) || isStateOf(value, name)
    default:
      return null
  }
}

const OF_IO = /^(Socket|FileSystem|Http|Handshake|Tls|Process|Stdin|WebSocket|Path\w+)Exception$/

/** The one of package:http that is two at once (`http/lib/src/io_client.dart`). */
const OF_HTTP: ReadonlySet<string> = new Set(['ClientException', 'SocketException', 'IOException'])

/** Dart's own classes of errors, and dio's, which was called `DioError` before version 5.2 and is still known by that. */
function isErrorOf(type: string, name: string): boolean {
  if (type === '_ClientSocketException' && OF_HTTP.has(name)) return true
  if (name === 'DioError') return type === 'DioException'
  if (name === 'IOException') return OF_IO.test(type)
  return name === 'Exception' && type.endsWith('Exception')
}

/** riverpod's and refena's `AsyncValue`, and the `AsyncState` of signals, by the class of each branch. */
function isStateOf({ type, constructor }: CreatedValue, name: string): boolean {
  if (name === 'AsyncValue') return /^Async(Data|Loading|Error)$/.test(type)
  return type === 'AsyncState' && name.toLowerCase() === `async${constructor}`
}
