import { foreignAncestor, lineageOf } from '../declarations.ts'
import type { Evaluator } from '../evaluator.ts'
import type { Arguments } from '../arguments.ts'
import type { InstanceValue } from '../value.ts'
import type { Library } from './library.ts'

/** What finds a widget of a type above (`widgets/framework.dart`), by all versions' names. */
const FINDS =
  /^(dependOnInheritedWidgetOfExactType|getInheritedWidgetOfExactType|inheritFromWidgetOfExactType|findAncestorWidgetOfExactType|ancestorWidgetOfExactType)$/
const FINDS_STATE =
  /^(findAncestorStateOfType|findRootAncestorStateOfType|ancestorStateOfType|rootAncestorStateOfType)$/
const FINDS_ELEMENT =
  /^(getElementForInheritedWidgetOfExactType|ancestorInheritedElementForWidgetOfExactType)$/
const INHERITED = /^(Inherited(Widget|Theme|Notifier|Model|ModelBase)|_?InheritedProvider\w*)$/

/** Widgets and states of the project that those below ask their context for. */
export const inherited: Library = {
  create(evaluator, type, constructor, args) {
    if (type !== 'InheritedModel' || constructor !== 'inheritFrom') return null
    const asked = typeAsked(args)
    return asked === null ? null : evaluator.provisions.above(asked)
  },
  method(evaluator, target, name, args) {
    if (target.kind !== 'object' || target.type !== 'BuildContext') return null
    const isElement = FINDS_ELEMENT.test(name)
    if (!isElement && !FINDS.test(name) && !FINDS_STATE.test(name)) return null
    const type = typeAsked(args)
    const found = type === null ? null : evaluator.provisions.above(type)
    if (found === null || !isElement) return found
    return { kind: 'record', positional: [], named: new Map([['widget', found]]) }
  },
}

/** `…OfExactType<Shop>()`, of old Flutter `…OfExactType(Shop)` and `ancestorStateOfType(TypeMatcher<Shop>())`. */
function typeAsked({ types, positional: [given] }: Arguments): string | null {
  const [named] = types ?? []
  if (named !== undefined) return named
  if (given?.kind === 'class') return given.of.declaration.name
  if (given?.kind === 'type') return given.name
  return given?.kind === 'object' ? (given.types?.[0] ?? null) : null
}

/** Keeps a widget, or its state, for those below that look for one of its class: before they are drawn. */
export function keepInherited(
  evaluator: Evaluator,
  widget: InstanceValue,
  state: InstanceValue | null,
): void {
  if (state !== null) evaluator.provisions.keepAbove(ownNames(evaluator, state), state)
  const above = foreignAncestor(evaluator.declarations, widget.of) ?? ''
  // blocs of before the package hand one by a StatefulWidget
  if (state !== null || INHERITED.test(above))
    evaluator.provisions.keepAbove(ownNames(evaluator, widget), widget)
}

/** Its class and those of the project above it. */
const ownNames = (evaluator: Evaluator, value: InstanceValue): string[] =>
  lineageOf(evaluator.declarations, value.of).map(({ declaration }) => declaration.name)
