import { foreignAncestor } from './declarations.ts'
import { fieldOfInstance } from './instances.ts'
import { unknown } from './value.ts'
import { hasPart } from '../model/has-part.ts'
import type { Expression } from '../model/expression.ts'
import type { Arguments } from './arguments.ts'
import type { Evaluator } from './evaluator.ts'
import type { FunctionValue, InstanceValue, Value } from './value.ts'

/** What is known while `main` is followed. */
export interface Launch {
  /** What `runApp` was given; of several calls the last one stays on the screen. */
  root: Value | null
  /** The call that ran it. */
  ran?: Expression
  /** Set where `main` waits for what that app does: nothing else runs before. */
  waits?: boolean
  /** Set within what code that is not read is handed: nobody knows when that is called. */
  guesses?: boolean
  /** A widget that was handed to code that is not read, which may well run it. */
  offered: Value | null
  /** Whether to enter what stands under a condition that only running code could tell. */
  readonly eager: boolean
  /** Whether to look into both branches of what an answer decides, and behind those that return. */
  readonly through?: boolean
  /** Whether to go on behind what ends `main` before an app runs: `if (!allowed) { await SystemNavigator.pop(); return; }`. */
  readonly pastEnds?: boolean
  /** Functions of which it is known whether they are called. */
  readonly settled: WeakSet<Value>
}

/** Whether a function is Flutter's `runApp`. */
export function isRunApp(name: string): boolean {
  return name === 'runApp' || name === 'runWidget'
}

/** Whether `main` waits for what the app that it ran is to do: `runApp(Welcome(onDone: done.complete)); await done.future;`. */
export function waitsForApp({ ran }: Launch, awaited: Expression): boolean {
  if (ran === undefined || awaited.kind !== 'member' || awaited.name !== 'future') return false
  const { target } = awaited
  return target.kind === 'name' && hasPart(ran, (part) => 'name' in part && part.name === target.name)
}

/**
 * After a call in `main`: code that is not read (`runZonedGuarded`, `Future.then`, `init(appRunner: …)`) calls what it
 * is given. The first of its functions that runs an app counts; those after it are for errors.
 */
export function handOn(
  evaluator: Evaluator,
  launch: Launch,
  result: Value,
  args: Arguments,
  callee: Expression,
): void {
  if (result.kind === 'instance') return
  // `Future(() async {…})` runs what it is given, also where an app runs already: the last one stays.
  if (result.kind === 'object' && RUNS.test(result.type)) {
    const run = args.positional.find(({ kind }) => kind === 'function')
    if (run?.kind === 'function') calledWithUnknowns(evaluator, run, true)
    return
  }
  const given = [...args.positional, ...args.named.values()].filter((each) => !launch.settled.has(each))
  // `Catcher(runAppFunction: …)` of a package runs what it is given; a widget shows it.
  const isObject = result.kind === 'object' && result.constructor === '' && !takesStart(args)
  for (const each of given) {
    if (launch.root !== null) return
    if (each.kind === 'function' && isObject) continue
    const isBody = each === args.positional[0] && runsAtOnce(callee)
    const value = each.kind === 'function' ? calledWithUnknowns(evaluator, each, !isBody) : each
    if (isWidget(evaluator, value)) launch.offered ??= value
  }
}

/**
 * After a call of a method that the source does not have, of an own object: what a package's class starts by it, the
 * object's own class tells, `Widget get app => const MyApp()`.
 */
export function offerHeld(evaluator: Evaluator, launch: Launch, object: InstanceValue): void {
  for (const { name, getter, returns } of object.of.declaration.methods) {
    if (launch.root !== null || launch.offered !== null) return
    if (!getter || returns !== 'Widget') continue
    const value = fieldOfInstance(evaluator, object, name)
    if (value !== null && (value.kind === 'object' || isWidget(evaluator, value))) launch.offered = value
  }
}

/**
 * Whether a method keeps what it is given for when something happens, of which nobody knows when. What listens to an
 * animation is told of its end. A locator keeps how to make a thing until somebody asks for it, when all it consists of
 * has been registered, too.
 */
export const registers = (method: string): boolean => REGISTERS.test(method) || KEPT.test(method)

/** get_it, what injectable writes for it, and GetX. */
const KEPT = /^(register(Lazy|Cached)*(Singleton|Factory)\w*|lazySingleton(Async)?|lazyPut)$/

const REGISTERS =
  /^(?!add(Status)?Listener$)(add|register|set|attach|subscribe|remove|unregister|unsubscribe)\w*(Listener|Observer|Handler|Subscriber)s?$/

const RUNS = /^(Future|Timer)$/

function takesStart(args: Arguments): boolean {
  const names = [...args.named].flatMap(([name, { kind }]) => (kind === 'function' ? [name] : []))
  return names.some((name) => /run|start|launch|main/i.test(name))
}

/** Whether that certainly runs its first argument: the zones of dart:async and of overrides, and stack_trace's. */
function runsAtOnce(callee: Expression): boolean {
  if (callee.kind === 'name') return /^runZoned(Guarded)?$/.test(callee.name)
  if (callee.kind !== 'member') return false
  const { target, name } = callee
  return name === 'runZoned' || (name === 'capture' && target.kind === 'name' && target.name === 'Chain')
}

function calledWithUnknowns(evaluator: Evaluator, given: FunctionValue, guesses: boolean): Value {
  const positional = given.code.parameters.filter(({ named }) => !named).map(({ name }) => unknown(name))
  const { launch } = evaluator
  const guessed = launch?.guesses ?? false
  if (launch !== null) launch.guesses = guessed || guesses
  const value = evaluator.apply(given, { positional, named: new Map() })
  if (launch !== null) launch.guesses = guessed
  return value
}

/** Whether a value may well be what an app shows: an app of Flutter's, or a widget of the project. */
export function isWidget(evaluator: Evaluator, value: Value): boolean {
  if (value.kind === 'object')
    return /^(Material|Cupertino|Widgets|GetMaterial|GetCupertino)App$/.test(value.type)
  return (
    value.kind === 'instance' &&
    foreignAncestor(evaluator.declarations, value.of)?.endsWith('Widget') === true
  )
}
