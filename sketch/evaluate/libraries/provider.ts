import { extensionMember } from '../extension-members.ts'
import { firstEvent } from '../first-event.ts'
import { fieldOfInstance } from '../instances.ts'
import { givenOfType } from '../provided.ts'
import { positionalArguments } from '../arguments.ts'
import { typeCreated } from '../type-created.ts'
import { NULL, created, unknown } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, FunctionValue, Value } from '../value.ts'
import type { Library } from './library.ts'

const PROVIDERS =
  /^(Multi)?((ChangeNotifier|StateNotifier|Listenable|ValueListenable|Bloc|Repository|Inherited|Lazy|Future|Stream)?Provider|ChangeNotifierProxyProvider\d?|ProxyProvider\d?|BlocProviderTree)$/
const READS = /^(watch|read|select|bloc|repository)$/
/** Of flutter_bloc before version 6; apps have extensions of these names, too. */
const READ_BEFORE = /^(bloc|repository)$/
const LOCATORS = new Set(['Provider.of', 'BlocProvider.of', 'RepositoryProvider.of'])

/** provider, and what bloc takes from it: what is provided above is what is read below. */
export const provider: Library = {
  provides(evaluator, widget) {
    if (PROVIDERS.test(widget.type)) offer(evaluator, widget)
  },
  create(evaluator, type, constructor, args, at) {
    if (!LOCATORS.has(`${type}.${constructor}`)) return null
    const wanted = args.types?.[0]
    return givenOfType(evaluator, wanted, at)
  },
  method(evaluator, target, name, args, at) {
    if (target.kind !== 'object' || target.type !== 'BuildContext' || !READS.test(name)) return null
    if (READ_BEFORE.test(name) && at !== null) {
      const own = extensionMember(evaluator, target, name, args, false, at.file)
      if (own !== null) return own
    }
    const [select] = args.positional
    const parameter = select?.kind === 'function' ? select.code.parameters[0] : undefined
    const wanted = args.types?.[0] ?? parameter?.type
    const found = givenOfType(evaluator, wanted, at)
    if (found === null || name !== 'select' || select?.kind !== 'function') return found
    return evaluator.apply(select, positionalArguments(found))
  },
  builder(evaluator, widget) {
    const [type] = widget.types ?? []
    if (!/^(Consumer\d?|Selector\d?)$/.test(widget.type) || type === undefined) return null
    const values = (widget.types ?? []).map(
      (each) => givenOfType(evaluator, each, widget.at) ?? unknown(each),
    )
    const child = widget.named.get('child') ?? NULL
    if (widget.type.startsWith('Consumer')) return [...values, child]
    const select = widget.named.get('selector')
    const [value = unknown('value')] = values
    if (select?.kind !== 'function') return [unknown('value'), child]
    return [evaluator.apply(select, positionalArguments(created('BuildContext'), value)), child]
  },
}

const IS_ASYNC = /^(Future|Stream)Provider$/

/** Keeps how to make what a provider gives; it is made when something below asks for it. */
function offer(evaluator: Evaluator, widget: CreatedValue): void {
  const list = widget.named.get('providers') ?? widget.named.get('blocProviders')
  for (const each of list?.kind === 'list' ? list.items : []) {
    if (each.kind === 'object') offer(evaluator, each)
  }
  const value = widget.named.get('value') ?? widget.named.get('bloc')
  const isProxy = widget.type.includes('Proxy')
  const update = isProxy ? widget.named.get('update') : undefined
  const create = widget.named.get('create') ?? update ?? olderCreate(widget)
  const make = (): Value => {
    if (value !== undefined) return value
    if (update?.kind === 'function') return updated(evaluator, widget, update)
    if (create?.kind !== 'function' && create?.kind !== 'class') return unknown(widget.type)
    return evaluator.call(create, positionalArguments(created('BuildContext'), NULL, NULL), null)
  }
  // A StreamProvider gives what came last, and its `initialData` before.
  const given = (): Value =>
    IS_ASYNC.test(widget.type)
      ? (firstEvent(evaluator, make()) ?? widget.named.get('initialData') ?? NULL)
      : make()
  if (value === undefined && create === undefined) return
  const inferred =
    create?.kind === 'function' && !IS_ASYNC.test(widget.type) ? typeCreated(create.code) : null
  if (widget.type === 'StateNotifierProvider') offerState(evaluator, widget)
  evaluator.provisions.add(widget, widget.types?.at(isProxy ? -1 : 0) ?? inferred, given)
}

/**
 * What a proxy's `update` makes of what is given above by its types, and of what `create` made before
 * (`provider/lib/src/proxy_provider.dart`).
 */
function updated(evaluator: Evaluator, widget: CreatedValue, update: FunctionValue): Value {
  const context = created('BuildContext')
  const before = evaluator.calledWith(widget.named.get('create'), positionalArguments(context))
  const { parameters } = update.code
  const types = widget.types ?? []
  const wanted = parameters.slice(1, -1).map(({ type }, index) => type ?? types[index])
  const given = wanted.map((type) => givenOfType(evaluator, type, widget.at) ?? unknown(type ?? 'value'))
  const made = evaluator.apply(update, positionalArguments(context, ...given, before ?? NULL))
  return made.kind === 'unknown' || made.kind === 'null' ? (before ?? made) : made
}

/** What `create` was called before flutter_bloc 3 and provider 3.2; a `builder` of today is given the child, too. */
function olderCreate(widget: CreatedValue): Value | undefined {
  const builder = widget.named.get('builder')
  const creates = builder?.kind === 'function' && builder.code.parameters.length === 1
  return creates && !widget.named.has('providers') ? builder : undefined
}

/** flutter_state_notifier (`lib/src/state_notifier_provider.dart`): the state of the notifier that it gives, too. */
function offerState(evaluator: Evaluator, widget: CreatedValue): void {
  const [notifier, state] = widget.types ?? []
  if (notifier === undefined || state === undefined) return
  evaluator.provisions.add(widget.named, state, () => {
    const given = evaluator.provisions.ofType(notifier)
    const now = given?.kind === 'instance' ? fieldOfInstance(evaluator, given, 'state') : null
    return now ?? unknown('state')
  })
}
