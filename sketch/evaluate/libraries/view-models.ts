import { positionalArguments } from '../arguments.ts'
import { fieldOfInstance } from '../instances.ts'
import { givenOfType } from '../provided.ts'
import { created, NULL, unknown } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

const CONTEXT = positionalArguments(created('BuildContext'))
/** The widgets of stacked that are extended (`stacked/lib/src/views/stacked_view.dart`), and what their `build` hands on. */
const VIEWS = /^(StackedView|ViewModelBuilderWidget)$/
const HANDED_ON = ['builder', 'viewModelBuilder', 'onViewModelReady', 'onModelReady']

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
    const isOurs = widget.type === 'ViewModelBuilder' && widget.named.has('viewModelBuilder')
    if (!isOurs || builder?.kind !== 'function') return null
    const given = [
      created('BuildContext'),
      modelOf(evaluator, widget),
      widget.named.get('staticChild') ?? NULL,
    ]
    return evaluator.apply(builder, positionalArguments(...given))
  },
}

function modelOf(evaluator: Evaluator, widget: CreatedValue): Value {
  return evaluator.once(widget, () => {
    const make = widget.named.get('viewModelBuilder')
    const model = make === undefined ? unknown('model') : evaluator.call(make, CONTEXT, null)
    const before = evaluator.beginning
    evaluator.beginning = true
    for (const name of READY) {
      const ready = widget.named.get(name)
      if (ready?.kind === 'function') evaluator.apply(ready, positionalArguments(model))
    }
    evaluator.beginning = before
    return model
  })
}
