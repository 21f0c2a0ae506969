import { entryOf } from '../evaluate/entry-of.ts'
import { foreignAncestor } from '../evaluate/declarations.ts'
import { positionalArguments } from '../evaluate/arguments.ts'
import { fieldOfInstance } from '../evaluate/instances.ts'
import { stateOf } from '../evaluate/state-of.ts'
import { letProvide } from '../evaluate/libraries/all.ts'
import { keepInherited } from '../evaluate/libraries/inherited.ts'
import { created } from '../evaluate/value.ts'
import { noteAssumedText } from './assumed-text.ts'
import { NO_BOX } from './box.ts'
import { heldIn } from './held.ts'
import { heldByCall } from './held-by-call.ts'
import { asExtended, heldInOwn } from './held-in-own.ts'
import { atLeast } from './least.ts'
import { mark, markOwn } from './mark.ts'
import { restoreFields } from './interactions.ts'
import { ANIMATED_WIDGETS } from './widgets/animated.ts'
import { BOX_WIDGETS } from './widgets/boxes.ts'
import { BUTTON_WIDGETS } from './widgets/buttons.ts'
import { COMPOSED_WIDGETS } from './widgets/composed.ts'
import { CONTAINER_WIDGETS } from './widgets/container.ts'
import { FLEX_WIDGETS } from './widgets/flex.ts'
import { CHOICE_WIDGETS } from './widgets/choices.ts'
import { CHIP_WIDGETS } from './widgets/chip.ts'
import { DIVIDER_WIDGETS } from './widgets/divider.ts'
import { CUPERTINO_WIDGETS } from './widgets/cupertino.ts'
import { FLUTTERFLOW_WIDGETS } from './widgets/flutterflow.ts'
import { FRAME_WIDGETS } from './widgets/frames.ts'
import { IMAGE_WIDGETS } from './widgets/images.ts'
import { RATIO_WIDGETS } from './widgets/ratios.ts'
import { SLIVER_WIDGETS } from './widgets/slivers.ts'
import { TILE_WIDGETS } from './widgets/tiles.ts'
import { ICON_WIDGETS } from './widgets/icon.ts'
import { TOGGLE_BUTTONS } from './widgets/toggle-buttons.ts'
import { TOGGLE_WIDGETS } from './widgets/toggles.ts'
import { INPUT_WIDGETS } from './widgets/inputs.ts'
import { labelled, MATERIAL_WIDGETS } from './widgets/material.ts'
import { OUTLET_WIDGETS } from './widgets/outlets.ts'
import { NAVIGATION_WIDGETS } from './widgets/navigation.ts'
import { INNER_APPS } from './widgets/inner-app.ts'
import { PASS_THROUGH_WIDGETS } from './widgets/pass-through.ts'
import { PLATFORM_VIEW_WIDGETS } from './widgets/platform-views.ts'
import { SCAFFOLD_WIDGETS } from './widgets/scaffold.ts'
import { GRID_WIDGETS } from './widgets/grid.ts'
import { MASONRY_WIDGETS } from './widgets/masonry.ts'
import { SCROLLING_WIDGETS } from './widgets/scrolling.ts'
import { STACK_WIDGETS } from './widgets/stack.ts'
import { TAB_WIDGETS } from './widgets/tabs.ts'
import { TABLE_WIDGETS } from './widgets/table.ts'
import { CUPERTINO_FIELD_WIDGETS } from './widgets/cupertino-field.ts'
import { TEXT_FIELD_WIDGETS } from './widgets/text-field.ts'
import { TEXT_WIDGETS } from './widgets/text.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { CreatedValue, FunctionValue, InstanceValue, Value } from '../evaluate/value.ts'
import type { Box, Context } from './box.ts'
import type { RendererTable } from './widgets/renderer.ts'

/** Deeper than real screens nest. Stops building a widget that builds itself. */
const MAX_DEPTH = 320

const RENDERERS = new Map(
  Object.entries({
    ...PASS_THROUGH_WIDGETS,
    ...INNER_APPS,
    ...BOX_WIDGETS,
    ...CONTAINER_WIDGETS,
    ...FLEX_WIDGETS,
    ...STACK_WIDGETS,
    ...SCROLLING_WIDGETS,
    ...GRID_WIDGETS,
    ...MASONRY_WIDGETS,
    ...TEXT_WIDGETS,
    ...ICON_WIDGETS,
    ...BUTTON_WIDGETS,
    ...SCAFFOLD_WIDGETS,
    ...NAVIGATION_WIDGETS,
    ...MATERIAL_WIDGETS,
    ...DIVIDER_WIDGETS,
    ...CHIP_WIDGETS,
    ...INPUT_WIDGETS,
    ...TOGGLE_WIDGETS,
    ...TOGGLE_BUTTONS,
    ...TEXT_FIELD_WIDGETS,
    ...CUPERTINO_FIELD_WIDGETS,
    ...FLUTTERFLOW_WIDGETS,
    ...IMAGE_WIDGETS,
    ...TILE_WIDGETS,
    ...SLIVER_WIDGETS,
    ...CUPERTINO_WIDGETS,
    ...CHOICE_WIDGETS,
    ...FRAME_WIDGETS,
    ...RATIO_WIDGETS,
    ...TAB_WIDGETS,
    ...TABLE_WIDGETS,
    ...OUTLET_WIDGETS,
    ...PLATFORM_VIEW_WIDGETS,
    ...COMPOSED_WIDGETS,
    ...ANIMATED_WIDGETS,
  } satisfies RendererTable),
)

