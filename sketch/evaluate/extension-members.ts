import { lineageOf } from './declarations.ts'
import { functionOf } from './arguments.ts'
import { classScope } from './scope.ts'
import type { Evaluator } from './evaluator.ts'
import type { Arguments } from './arguments.ts'
import type { Value } from './value.ts'

/** What an extension of the project adds to a value of Dart's or Flutter's own; null when none does. */
export function extensionMember(
  evaluator: Evaluator,
  target: Value,
  name: string,
  args: Arguments,
  getter: boolean,
  file: string,
): Value | null {
  const own = typesOf(evaluator, target)
  for (const type of own.length === 0 ? own : [...own, ...OF_ALL]) {
    for (const of of evaluator.declarations.extensionsOf(type, file)) {
      const method = of.declaration.methods.find((each) => each.name === name && !each.static)
      if (method === undefined || (method.getter && !getter)) continue
      // before null safety each type held null as well
      if (target.kind === 'null' && of.declaration.onNullable !== true && evaluator.nullSafe) continue
      const scope = classScope(of, null)
      scope.variables.set('this', target)
      // `onTap: context.goHome`: one that is not called yet
      if (getter && !method.getter) return functionOf(method, scope)
      return evaluator.callDeclared(method, scope, args)
    }
  }
  return null
}

/** What everything is, the second as a type parameter is mostly called: `extension Let<T> on T`. */
const OF_ALL = ['Object', 'T']

/** What is mostly null where an extension has an answer for it: `name.orEmpty`. */
const NULLABLE = ['String', 'List', 'Iterable', 'Map', 'bool', 'int', 'double', 'num', 'DateTime']

/** The types of what some classes of Flutter's hold, which are not those classes. */
const HOLDS: Readonly<Record<string, readonly string[]>> = {
  Colors: ['MaterialColor', 'Color'],
  CupertinoColors: ['CupertinoDynamicColor', 'Color'],
  Icons: ['IconData'],
  CupertinoIcons: ['IconData'],
  Curves: ['Curve'],
}

/** The types above what those classes give. */
const ABOVE: Readonly<Record<string, readonly string[]>> = {
  MaterialColor: ['Color'],
  MaterialAccentColor: ['Color'],
  CupertinoDynamicColor: ['Color'],
}

function typesOf(evaluator: Evaluator, value: Value): readonly string[] {
  switch (value.kind) {
    case 'null':
      return NULLABLE
    case 'string':
      return ['String']
    case 'number':
      return value.double ? ['double', 'num'] : ['int', 'num']
    case 'boolean':
      return ['bool']
    case 'list':
      return ['List', 'Iterable', 'Set']
    case 'map':
      return ['Map']
    case 'object':
      return [value.type, ...(ABOVE[value.type] ?? []), 'Widget']
    case 'member':
      return [...(HOLDS[value.type] ?? []), value.type]
    case 'instance': {
      const line = lineageOf(evaluator.declarations, value.of)
      const names = line.flatMap(({ declaration: { name, superclass } }) => [name, superclass ?? 'Object'])
      // what an enum is besides its own type
      return [...new Set([...names, value.of.declaration.kind === 'enum' ? 'Enum' : 'Widget'])]
    }
    default:
      return []
  }
}
