import { functionOf } from '../arguments.ts'
import { fileScope } from '../scope.ts'
import { created } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { Value } from '../value.ts'

const RETURNS_LATER = /^(Future|FutureOr|Stream)\b/

/** `cartProvider` of an annotated function `cart` or class `Cart`, whose generated file is not needed. */
export function generated(evaluator: Evaluator, name: string, file: string): Value | null {
  const stem = /^_?(\w+)Provider$/.exec(name)?.[1] ?? renamed(evaluator, name, file)
  if (stem === undefined) return null
  const title = stem.charAt(0).toUpperCase() + stem.slice(1)
  const lower = stem.charAt(0).toLowerCase() + stem.slice(1)
  for (const each of [lower, title, `${title}Notifier`]) {
    const found = evaluator.declarations.find(each, file)
    if (found?.kind === 'function' && !found.declaration.getter) {
      const { declaration } = found
      const make = functionOf(declaration, fileScope(found.file))
      const type = typeBy(declaration.returns, {
        later: 'FutureProvider',
        events: 'StreamProvider',
        now: 'GeneratedProvider',
      })
      return evaluator.once(declaration.body, () => created(type, {}, [make]))
    }
    if (found?.kind !== 'class' || found.of.declaration.superclass?.startsWith('_$') !== true) continue
    const build = found.of.declaration.methods.find((method) => method.name === 'build')
    const type = typeBy(build?.returns, {
      later: 'AsyncNotifierProvider',
      events: 'StreamNotifierProvider',
      now: 'NotifierProvider',
    })
    const { of } = found
    return evaluator.once(of.declaration.methods, () => created(type, {}, [{ kind: 'class', of }]))
  }
  return null
}

/**
 * What a generated provider is of that a project's `build.yaml` gives another ending: `final cartPod = CartFamily._();`
 * (`riverpod_generator/lib/src/templates/family.dart`).
 */
function renamed(evaluator: Evaluator, name: string, file: string): string | undefined {
  const found = evaluator.declarations.find(name, file)
  if (found?.kind !== 'variable' || !found.file.endsWith('.g.dart')) return undefined
  const { initial } = found.declaration
  const callee = initial?.kind === 'call' ? initial.callee : undefined
  const made = callee?.kind === 'member' ? callee.target : callee
  return made?.kind === 'name' ? /^(\w+)(?:Family|Provider)$/.exec(made.name)?.[1] : undefined
}

function typeBy(
  returns: string | undefined,
  type: { readonly later: string; readonly events: string; readonly now: string },
): string {
  if (!RETURNS_LATER.test(returns ?? '')) return type.now
  return returns?.startsWith('Stream') === true ? type.events : type.later
}
