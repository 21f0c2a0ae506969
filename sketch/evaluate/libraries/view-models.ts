import { positionalArguments } from '../arguments.ts'
import { foreignAncestor, lineageOf } from '../declarations.ts'
import { entryOf } from '../entry-of.ts'
import { firstEvent } from '../first-event.ts'
import { fieldOfInstance } from '../instances.ts'
import { givenOfType } from '../provided.ts'
import { binary } from '../operators.ts'
import { shownBehind } from '../try-catch.ts'
import { booleanOf, created, integer, NULL, unknown } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, InstanceValue, Value } from '../value.ts'
import type { Library } from './library.ts'

const CONTEXT = positionalArguments(created('BuildContext'))
/** The widgets of stacked that are extended (`stacked/lib/src/views/stacked_view.dart`), and what their `build` hands on. */
const VIEWS = /^(StackedView|ViewModelBuilderWidget)$/
const HANDED_ON = ['builder', 'viewModelBuilder', 'onViewModelReady', 'onModelReady']

/** Of stacked, and of provider_architecture, which was before it and was handed the model at first. */
const OURS = /^ViewModel(Builder|Provider)$/
const MODELS = ['viewModelBuilder', 'viewModel']

/** What stacked calls once with the model that it has made (`stacked/lib/src/view_models/view_model_builder.dart`). */
const READY = ['onViewModelReady', 'onModelReady']

/**
 * Models that a widget is built of: scoped_model (`scoped_model.dart`), whose builder is given the child first, and
 * stacked, whose builder is given the model that it makes.
 */
export const viewModels: Library = {
  provides(evaluator, widget) {
    const model = widget.type === 'ScopedModel' ? widget.named.get('model') : undefined
    if (model !== undefined) evaluator.provisions.add(widget, widget.types?.[0] ?? null, () => model)
  },
  create(evaluator, type, constructor, args, at) {
    return type === 'ScopedModel' && constructor === 'of' ? givenOfType(evaluator, args.types?.[0], at) : null
  },
  property(evaluator, target, name) {
    const isIndex = name === 'currentIndex' && target.kind === 'instance'
    if (!isIndex || !tracksIndex(evaluator, target)) return null
    return evaluator.propertyOf(target, name) ?? integer(0)
  },
  method(evaluator, target, name, { positional: [index] }) {
    if (target.kind !== 'instance' || index === undefined || !tracksIndex(evaluator, target)) return null
    if (name === 'isIndexSelected')
      return binary('==', evaluator.propertyOf(target, 'currentIndex') ?? integer(0), () => index)
    if (name !== 'setIndex' || fieldOfInstance(evaluator, target, name) !== null) return null
    evaluator.setOf(target, 'currentIndex', index)
    return NULL
  },
  builder(evaluator, widget) {
    if (widget.type !== 'ScopedModelDescendant') return null
    const model = givenOfType(evaluator, widget.types?.[0], widget.at) ?? unknown('model')
    return [widget.named.get('child') ?? NULL, model]
  },
  buildsOwn(evaluator, view, base) {
    if (!VIEWS.test(base)) return null
    const member = (name: string): Value | null => fieldOfInstance(evaluator, view, name)
    const child = member('staticChildBuilder')
    const staticChild = evaluator.calledWith(child, CONTEXT) ?? NULL
    const handed = HANDED_ON.flatMap((name): [string, Value][] => {
      const value = member(name)
      return value === null ? [] : [[name, value]]
    })
    return created('ViewModelBuilder', { ...Object.fromEntries(handed), staticChild })
  },
  builds(evaluator, widget) {
    const builder = widget.named.get('builder')
    // refena's of the same name is given a provider.
    const isOurs = OURS.test(widget.type) && MODELS.some((name) => widget.named.has(name))
    if (!isOurs || builder?.kind !== 'function') return null
    const given = [
      created('BuildContext'),
      modelOf(evaluator, widget),
      widget.named.get('staticChild') ?? NULL,
    ]
    return evaluator.apply(builder, positionalArguments(...given))
  },
}

/** What keeps which of its pages is shown (`stacked/lib/src/view_models/index_tracking_viewmodel.dart`). */
const tracksIndex = (evaluator: Evaluator, { of }: InstanceValue): boolean =>
  foreignAncestor(evaluator.declarations, of) === 'IndexTrackingViewModel' ||
  lineageOf(evaluator.declarations, of).some(({ declaration: { mixins } }) =>
    mixins.includes('IndexTrackingStateHelper'),
  )

function modelOf(evaluator: Evaluator, widget: CreatedValue): Value {
  return evaluator.once(widget, () => {
    const make = widget.named.get('viewModelBuilder')
    const made = make === undefined ? widget.named.get('viewModel') : evaluator.call(make, CONTEXT, null)
    const model = made ?? unknown('model')
    const before = evaluator.beginning
    evaluator.beginning = true
    for (const name of READY) {
      const ready = widget.named.get(name)
      if (ready?.kind === 'function') evaluator.apply(ready, positionalArguments(model))
    }
    evaluator.beginning = before
    if (model.kind === 'instance') askFor(evaluator, model)
    return model
  })
}

/** What a model of one answer asks for once it is made (`stacked/lib/src/view_models/data_models/`). */
const ASKS: Readonly<Record<string, string>> = { FutureViewModel: 'futureToRun', StreamViewModel: 'stream' }

function askFor(evaluator: Evaluator, model: InstanceValue): void {
  const asks = entryOf(ASKS, foreignAncestor(evaluator.declarations, model.of) ?? '')
  const asked = asks === undefined ? null : fieldOfInstance(evaluator, model, asks)
  const answer =
    asked?.kind === 'function'
      ? shownBehind(evaluator, () => evaluator.apply(asked, positionalArguments()))
      : asked
  if (answer?.kind === 'object' && answer.type === 'Future' && answer.constructor === 'error')
    return tellFailure(evaluator, model, answer.positional[0] ?? NULL)
  const data = answer === null ? null : firstEvent(evaluator, answer)
  if (data === null) return
  model.fields.set('data', data)
  model.fields.set('dataReady', booleanOf(true))
}

/** What fails for the lack of a network is the model's error, which it is told. */
function tellFailure(evaluator: Evaluator, model: InstanceValue, error: Value): void {
  model.fields.set('hasError', booleanOf(true))
  model.fields.set('modelError', error)
  model.fields.set('dataReady', booleanOf(false))
  const told = fieldOfInstance(evaluator, model, 'onError')
  if (told?.kind === 'function') evaluator.apply(told, positionalArguments(error))
}
