import { readInstalledAs } from '../../project/installed-as.ts'
import { positionalArguments } from '../arguments.ts'
import { created, stringOf } from '../value.ts'
import { begin } from './later.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

const known = new WeakMap<Evaluator, CreatedValue>()

/** package_info_plus (`lib/package_info_plus.dart`), package_info: what the app's own build files say of it. */
export const packageInfo: Library = {
  create(evaluator, type, constructor) {
    return type === 'PackageInfo' && constructor === 'fromPlatform' ? infoOf(evaluator) : null
  },
  method(evaluator, target, name, { positional: [then] }) {
    const isInfo = target.kind === 'object' && target.type === 'PackageInfo'
    if (!isInfo || name !== 'then' || then?.kind !== 'function') return null
    return begin(evaluator, then, target) ?? evaluator.apply(then, positionalArguments(target))
  },
}

function infoOf(evaluator: Evaluator): Value {
  const before = known.get(evaluator)
  if (before !== undefined) return before
  const said: Record<string, Value> = {}
  for (const [name, text] of Object.entries({ ...readInstalledAs(evaluator.directory) }))
    if (text !== null) said[name] = stringOf(text)
  const info = created('PackageInfo', said)
  known.set(evaluator, info)
  return info
}
