import { booleanOf, integer, NULL, stringOf } from './value.ts'
import type { Arguments } from './arguments.ts'
import type { Value } from './value.ts'

/** `String.fromEnvironment('X')` and its like, from what was given to the run; undefined for every other call. */
export function fromEnvironment(
  defines: ReadonlyMap<string, string>,
  type: string,
  constructor: string,
  args: Arguments,
): Value | undefined {
  const [name] = args.positional
  if (name?.kind !== 'string') return undefined
  const given = defines.get(name.value)
  if (type === 'bool' && constructor === 'hasEnvironment') return booleanOf(given !== undefined)
  if (constructor !== 'fromEnvironment') return undefined
  const standard = args.named.get('defaultValue')
  switch (type) {
    case 'String':
      return given === undefined ? (standard ?? stringOf('')) : stringOf(given)
    case 'bool':
      return given === 'true' || given === 'false'
        ? booleanOf(given === 'true')
        : (standard ?? booleanOf(false))
    case 'int':
      return given !== undefined && /^\s*[+-]?(\d+|0x[\da-f]+)\s*$/i.test(given)
        ? integer(integerIn(given.trim()))
        : (standard ?? integer(0))
    default:
      return undefined
  }
}

/** Flutter's constant `appFlavor`. */
export function appFlavor(defines: ReadonlyMap<string, string>): Value {
  const flavor = defines.get('FLUTTER_APP_FLAVOR')
  return flavor === undefined ? NULL : stringOf(flavor)
}

function integerIn(text: string): number {
  const digits = text.replace(/^[+-]/, '')
  return text.startsWith('-') ? -Number(digits) : Number(digits)
}