/** Draws a value of any kind where a widget is expected. */
export function drawWidget(value: Value | undefined, context: Context): Box {
  if (value === undefined || value.kind === 'null') return NO_BOX
  context.session.meet()
  if (context.session.isFull) return NO_BOX
  if (context.depth > MAX_DEPTH) {
    context.session.tooDeep = true
    return unknownBox('…', context)
  }
  context.evaluator.widgetDepth = context.depth
  const inner = { ...context, depth: context.depth + 1, nearest: nearestTo(value, context) }
  if (inner.nearest !== null && inner.depth > (context.session.deepest?.depth ?? 0)) {
    context.session.deepest = { ...inner.nearest, depth: inner.depth }
  }
  switch (value.kind) {
    case 'instance':
      return drawOwn(value, inner)
    case 'object':
      letProvide(context.evaluator, value)
      noteAssumedText(context.evaluator, value)
      return weighed(
        mark(
          atLeast(RENDERERS.get(value.type)?.(value, inner) ?? drawUnknown(value, inner), inner),
          value,
          inner,
        ),
        context,
      )
    case 'unknown':
      return drawOfCall(value, inner)
    default:
      return NO_BOX
  }
}

function weighed(box: Box, { session }: Context): Box {
  if (box.node !== null) session.weigh(box.node)
  return box
}

/** A widget of the project: the result of its `build`, or of its state's. */
function drawOwn(instance: InstanceValue, context: Context): Box {
  const { evaluator } = context
  const known = entryOf(FLUTTERFLOW_WIDGETS, instance.of.declaration.name)
  if (known !== undefined) {
    const widget = { ...created(instance.of.declaration.name), named: instance.fields, at: instance.at }
    return mark(known(widget, context), widget, context)
  }
  const { declaration, file } = instance.of
  context.session.own.set(declaration, { name: declaration.name, file })
  const key = context.session.keyOf(context.owner, declaration.name)
  const state = stateOf(evaluator, instance)
  keepInherited(evaluator, instance, state)
  if (state !== null) {
    restoreFields(evaluator, context.session.interactions, key, state)
    context.session.states.push([key, state])
  }
  const builder = state ?? instance
  const build = fieldOfInstance(evaluator, builder, 'build')
  if (build?.kind === 'function') {
    const built = builtOf(evaluator, build)
    if (state !== null) context.session.keepBuilt(state)
    return markOwn(context.draw(built, { ...context, owner: key }), instance.of.declaration.name, instance.at)
  }
  const ancestor = foreignAncestor(evaluator.declarations, instance.of)
  if (ancestor !== null && RENDERERS.has(ancestor)) {
    return context.draw(asExtended(evaluator, instance), context)
  }
  letProvide(evaluator, asExtended(evaluator, instance))
  const held = heldInOwn(evaluator, instance, state)
  const name = instance.of.declaration.name
  return held === null
    ? unknownBox(name, context)
    : markOwn(context.draw(held, { ...context, owner: key }), name, instance.at)
}

/** What a `build` gives: once more where it left something for after the frame, which may have set what it reads. */
function builtOf(evaluator: Evaluator, build: FunctionValue): Value {
  const args = positionalArguments(created('BuildContext'), created('WidgetRef'))
  const { begun } = evaluator
  const built = evaluator.apply(build, args)
  return evaluator.begun === begun ? built : evaluator.apply(build, args)
}

/** What is inside a widget that is not known; a labelled box for one that holds nothing. */
function drawUnknown(widget: CreatedValue, context: Context): Box {
  const held = heldIn(context.evaluator, widget)
  if (held === null) return unknownBox(widget.type, context)
  context.session.passThrough({ text: widget.type, name: widget.type, at: widget.at })
  return context.draw(held, context)
}

/** What a call gives, of which only running code could tell what it makes. */
function drawOfCall({ text, handed }: Value & { kind: 'unknown' }, context: Context): Box {
  const held = handed === undefined ? null : heldByCall(context.evaluator, text, handed)
  if (held === null) return unknownBox(text, context)
  context.session.passThrough({ text, name: context.nearest?.name ?? text, at: context.nearest?.at ?? null })
  return context.draw(held, context)
}

/** The widget that something is drawn in, for what is not known in it. */
function nearestTo(value: Value, context: Context): Context['nearest'] {
  if (value.kind !== 'object' && value.kind !== 'instance') return context.nearest
  const name = value.kind === 'object' ? value.type : value.of.declaration.name
  return {
    name: WIDGET_NAME.test(name) ? name : (context.nearest?.name ?? name),
    at: value.at ?? context.nearest?.at ?? null,
  }
}

const WIDGET_NAME = /^_?[A-Z]\w{0,39}$/

/** A box with the name of a widget: of what is not known itself, else of the widget around it. */
function unknownBox(text: string, context: Context): Box {
  const name = text === '…' || WIDGET_NAME.test(text) ? text : (context.nearest?.name ?? '…')
  context.session.meetUnknown({ text, name, at: context.nearest?.at ?? null })
  const node = labelled(name, null, context, { 'data-unknown': '' })
  return { node, width: 'hug', height: 'hug' }
}
