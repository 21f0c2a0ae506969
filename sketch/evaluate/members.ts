import { callToNavigate } from './call-to-navigate.ts'
import { askLibraries } from './libraries/all.ts'
import { callUnknown } from './effects.ts'
import { createdFrom, typeMember } from './flutter-values.ts'
import { callNative } from './native-methods.ts'
import { offerHeld } from './launch.ts'
import { nativeProperty } from './native-properties.ts'
import { addedMethod, addedProperty } from './package-extensions.ts'
import { passedThrough } from './passed-through.ts'
import { platformMember } from './platform.ts'
import { NO_ARGUMENTS } from './arguments.ts'
import { makeInstance, fieldOfInstance } from './instances.ts'
import { fileScope } from './scope.ts'
import { staticMember } from './static-members.ts'
import { extensionMember } from './extension-members.ts'
import { tornMethod } from './torn-methods.ts'
import { textFrom, unknown } from './value.ts'
import type { Evaluator } from './evaluator.ts'
import type { Arguments } from './arguments.ts'
import type { Scope } from './scope.ts'
import type { FunctionValue, KnownClass, SourceOffset, Value } from './value.ts'

/** `import '…' deferred as prefix`: what loads it has done so by the time that anybody looks. */
const LOADS_LIBRARY: FunctionValue = {
  kind: 'function',
  code: { kind: 'function', parameters: [], body: { kind: 'block', statements: [], later: true } },
  scope: fileScope(''),
  endsLater: true,
}

/** `target.name`. */
export function propertyOf(evaluator: Evaluator, target: Value, name: string, scope: Scope): Value {
  const own = onText(evaluator, target, name, NO_ARGUMENTS, true, scope.file)
  if (own !== null) return own
  const known = askLibraries('property', (answer) => answer(evaluator, target, name, scope.file))
  if (known !== null) return known
  switch (target.kind) {
    case 'instance':
      return (
        fieldOfInstance(evaluator, target, name) ??
        extensionMember(evaluator, target, name, NO_ARGUMENTS, true, scope.file) ??
        nativeProperty(evaluator, target, name) ??
        unknown(name)
      )
    case 'class':
      return (
        staticMember(evaluator, target.of, name) ??
        tearOff(target.of, name) ?? { kind: 'member', type: target.of.declaration.name, name }
      )
    case 'library': {
      const found = evaluator.declarations.findIn(target.prefix, name, scope.file)
      if (found !== null) return evaluator.valueOf(found)
      if (name === 'loadLibrary') return LOADS_LIBRARY
      return /^[A-Z]/.test(name) ? { kind: 'type', name } : unknown(name)
    }
    case 'type':
      return (
        platformMember(evaluator, target.name, name) ??
        tornMethod(target, name) ??
        typeMember(evaluator, target.name, name)
      )
    default:
      return (
        extensionMember(evaluator, target, name, NO_ARGUMENTS, true, scope.file) ??
        addedProperty(target, name) ??
        nativeProperty(evaluator, target, name) ??
        tornMethod(target, name) ??
        passedThrough(evaluator, target) ??
        unknown(name)
      )
  }
}

/** What the app's own extension adds to a text: a package that adds the same would be another one's. */
function onText(
  evaluator: Evaluator,
  target: Value,
  name: string,
  args: Arguments,
  getter: boolean,
  file: string,
): Value | null {
  return target.kind === 'string' ? extensionMember(evaluator, target, name, args, getter, file) : null
}

/** `Type.name`, a constructor that is not called yet. */
function tearOff(of: KnownClass, name: string): Value | null {
  const declared = of.declaration.constructors.some((each) => each.name === name)
  if (name === 'new') return { kind: 'class', of, tearOff: '' }
  return declared ? { kind: 'class', of, tearOff: name } : null
}

/** `target.name(args)`. */
export function callMethod(
  evaluator: Evaluator,
  target: Value,
  name: string,
  args: Arguments,
  scope: Scope,
  at: SourceOffset,
): Value {
  const moved = callToNavigate(evaluator, target, name, args)
  if (moved !== null) return moved
  const own = onText(evaluator, target, name, args, false, scope.file)
  if (own !== null) return own
  const known = askLibraries('method', (answer) => answer(evaluator, target, name, args, at))
  if (known !== null) return known
  // Of a type itself: `(HomePage).toString()`.
  if (name === 'toString' && (target.kind === 'class' || target.kind === 'type')) return textFrom(target)
  if (target.kind === 'class') {
    const member = staticMember(evaluator, target.of, name)
    return member === null
      ? makeInstance(evaluator, target.of, name, args, at)
      : call(evaluator, member, args, at)
  }
  if (target.kind === 'type') return createdFrom(evaluator, target.name, name, args, at)
  if (target.kind === 'library') return call(evaluator, propertyOf(evaluator, target, name, scope), args, at)
  if (target.kind === 'instance') {
    const member = fieldOfInstance(evaluator, target, name)
    if (member !== null) return call(evaluator, member, args, at)
  }
  const extended = extensionMember(evaluator, target, name, args, false, scope.file)
  if (extended !== null) return extended
  const added = addedMethod(target, name, args)
  if (added !== null) return added
  if (evaluator.launch !== null && target.kind === 'instance') offerHeld(evaluator, evaluator.launch, target)
  const called = callNative(evaluator, target, name, args, at)
  return called.kind === 'unknown' ? (passedThrough(evaluator, target) ?? called) : called
}

/** `callee(args)`. */
export function call(evaluator: Evaluator, callee: Value, args: Arguments, at: SourceOffset | null): Value {
  switch (callee.kind) {
    case 'function':
      return evaluator.apply(callee, args)
    case 'class':
      return makeInstance(evaluator, callee.of, callee.tearOff ?? '', args, at)
    case 'type':
      return createdFrom(evaluator, callee.name, '', args, at)
    case 'member':
      return createdFrom(evaluator, callee.type, callee.name, args, at)
    case 'instance': {
      const method = fieldOfInstance(evaluator, callee, 'call')
      return method === null ? unknown('call') : call(evaluator, method, args, at)
    }
    case 'object':
      return askLibraries('method', (answer) => answer(evaluator, callee, 'call', args, at)) ?? unknown('…')
    case 'unknown': {
      const { text } = callee
      return (
        askLibraries('call', (answer) => answer(evaluator, text, args, at)) ??
        callUnknown(evaluator, callee, args)
      )
    }
    default:
      return callUnknown(evaluator, callee, args)
  }
}
