import { positionalArguments } from '../arguments.ts'
import { fieldOfInstance } from '../instances.ts'
import { givenOfType } from '../provided.ts'
import { unknown } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { InstanceValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/**
 * flutter_clean_architecture (`flutter_clean_architecture/lib/src/view.dart`): the state of a view is made with its
 * controller, whose `onInitState` it calls, provides that, and shows its `view`, which was `buildPage()` before 3.0.
 */
export const cleanViews: Library = {
  buildsOwn(evaluator, state, base) {
    if (!/^(Clean)?ViewState$/.test(base)) return null
    const controller = fieldOfInstance(evaluator, state, 'controller')
    if (controller?.kind === 'instance') begin(evaluator, state, controller)
    const shown = fieldOfInstance(evaluator, state, 'view') ?? fieldOfInstance(evaluator, state, 'buildPage')
    return evaluator.calledWith(shown, positionalArguments()) ?? shown
  },
  builder(evaluator, widget) {
    if (widget.type !== 'ControlledWidgetBuilder') return null
    return [givenOfType(evaluator, widget.types?.[0], widget.at) ?? unknown('controller')]
  },
}

function begin(evaluator: Evaluator, state: InstanceValue, controller: InstanceValue): void {
  evaluator.provisions.add(state, null, () => controller)
  const before = evaluator.beginning
  evaluator.beginning = true
  const call = (of: InstanceValue, name: string, ...given: Value[]): void => {
    const method = fieldOfInstance(evaluator, of, name)
    if (method?.kind === 'function') evaluator.apply(method, positionalArguments(...given))
  }
  // Its presenter's answers are heard before anything is asked of it.
  call(controller, 'initListeners')
  call(state, 'initViewState', controller)
  call(controller, 'onInitState')
  call(controller, 'onDidChangeDependencies')
  evaluator.beginning = before
}
