import { fieldOfInstance } from '../instances.ts'
import { givenOfType } from '../provided.ts'
import { positionalArguments } from '../arguments.ts'
import { unknown } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

const BUILDERS = new Set(['BlocBuilder', 'BlocConsumer', 'BlocSelector'])

/** bloc and hydrated_bloc: a builder begins with the state that its bloc was constructed with. */
export const bloc: Library = {
  builder(evaluator, widget) {
    if (!BUILDERS.has(widget.type)) return null
    const state = stateOfBloc(evaluator, widget)
    if (widget.type !== 'BlocSelector') return [state]
    const select = widget.named.get('selector')
    return [
      select?.kind === 'function' ? evaluator.apply(select, positionalArguments(state)) : unknown('state'),
    ]
  },
}

function stateOfBloc(evaluator: Evaluator, widget: CreatedValue): Value {
  const given = widget.named.get('bloc') ?? widget.named.get('cubit')
  const type = widget.types?.[0]
  const found = given?.kind === 'instance' ? given : givenOfType(evaluator, type, widget.at)
  const state = found?.kind === 'instance' ? fieldOfInstance(evaluator, found, 'state') : null
  return state ?? unknown('state')
}
