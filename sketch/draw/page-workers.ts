import { NO_ARGUMENTS } from '../evaluate/arguments.ts'
import { fieldOfInstance } from '../evaluate/instances.ts'
import { askLibraries } from '../evaluate/libraries/all.ts'
import { stateOf } from '../evaluate/state-of.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { InstanceValue } from '../evaluate/value.ts'

/** `GetLifeCycleMixin` (`get_instance/src/lifecycle.dart` of GetX) calls these of a controller, in this order. */
const BEGINS = ['onInit', 'onReady']
const WORKS = /(Controller|Logic|Bloc|Cubit|ViewModel|Model|Store|Notifier|Presenter|Provider)$/

/** Lets a page's state begin, and what does its work, as GetX does once the page is there. */
export function beginAll(evaluator: Evaluator, own: InstanceValue): void {
  const state = stateOf(evaluator, own) ?? own
  for (const worker of workersOf(evaluator, own, state)) beginWorker(evaluator, worker)
}

/** Calls what GetX calls of a controller by itself. */
export function beginWorker(evaluator: Evaluator, worker: InstanceValue): void {
  for (const name of BEGINS) {
    const begin = fieldOfInstance(evaluator, worker, name)
    if (begin?.kind === 'function') evaluator.apply(begin, NO_ARGUMENTS)
  }
}

/** What does the work of a page: its GetX controller, and what it and its state keep in their fields. */
export function workersOf(evaluator: Evaluator, own: InstanceValue, state: InstanceValue): InstanceValue[] {
  const controller = askLibraries('property', (answer) => answer(evaluator, own, 'controller', own.of.file))
  const held = [...heldBy(evaluator, own), ...heldBy(evaluator, state)]
  return [...new Set(controller?.kind === 'instance' ? [controller, ...held] : held)]
}

/** What a page keeps in its fields that does its work: `final logic = Get.find<SplashLogic>()`. */
function heldBy(evaluator: Evaluator, holder: InstanceValue): InstanceValue[] {
  const fields = holder.of.declaration.fields.filter((each) => !each.static && each.initial !== null)
  return fields.flatMap(({ name }) => {
    const value = fieldOfInstance(evaluator, holder, name)
    return value?.kind === 'instance' && WORKS.test(value.of.declaration.name) ? [value] : []
  })
}
