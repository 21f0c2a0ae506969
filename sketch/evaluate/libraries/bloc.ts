import { foreignAncestor } from '../declarations.ts'
import { firstEvent, streamOf } from '../first-event.ts'
import { declaresMember } from '../declares-member.ts'
import { entryOf } from '../entry-of.ts'
import { fieldOfInstance } from '../instances.ts'
import { namesOf } from '../names-of.ts'
import { givenOfType } from '../provided.ts'
import { positionalArguments } from '../arguments.ts'
import { created, NULL, unknown } from '../value.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, InstanceValue, Value } from '../value.ts'
import type { Library } from './library.ts'

const BUILDERS = new Set(['BlocBuilder', 'BlocConsumer', 'BlocSelector'])

/** More events than an app adds before its first picture. */
const MAX_EVENTS = 60

/** How many events each bloc was given: one that answers an event with another ends. */
const given = new WeakMap<InstanceValue, number>()
/** Those that have come to another state since they began. */
const emitting = new WeakSet<InstanceValue>()

/**
 * bloc and hydrated_bloc (`bloc/lib/src/bloc.dart`, `cubit.dart`): a builder begins with the state that its bloc was
 * constructed with, or with what the source itself says it emits before anybody taps: in its constructor, and for
 * the events that are added while the page is made.
 */
export const bloc: Library = {
  property(evaluator, target, name) {
    if (target.kind !== 'instance' || !/^(emit|on|add|dispatch|stream|currentState)$/.test(name)) return null
    if (!isBloc(evaluator, target) || declaresMember(evaluator, target, name)) return null
    const type = entryOf(CALLS, name)
    if (type !== undefined) return created(type, { bloc: target })
    const state = fieldOfInstance(evaluator, target, 'state') ?? unknown('state')
    return name === 'stream' ? streamOf(state) : state
  },
  method(evaluator, target, name, args) {
    if (target.kind === 'object' && CALLED.has(name)) return called(evaluator, target, name, args)
    const type = entryOf(CALLS, name)
    if (target.kind !== 'instance' || type === undefined) return null
    if (!isBloc(evaluator, target) || declaresMember(evaluator, target, name)) return null
    return called(evaluator, created(type, { bloc: target }), 'call', args)
  },
  above(evaluator, self, name, args) {
    const type = entryOf(CALLS, name)
    if (type === undefined || !isBloc(evaluator, self)) return null
    return called(evaluator, created(type, { bloc: self }), 'call', args)
  },
  builder(evaluator, widget) {
    if (!BUILDERS.has(widget.type)) return null
    const state = stateOfBloc(evaluator, widget)
    if (widget.type !== 'BlocSelector') return [state]
    const select = widget.named.get('selector')
    return [evaluator.calledWith(select, positionalArguments(state)) ?? unknown('state')]
  },
}

/** What stands for a bloc's own functions where they are handed on. */
const CALLS: Readonly<Record<string, string>> = {
  emit: 'Emitter',
  on: 'EventHandlers',
  add: 'EventSink',
  // before 1.0
  dispatch: 'EventSink',
}

const CALLED: ReadonlySet<string> = new Set(['call', 'forEach', 'onEach'])

/**
 * `emit.forEach(stream, onData: …)` and `emit.onEach` (`emitter.dart`): what the stream brings first becomes a state, or
 * is told.
 */
function emitted(evaluator: Evaluator, of: InstanceValue, name: string, args: Arguments): Value {
  const [stream] = args.positional
  const told = args.named.get('onData')
  const event = stream === undefined ? null : firstEvent(evaluator, stream)
  if (event === null || event.kind === 'unknown' || told?.kind !== 'function') return NULL
  const given = evaluator.apply(told, positionalArguments(event))
  return name === 'forEach' ? setState(evaluator, of, given) : NULL
}

/** What only running code could tell leaves the state as it is; while a tap is followed, only where it leads counts. */
function setState(evaluator: Evaluator, of: InstanceValue, state: Value | undefined): Value {
  if (state === undefined || state.kind === 'unknown' || evaluator.followsTap) return NULL
  of.fields.set('state', state)
  emitting.add(of)
  return NULL
}

const isBloc = (evaluator: Evaluator, value: InstanceValue): boolean =>
  /(Cubit|Bloc)$/.test(foreignAncestor(evaluator.declarations, value.of) ?? '')

function called(evaluator: Evaluator, target: CreatedValue, name: string, args: Arguments): Value | null {
  const of = target.named.get('bloc')
  const [first] = args.positional
  if (of?.kind !== 'instance') return null
  if (target.type === 'Emitter' && name !== 'call') return emitted(evaluator, of, name, args)
  switch (target.type) {
    case 'Emitter':
      return setState(evaluator, of, first)
    case 'EventHandlers':
      if (first !== undefined) of.fields.set(`on ${args.types?.[0] ?? ''}`, first)
      return NULL
    case 'EventSink':
      if (first !== undefined && !evaluator.followsTap) answer(evaluator, of, first)
      return NULL
    default:
      return null
  }
}

/** Lets a bloc answer an event: by the handler of its type, or as blocs did before version 8. */
function answer(evaluator: Evaluator, of: InstanceValue, event: Value): void {
  const count = given.get(of) ?? 0
  given.set(of, count + 1)
  if (count >= MAX_EVENTS) return
  const emit = created('Emitter', { bloc: of })
  for (const type of namesOf(evaluator, event)) {
    const handler = of.fields.get(`on ${type}`)
    if (handler?.kind !== 'function') continue
    evaluator.apply(handler, positionalArguments(event, emit))
    return
  }
  const map = fieldOfInstance(evaluator, of, 'mapEventToState')
  const now = of.fields.get('state') ?? unknown('state')
  // Before 0.10 the state was handed over, too.
  const takesState = map?.kind === 'function' && map.code.parameters.length === 2
  const args = takesState ? positionalArguments(now, event) : positionalArguments(event)
  const states = evaluator.calledWith(map, args) ?? NULL
  const last = states.kind === 'list' ? states.items.at(-1) : undefined
  if (last !== undefined) setState(evaluator, of, last)
}

/** The bloc that a widget names or has above it. */
function blocOf(evaluator: Evaluator, widget: CreatedValue): Value | null {
  const named = widget.named.get('bloc') ?? widget.named.get('cubit')
  return named?.kind === 'instance' ? named : givenOfType(evaluator, widget.types?.[0], widget.at)
}

/** The state of the bloc that a widget names or has above it; unknown where that cannot be told. */
export function stateOfBloc(evaluator: Evaluator, widget: CreatedValue): Value {
  const found = blocOf(evaluator, widget)
  const state = found?.kind === 'instance' ? fieldOfInstance(evaluator, found, 'state') : null
  return state ?? unknown('state')
}

/** Whether that bloc is known, and is in another state than the one that it began with. */
export function hasEmitted(evaluator: Evaluator, widget: CreatedValue): boolean {
  const found = blocOf(evaluator, widget)
  return found?.kind === 'instance' && emitting.has(found)
}
