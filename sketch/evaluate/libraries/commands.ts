import { awaited } from '../first-event.ts'
import { positionalArguments } from '../arguments.ts'
import { booleanOf, created, NULL, unknown } from '../value.ts'
import { tellHandlers } from './watch-handlers.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** `createAsyncNoParam`, `createSync`, `createUndoableNoResult`. */
const CREATES = /^create(Sync|Async|Undoable)(NoParam)?(NoResult)?$/
/** Its names for the same through the versions, and `command()`. */
const RUNS = /^(call|run|runAsync|execute|executeWithFuture)$/

/**
 * Commands that hold what they came to, and tell it (`flutter_command/lib/flutter_command.dart`, later command_it):
 * before they are run what they begin with.
 */
export const commands: Library = {
  create(_evaluator, type, constructor, { positional: [action], named }) {
    if (type !== 'Command' || !CREATES.test(constructor) || action === undefined) return null
    const command = created('Command', { value: named.get('initialValue') ?? NULL }, [action])
    return { ...command, constructor }
  },
  property(_evaluator, target, name) {
    if (!isCommand(target)) return null
    if (name === 'isRunning' || name === 'isExecuting')
      return created('ValueNotifier', { value: booleanOf(false) })
    return name === 'errors' ? created('ValueNotifier', { value: NULL }) : null
  },
  method(evaluator, target, name, { positional: [given] }) {
    if (!isCommand(target) || !RUNS.test(name) || evaluator.followsTap) return null
    return run(evaluator, target, given)
  },
}

const isCommand = (value: Value): value is CreatedValue =>
  value.kind === 'object' && value.type === 'Command' && CREATES.test(value.constructor)

/** What only running code could bring leaves it as it is. */
function run(evaluator: Evaluator, command: CreatedValue, given: Value | undefined): Value {
  const [action] = command.positional
  const args = positionalArguments(...(given === undefined ? [] : [given]))
  const brought = evaluator.calledWith(action, args)
  const value = brought === null ? unknown('command') : awaited(evaluator, brought)
  if (!isKnown(value)) return created('Future')
  if (!command.constructor.endsWith('NoResult')) evaluator.setOf(command, 'value', value)
  tellHandlers(evaluator, command, value, !command.constructor.startsWith('createSync'))
  return brought ?? NULL
}

/** A future that failed is an object, and no result; what only a package makes may be anything. */
const isKnown = ({ kind, ...value }: Value): boolean =>
  !/^(unknown|object)$/.test(kind) && !('assumed' in value && value.assumed === true)
