import { NULL } from '../value.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** rx_command's commands (`rx_command/lib/rx_command.dart`), which nobody has run: they have given what they begin with. */
export const rxCommand: Library = {
  property(_evaluator, target, name) {
    return name === 'lastResult' && isCommand(target) ? (target.named.get('initialLastResult') ?? NULL) : null
  },
}

const isCommand = (value: Value): value is CreatedValue =>
  value.kind === 'object' && value.type === 'RxCommand' && value.constructor.startsWith('create')
