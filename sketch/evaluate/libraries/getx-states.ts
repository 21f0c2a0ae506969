import { positionalArguments } from '../arguments.ts'
import { lineageOf } from '../declarations.ts'
import { declaresMember } from '../declares-member.ts'
import { booleanOf, created, NULL, stringOf, textOfValue, unknown } from '../value.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, InstanceValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** What stands for a controller's `change` where it is called by its bare name. */
const CHANGE = 'StateMixin.change'
/** What only running code could bring. */
const SAMPLE: Value = { kind: 'unknown', text: 'state', given: true }
const STATE = 'state of StateMixin'
const STATUS = 'status of StateMixin'

/**
 * GetX's controllers with a state (`get_state_manager/src/rx_flutter/rx_notifier.dart`): `change` gives one and its
 * status, and `obx` builds what is for that status. While none has come but that it loads, what comes is a sample.
 */
export const getXStates: Library = {
  property(evaluator, target, name) {
    if (target.kind === 'object' && target.type === 'RxStatus') return ofStatus(target, name)
    if (target.kind !== 'instance' || !/^(change|state|status)$/.test(name)) return null
    if (!hasStates(evaluator, target) || declaresMember(evaluator, target, name)) return null
    if (name === 'change') return created(CHANGE, { of: target })
    return name === 'state' ? (stateOf(target) ?? NULL) : statusOf(target)
  },
  method(evaluator, target, name, args) {
    if (target.kind === 'object' && target.type === CHANGE && name === 'call')
      return changed(evaluator, target.named.get('of'), args)
    if (target.kind !== 'instance' || !/^(change|obx)$/.test(name) || !hasStates(evaluator, target))
      return null
    if (declaresMember(evaluator, target, name)) return null
    return name === 'change' ? changed(evaluator, target, args) : built(evaluator, target, args)
  },
}

/** The mixin by its name; GetX's `StateController` and its like have it. */
function hasStates({ declarations }: Evaluator, { of }: InstanceValue): boolean {
  return lineageOf(declarations, of).some(
    ({ declaration: { mixins, superclass } }) =>
      mixins.some((each) => /^StateMixin\b/.test(each)) ||
      /^(Super|Full|)StateController\b/.test(superclass ?? ''),
  )
}

const stateOf = ({ fields }: InstanceValue): Value | undefined => fields.get(STATE)

const statusOf = ({ fields }: InstanceValue): CreatedValue => {
  const status = fields.get(STATUS)
  return status?.kind === 'object' ? status : { ...created('RxStatus'), constructor: 'loading' }
}

/** While a tap is followed, only where it leads counts. */
function changed(evaluator: Evaluator, of: Value | undefined, { positional, named }: Arguments): Value {
  const status = named.get('status')
  if (of?.kind !== 'instance' || evaluator.followsTap) return NULL
  of.fields.set(STATE, positional[0] ?? NULL)
  if (status !== undefined) of.fields.set(STATUS, status)
  return NULL
}

function ofStatus(status: CreatedValue, name: string): Value | null {
  const [, asked] = /^is(Loading|Error|Success|Empty|LoadingMore)$/.exec(name) ?? []
  if (asked !== undefined) return booleanOf(status.constructor.toLowerCase() === asked.toLowerCase())
  return name === 'errorMessage' ? (status.positional[0] ?? NULL) : null
}

function built(evaluator: Evaluator, of: InstanceValue, { positional: [build], named }: Arguments): Value {
  const call = (callee: Value | undefined, given: Value): Value =>
    evaluator.calledWith(callee, positionalArguments(given)) ?? NULL
  const status = statusOf(of)
  switch (status.constructor) {
    case 'error': {
      const onError = named.get('onError')
      const said = status.positional[0] ?? NULL
      // as it stands in GetX
      const text = stringOf(`A error occurred: ${textOfValue(said)}`)
      return onError === undefined
        ? created('Center', { child: created('Text', {}, [text]) })
        : call(onError, said)
    }
    case 'empty':
      return named.get('onEmpty') ?? created('SizedBox')
    case 'loading': {
      const state = stateOf(of) ?? NULL
      return call(build, state.kind === 'null' ? SAMPLE : state)
    }
    default:
      return call(build, stateOf(of) ?? unknown('state'))
  }
}
