import { positionalArguments } from '../arguments.ts'
import { fieldOfInstance } from '../instances.ts'
import { created, NULL } from '../value.ts'
import { foreignAncestor } from '../declarations.ts'
import type { Evaluator } from '../evaluator.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

/**
 * flow_builder (`flow_builder/lib/flow_builder.dart`): a Navigator with the pages that are made of a state, the one
 * given or the one that its controller begins with.
 */
export const flowBuilder: Library = {
  builds(evaluator, widget) {
    const make = widget.type === 'FlowBuilder' ? widget.named.get('onGeneratePages') : undefined
    if (make === undefined) return null
    const controller = widget.named.get('controller')
    const state = widget.named.get('state') ?? stateOf(evaluator, controller) ?? NULL
    const none: Value = { kind: 'list', items: [] }
    return created('Navigator', { pages: evaluator.call(make, positionalArguments(state, none), null) })
  },
  provides(evaluator, widget) {
    if (widget.type !== 'FlowBuilder') return
    const controller =
      widget.named.get('controller') ?? created('FlowController', {}, [widget.named.get('state') ?? NULL])
    evaluator.provisions.add(widget, 'FlowController', () => controller)
  },
  property(evaluator, target, name) {
    return name === 'state' ? stateOf(evaluator, target) : null
  },
  method(evaluator, target, name) {
    if (target.kind !== 'object') return null
    if (name === 'flow' && target.type === 'BuildContext')
      return evaluator.provisions.ofType('FlowController')
    return target.type === 'FlowController' && /^(update|complete)$/.test(name) ? NULL : null
  },
}

/** What a controller, or one of the app's own class, began with. */
function stateOf(evaluator: Evaluator, controller: Value | undefined): Value | null {
  if (controller?.kind === 'object')
    return controller.type === 'FlowController' ? (controller.positional[0] ?? null) : null
  if (controller?.kind !== 'instance') return null
  if (foreignAncestor(evaluator.declarations, controller.of) !== 'FlowController') return null
  return fieldOfInstance(evaluator, controller, 'state')
}
