import { positionalArguments } from '../evaluate/arguments.ts'
import { foreignAncestor, lineageOf } from '../evaluate/declarations.ts'
import { fieldOfInstance } from '../evaluate/instances.ts'
import { askLibraries } from '../evaluate/libraries/all.ts'
import { created } from '../evaluate/value.ts'
import { heldIn } from './held.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { CreatedValue, InstanceValue, Value } from '../evaluate/value.ts'

/**
 * What is inside a widget of the project that leaves its `build` to a class of a library: what that makes of it or of
 * its state, what either overrides for it, or what a widget of that class holds.
 */
export function heldInOwn(
  evaluator: Evaluator,
  instance: InstanceValue,
  state: InstanceValue | null = null,
): Value | null {
  for (const own of state === null ? [instance] : [state, instance]) {
    const { type } = asExtended(evaluator, own)
    const built = askLibraries('buildsOwn', (answer) => answer(evaluator, own, type))
    if (built !== null) return built
  }
  if (state !== null) return shownBy(evaluator, state) ?? heldIn(evaluator, asExtended(evaluator, instance))
  return heldIn(evaluator, asExtended(evaluator, instance)) ?? shownBy(evaluator, instance)
}

/** A widget of the project as that of a library which it extends, given what it gives that. */
export function asExtended(evaluator: Evaluator, { of, fields, above, at }: InstanceValue): CreatedValue {
  const type = foreignAncestor(evaluator.declarations, of) ?? of.declaration.name
  if (above === undefined) return { ...created(type), named: fields, at }
  return { ...created(type), ...above, named: new Map([...fields, ...above.named]), at }
}

/** Under these a class of a package asks one of the project for what its own `build` is to show. */
const SHOWN = ['view', 'buildView', 'buildPage', 'buildWidget', 'buildBody', 'buildContent', 'body']

/** What a widget or a state shows that leaves its `build` to a package: what it overrides that gives a widget. */
function shownBy(evaluator: Evaluator, own: InstanceValue): Value | null {
  const line = lineageOf(evaluator.declarations, own.of)
  const isShown = (name: string): boolean =>
    line.some(({ declaration }) =>
      declaration.methods.some((each) => each.name === name && !each.static && each.returns === 'Widget'),
    )
  const name = SHOWN.find(isShown)
  const member = name === undefined ? null : fieldOfInstance(evaluator, own, name)
  return evaluator.calledWith(member, positionalArguments(created('BuildContext'))) ?? member
}
