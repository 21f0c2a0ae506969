import { NO_ARGUMENTS, positionalArguments } from '../arguments.ts'
import { entryOf } from '../entry-of.ts'
import { awaited } from '../first-event.ts'
import { caughtBehind } from '../try-catch.ts'
import { booleanOf, created, NULL, unknown } from '../value.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** The four cases, and whether each holds what is wanted. */
const HOLDS: Readonly<Record<string, boolean>> = { Right: true, Left: false, Some: true, None: false }

/** dartz (`lib/src/either.dart`, `option.dart`) and fpdart: one of two, and what is there or not. */
export const eithers: Library = {
  create(evaluator, type, constructor, args) {
    const made = madeOf(evaluator, type, constructor, args)
    return made !== null && OF_TASKS.test(type) && isEither(made) ? { ...made, constructor: TASK } : made
  },
  call(_evaluator, name, { positional: [first] }) {
    if (name === 'none') return holding('None')
    if (first === undefined) return null
    if (name === 'optionOf') return optionOf(first)
    const type = entryOf(NAMED, name)
    return type === undefined || type === 'Option' ? null : holding(type, first)
  },
  property(_evaluator, target, name) {
    if (!isEither(target)) return null
    return name === 'value' ? (target.named.get('value') ?? null) : asked(target, name)
  },
  method(evaluator, target, name, args) {
    // what a task brings is there as soon as it was made
    if (target.kind === 'object' && OF_TASKS.test(target.type) && name === 'run')
      return target.named.get('value') ?? null
    return isEither(target)
      ? (asked(target, name) ?? later(target, name, called(evaluator, target, name, args)))
      : null
  },
}

/** What a constructor of the two makes. */
function madeOf(
  evaluator: Evaluator,
  type: string,
  constructor: string,
  { positional: [first, second] }: Arguments,
): Value | null {
  if (OF_TASKS.test(type) && constructor === '')
    return first?.kind === 'function' ? done(evaluator, first) : null
  const made = constructor === '' ? type : ''
  const isOf = /^(Task)?(Either|Option)$|^IOEither$/.test(type)
  if (isOf && constructor === 'tryCatch') return tried(evaluator, type, first, second)
  if (isOf && /^from(Either|Option)$/.test(constructor)) return first ?? null
  const name = (isOf ? entryOf(NAMED, constructor) : undefined) ?? made
  if (name === 'Option') return first === undefined ? null : optionOf(first)
  return Object.hasOwn(HOLDS, name) && (first !== undefined || name === 'None') ? holding(name, first) : null
}

/** Of a task: what it is asked for comes once it is run. */
function later(target: CreatedValue, name: string, answer: Value | null): Value | null {
  if (target.constructor !== TASK || answer === null || name === 'run') return answer
  return isEither(answer) ? { ...answer, constructor: TASK } : created('Task', { value: answer })
}

/** Marks one of the two that a task brings. */
const TASK = 'task'

/** fpdart's wrappers of what is done later (`lib/src/task_either.dart`, `task.dart`, `io.dart`). */
const OF_TASKS = /^(Task|IO)(Either|Option)?$/

/** What the function of a task brings: one that is shown was run. */
function done(evaluator: Evaluator, task: Value & { kind: 'function' }): Value {
  const brought = awaited(evaluator, evaluator.apply(task, NO_ARGUMENTS))
  return isEither(brought) ? brought : created('Task', { value: brought })
}

/** `Either.tryCatch(read, (error, stack) => …)`: what fails in a new app is on the left, or nothing. */
function tried(
  evaluator: Evaluator,
  type: string,
  read: Value | undefined,
  failed: Value | undefined,
): Value | null {
  if (read?.kind !== 'function') return null
  const brought = caughtBehind(evaluator, () => awaited(evaluator, evaluator.apply(read, NO_ARGUMENTS)))
  const isOption = type.endsWith('Option')
  if (brought.kind !== 'object' || brought.type !== 'Future' || brought.constructor !== 'error')
    return holding(isOption ? 'Some' : 'Right', brought)
  if (isOption) return holding('None')
  const given = [brought.positional[0] ?? NULL, unknown('stackTrace')]
  const says =
    failed?.kind === 'function' ? evaluator.apply(failed, positionalArguments(...given)) : undefined
  return holding('Left', says ?? given[0])
}

const NAMED: Readonly<Record<string, string>> = {
  right: 'Right', left: 'Left', some: 'Some', none: 'None', of: 'Right', fromNullable: 'Option',
} // prettier-ignore

const SWAPPED: Readonly<Record<string, string>> = { Right: 'Left', Left: 'Right' }

const isEither = (value: Value): value is CreatedValue =>
  value.kind === 'object' && Object.hasOwn(HOLDS, value.type)

const holding = (type: string, value?: Value): CreatedValue =>
  created(type, value === undefined ? {} : { value })

function optionOf(value: Value): Value | null {
  if (value.kind === 'null') return holding('None')
  return value.kind === 'unknown' ? null : holding('Some', value)
}

function asked({ type }: CreatedValue, name: string): Value | null {
  if (name === 'isRight' || name === 'isSome') return booleanOf(HOLDS[type] === true)
  return name === 'isLeft' || name === 'isNone' ? booleanOf(HOLDS[type] !== true) : null
}

function called(evaluator: Evaluator, target: CreatedValue, name: string, args: Arguments): Value | null {
  const holds = HOLDS[target.type] === true
  const value = target.named.get('value') ?? NULL
  const [first, second] = args.positional
  const swapped = entryOf(SWAPPED, target.type)
  // the one that is not meant is called by nobody
  for (const each of args.positional) evaluator.launch?.settled.add(each)
  const apply = (then: Value | undefined): Value | null =>
    evaluator.calledWith(then, target.type === 'None' ? NO_ARGUMENTS : positionalArguments(value))
  switch (name) {
    case 'fold':
    case 'match':
    case 'cata':
      return apply(holds ? second : first)
    case 'map': {
      const made = holds ? apply(first) : null
      return made === null ? target : holding(target.type, made)
    }
    case 'leftMap':
    case 'mapLeft': {
      const made = target.type === 'Left' ? apply(first) : null
      return made === null ? target : holding(target.type, made)
    }
    case 'bind':
    case 'flatMap':
      return holds ? apply(first) : target
    case 'getOrElse':
    case 'or':
      return holds ? value : apply(first)
    case 'run':
      return { ...target, constructor: '' }
    case 'bimap': {
      const made = apply(holds ? second : first)
      return made === null ? target : holding(target.type, made)
    }
    case 'orElse':
    case 'alt':
      return holds ? target : apply(first)
    case 'swap':
      return swapped === undefined ? null : holding(swapped, value)
    case 'getRight':
      return holds ? holding('Some', value) : holding('None')
    case 'getLeft':
      return holds ? holding('None') : holding('Some', value)
    case 'forEach':
      if (holds) apply(first)
      return NULL
    case 'toEither':
      return holds ? holding('Right', value) : holding('Left', apply(first) ?? NULL)
    case 'toNullable':
      return holds ? value : NULL
    case 'toOption':
      return holds ? holding('Some', value) : holding('None')
    default:
      return null
  }
}
