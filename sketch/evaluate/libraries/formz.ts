import { foreignAncestor } from '../declarations.ts'
import { positionalArguments } from '../arguments.ts'
import { fieldOfInstance } from '../instances.ts'
import { booleanOf, NULL } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { InstanceValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/**
 * formz (`formz/lib/formz.dart`, and that of 0.4): an input is pure until somebody has touched it, and valid where its
 * own `validator` finds nothing; a form has a status.
 */
export const formz: Library = {
  property(evaluator, target, name) {
    if (target.kind === 'member') return ofStatus(target.type, target.name, name)
    if (target.kind !== 'instance') return null
    if (target.of.declaration.mixins.includes('FormzMixin')) return ofForm(evaluator, target, name)
    if (foreignAncestor(evaluator.declarations, target.of) !== 'FormzInput') return null
    return ofInput(evaluator, target, name)
  },
}

/** `status.isInProgress`: whether it is the one that the getter names. */
function ofStatus(type: string, status: string, getter: string): Value | null {
  if (!/^Formz(Submission|Input)?Status$/.test(type) || !getter.startsWith('is')) return null
  const submits = status.startsWith('submission')
  if (getter === 'isValidated') return booleanOf(status === 'valid' || submits)
  if (getter === 'isInProgressOrSuccess') return booleanOf(status === 'inProgress' || status === 'success')
  return booleanOf(getter.slice(2).toLowerCase() === status.toLowerCase())
}

function ofForm(evaluator: Evaluator, form: InstanceValue, name: string): Value | null {
  if (!/^is(Valid|NotValid|Pure|Dirty)$/.test(name)) return null
  const inputs = fieldOfInstance(evaluator, form, 'inputs')
  if (inputs?.kind !== 'list') return null
  const asked = name === 'isPure' || name === 'isDirty' ? 'isPure' : 'isValid'
  const all = inputs.items.every((each) => each.kind === 'instance' && holds(ofInput(evaluator, each, asked)))
  return booleanOf(all === (asked === name))
}

function ofInput(evaluator: Evaluator, input: InstanceValue, name: string): Value | null {
  const isPure = holds(input.fields.get('isPure'))
  if (/^(isP|p)ure$/.test(name)) return booleanOf(isPure)
  if (name === 'displayError' && isPure) return NULL
  if (!/^(isValid|valid|isNotValid|invalid|error|displayError)$/.test(name)) return null
  const validator = fieldOfInstance(evaluator, input, 'validator')
  if (validator?.kind !== 'function') return null
  const value = input.fields.get('value') ?? NULL
  const error = evaluator.apply(validator, positionalArguments(value))
  if (/error$/i.test(name)) return error
  if (error.kind === 'unknown') return null
  if (/^(isV|v)alid$/.test(name)) return booleanOf(error.kind === 'null')
  // Until 0.5 what is pure is not called invalid.
  return booleanOf(error.kind !== 'null' && !(name === 'invalid' && isPure))
}

const holds = (value: Value | null | undefined): boolean => value?.kind === 'boolean' && value.value
