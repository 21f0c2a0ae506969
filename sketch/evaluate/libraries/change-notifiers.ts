import { foreignAncestor, lineageOf } from '../declarations.ts'
import { declaresMember } from '../declares-member.ts'
import { NO_ARGUMENTS } from '../arguments.ts'
import { created, NULL } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, FunctionValue, InstanceValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** What is asked as a value is set. */
const SETS = 'value='
const ASKED = /^(addListener|removeListener|notifyListeners)$/
const NOTIFIES = /^(ChangeNotifier|ValueNotifier|Listenable)$/
/** What `notifyListeners` is where nobody calls it yet. */
const TELL = 'ChangeNotifier.notifyListeners'
/** More than listen to one object. */
const MAX_LISTENERS = 20
/** More than all are told while pages begin; ends those that tell each other. */
const MAX_TOLD = 60

/** One of a class of the project, or Flutter's own ValueNotifier. */
type Notifier = InstanceValue | CreatedValue

/** Who listens, and whether they were told while a page that waits is followed to its end. */
interface Kept {
  readonly listeners: FunctionValue[]
  wasTold: boolean
}

const keptOf = new WeakMap<Notifier, Kept>()
/** How often each evaluation has told somebody. */
const told = new WeakMap<Evaluator, number>()

/**
 * The project's own classes that tell who listens (`foundation/change_notifier.dart`), while a page begins. Of a page
 * that waits a timer has run to its end before somebody listens to what it tells: that one is told then. Of Flutter's
 * own a ValueNotifier is asked here, too.
 */
export const changeNotifiers: Library = {
  property(evaluator, target, name) {
    if (name !== 'notifyListeners' || target.kind !== 'instance') return null
    if (declaresMember(evaluator, target, name)) return null
    return notifies(evaluator, target) ? created(TELL, {}, [target]) : null
  },
  method(evaluator, target, name, { positional: [first] }) {
    if (target.kind === 'object' && target.type === TELL) {
      const [of] = target.positional
      return name === 'call' && of?.kind === 'instance' ? tellAll(evaluator, of) : null
    }
    if (name === SETS) return setsValue(evaluator, target) ? tellAll(evaluator, target) : null
    if (target.kind === 'object' && target.type === 'ValueNotifier')
      return ASKED.test(name) ? asked(evaluator, target, name, first) : null
    if (target.kind !== 'instance' || !ASKED.test(name) || declaresMember(evaluator, target, name))
      return null
    return answered(evaluator, target, name, first)
  },
  above: (evaluator, self, name, { positional: [first] }) =>
    ASKED.test(name) ? answered(evaluator, self, name, first) : null,
}

function answered(
  evaluator: Evaluator,
  of: InstanceValue,
  name: string,
  first: Value | undefined,
): Value | null {
  return notifies(evaluator, of) ? asked(evaluator, of, name, first) : null
}

function asked(evaluator: Evaluator, of: Notifier, name: string, first: Value | undefined): Value {
  if (name === 'notifyListeners') return tellAll(evaluator, of)
  return name === 'addListener' ? listen(evaluator, of, first) : forget(of, first)
}

const notifies = (evaluator: Evaluator, { of }: InstanceValue): boolean =>
  lineageOf(evaluator.declarations, of).some(
    ({ declaration: { superclass, mixins } }) =>
      NOTIFIES.test(superclass ?? '') || mixins.some((each) => NOTIFIES.test(each)),
  )

/** Whether that has just been set is what a ValueNotifier tells. */
function setsValue(evaluator: Evaluator, target: Value): target is Notifier {
  if (target.kind === 'object') return target.type === 'ValueNotifier'
  return target.kind === 'instance' && foreignAncestor(evaluator.declarations, target.of) === 'ValueNotifier'
}

function listen(evaluator: Evaluator, of: Notifier, listener: Value | undefined): Value {
  if (listener?.kind !== 'function') return NULL
  const kept = keptOf.get(of) ?? { listeners: [], wasTold: false }
  keptOf.set(of, kept)
  // a page that is drawn anew listens anew
  forget(of, listener)
  if (kept.listeners.length < MAX_LISTENERS) kept.listeners.push(listener)
  if (evaluator.arriving && kept.wasTold) tell(evaluator, listener)
  return NULL
}

/** Each time it is taken a function is another one, of the same code. */
function forget(of: Notifier, listener: Value | undefined): Value {
  const listeners = keptOf.get(of)?.listeners ?? []
  const at = listeners.findIndex(
    ({ code }) => listener?.kind === 'function' && code.body === listener.code.body,
  )
  if (at !== -1) listeners.splice(at, 1)
  return NULL
}

function tellAll(evaluator: Evaluator, of: Notifier): Value {
  if (!evaluator.beginning && !evaluator.arriving) return NULL
  const kept = keptOf.get(of) ?? { listeners: [], wasTold: false }
  keptOf.set(of, kept)
  kept.wasTold ||= evaluator.arriving
  for (const each of kept.listeners.slice()) tell(evaluator, each)
  return NULL
}

function tell(evaluator: Evaluator, listener: FunctionValue): void {
  const times = told.get(evaluator) ?? 0
  told.set(evaluator, times + 1)
  if (times < MAX_TOLD && !evaluator.followsTap) evaluator.apply(listener, NO_ARGUMENTS)
}
