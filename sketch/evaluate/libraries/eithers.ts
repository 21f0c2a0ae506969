import { NO_ARGUMENTS, positionalArguments } from '../arguments.ts'
import { booleanOf, created, NULL } from '../value.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** The four cases, and whether each holds what is wanted. */
const HOLDS: Readonly<Record<string, boolean>> = { Right: true, Left: false, Some: true, None: false }

/** dartz (`lib/src/either.dart`, `option.dart`) and fpdart: one of two, and what is there or not. */
export const eithers: Library = {
  create(_evaluator, type, constructor, { positional: [first] }) {
    const made = constructor === '' ? type : ''
    const of = (type === 'Either' || type === 'Option') && NAMED[constructor]
    const name = of === false || of === undefined ? made : of
    if (name === 'Option') return first === undefined ? null : optionOf(first)
    return name in HOLDS && (first !== undefined || name === 'None') ? holding(name, first) : null
  },
  call(_evaluator, name, { positional: [first] }) {
    if (name === 'none') return holding('None')
    if (first === undefined) return null
    if (name === 'optionOf') return optionOf(first)
    const type = NAMED[name]
    return type === undefined || type === 'Option' ? null : holding(type, first)
  },
  property(_evaluator, target, name) {
    return isEither(target) ? asked(target, name) : null
  },
  method(evaluator, target, name, args) {
    return isEither(target) ? (asked(target, name) ?? called(evaluator, target, name, args)) : null
  },
}

const NAMED: Readonly<Record<string, string>> = {
  right: 'Right', left: 'Left', some: 'Some', none: 'None', of: 'Right', fromNullable: 'Option',
} // prettier-ignore

const isEither = (value: Value): value is CreatedValue => value.kind === 'object' && value.type in HOLDS

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
    case 'toNullable':
      return holds ? value : NULL
    case 'toOption':
      return holds ? holding('Some', value) : holding('None')
    default:
      return null
  }
}
