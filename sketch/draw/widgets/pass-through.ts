import { positionalArguments } from '../../evaluate/arguments.ts'
import { valueHeld } from '../../evaluate/value-held.ts'
import { created, NULL, unknown } from '../../evaluate/value.ts'
import { WITHOUT_CONTEXT } from '../../evaluate/builders.ts'
import { askLibraries } from '../../evaluate/libraries/all.ts'
import { heldIn } from '../held.ts'
import { booleanArgument, argument, listArgument, nameArgument, objectArgument } from '../widget-arguments.ts'
import { roomOf } from '../room.ts'
import { boxConstraints } from '../box-constraints.ts'
import { mergeIconLook } from '../icon-look.ts'
import { mergeTextStyle } from '../text-style.ts'
import { textUnit } from '../text-unit.ts'
import { inTheme } from './inner-app.ts'
import { wrap } from './sizing.ts'
import { NO_BOX } from '../box.ts'
import type { Value } from '../../evaluate/value.ts'
import type { Bound } from '../box.ts'
import type { Renderer, RendererTable } from './renderer.ts'

const child: Renderer = (widget, context) => {
  // A provider may be given how to build what is below it: `ChangeNotifierProvider(create: …, builder: …)`.
  const held = argument(widget, 'builder') === undefined ? null : heldIn(context.evaluator, widget)
  const inside = argument(widget, 'child') ?? argument(widget, 'body') ?? listArgument(widget, 'children')[0]
  return context.draw(held ?? inside, context)
}

/** Widgets that change nothing that can be seen in a picture. */
const INVISIBLE = [
  'GestureDetector', 'InkWell', 'InkResponse', 'Semantics', 'MergeSemantics', 'ExcludeSemantics', 'Tooltip', 
  'Form', 'Focus', 'FocusScope', 'MouseRegion', 'AbsorbPointer', 'IgnorePointer', 'Hero', 'RepaintBoundary',
  'KeyedSubtree', 'WillPopScope', 'PopScope', 'Dismissible', 'RefreshIndicator', 'Scrollbar',
  'AnimatedSwitcher', 'AnimatedSize', 'FadeTransition', 'ScaleTransition', 'SlideTransition', 'ScaffoldMessenger',
  'Provider', 'ChangeNotifierProvider', 'MultiProvider', 'BlocProvider', 'MultiBlocProvider', 'BlocProviderTree', 'ProviderScope',
  'PreferredSize', 'NotificationListener',
  'ListTileTheme', 'CupertinoTheme', 'AnnotatedRegion', 'Localizations', 'SelectionArea',
  'DefaultTextEditingShortcuts', 'BackdropFilter', 'ClipPath', 'ClipRect', 'ShaderMask', 'CustomPaint', 'Shimmer', 'AutofillGroup', 'Listener',
  'RepositoryProvider', 'MultiRepositoryProvider', 'BlocListener', 'MultiBlocListener', 'ChangeNotifierProxyProvider', 'SizeTransition',
  'RotationTransition', 'InheritedProvider', 'StatefulNavigationShell', 'PageStorage', 'FlexibleSpaceBar',
  'ModalBarrier', 'PrimaryScrollController', 'ScrollConfiguration', 'Actions', 'Shortcuts', 'FocusTraversalGroup',
  'FocusTraversalOrder', 'InteractiveViewer', 'Animate', 'PositionedTransition', 'Injector',
  'AnimatedDefaultTextStyle', 'AnimatedPhysicalModel', 'CupertinoScrollbar', 'Skeletonizer', 'TickerMode',
  'AnimationLimiter', 'AnimationConfiguration', 'SlideAnimation', 'FadeInAnimation', 'ScaleAnimation', 'FlipAnimation',
] // prettier-ignore

/** Stands for the `child` that a builder is handed back. */
const CHILD: Value = unknown('child')

const SEVERAL = [2, 3, 4, 5, 6]

/** The arguments of a builder after the context; values that only a running app has are unknown. */
const BUILDERS: Readonly<Record<string, readonly Value[]>> = {
  Builder: [],
  StatefulBuilder: [unknown('setState')],
  CupertinoTabView: [],
  OrientationBuilder: [{ kind: 'member', type: 'Orientation', name: 'portrait' }],
  AnimatedBuilder: [CHILD],
  ListenableBuilder: [CHILD],
  ValueListenableBuilder: [unknown('value'), CHILD],
  Consumer: [unknown('value'), CHILD],
  BlocBuilder: [unknown('state')],
  BlocConsumer: [unknown('state')],
  BlocSelector: [unknown('state')],
  GetBuilder: [],
  GetX: [],
  HookConsumer: [],
  HookBuilder: [],
  FutureBuilder: [unknown('snapshot')],
  StreamBuilder: [unknown('snapshot')],
  Obx: [],
  TweenAnimationBuilder: [unknown('value'), CHILD],
  ScopedModelDescendant: [CHILD, unknown('model')],
  StoreConnector: [unknown('viewModel')],
  Selector: [unknown('value'), CHILD],
  // provider: of so many values at once, which it is asked for by its types.
  ...Object.fromEntries(
    SEVERAL.flatMap((count) => [
      [`Consumer${count}`, []],
      [`Selector${count}`, []],
    ]),
  ),
  Observer: [],
  Watch: [],
  Link: [unknown('followLink')],
}

const build: Renderer = (widget, context) => {
  const builder = argument(widget, 'builder') ?? widget.positional[0]
  if (builder?.kind !== 'function') return child(widget, context)
  const ask = (): readonly Value[] | null =>
    askLibraries('builder', (answer) => answer(context.evaluator, widget))
  const asked = ask()
  const more = asked ?? BUILDERS[widget.type] ?? []
  const listened = argument(widget, 'valueListenable')
  const tween = objectArgument(widget, 'tween')
  const held = listened === undefined ? null : valueHeld(context.evaluator, listened)
  const value = held ?? (tween === undefined ? undefined : argument(tween, 'end'))
  const known = value === undefined ? more : [value, ...more.slice(1)]
  const inherited = known.map((each) => (each === CHILD ? (argument(widget, 'child') ?? NULL) : each))
  const first = WITHOUT_CONTEXT.has(widget.type) ? [] : [created('BuildContext')]
  let built = context.evaluator.apply(builder, positionalArguments(...first, ...inherited))
  // A builder that adds an event to its bloc is called again with the state that came of it.
  if (asked?.length === 1 && widget.type.startsWith('Bloc')) {
    let state = asked[0]
    for (let turn = 0; turn < MAX_REBUILDS; turn += 1) {
      const again = ask()?.[0]
      if (again === undefined || again === state || widget.type === 'BlocSelector') break
      state = again
      built = context.evaluator.apply(builder, positionalArguments(...first, again))
    }
  }
  return context.draw(built, context)
}

/** As often as a page asks for more while it is made. */
const MAX_REBUILDS = 2

/** Gives the builder what the boxes around it leave as far as they say so in pixels, else the size of the screen. */
const layOut: Renderer = (widget, context) => {
  const { evaluator, bounds } = context
  evaluator.askedForSize = true
  const most = (bound: Bound, size: number): number => (bound === 'unbounded' ? Infinity : size)
  const least = (bound: Bound, size: number): number => (bound === 'tight' ? size : 0)
  const { width, height } = roomOf(context)
  const room = boxConstraints(
    { width: most(bounds.width, width), height: most(bounds.height, height) },
    { width: least(bounds.width, width), height: least(bounds.height, height) },
  )
  const builder = argument(widget, 'builder')
  if (builder?.kind !== 'function') return NO_BOX
  return context.draw(evaluator.apply(builder, positionalArguments(created('BuildContext'), room)), context)
}

const theme: Renderer = (widget, context) =>
  inTheme(context, argument(widget, 'data'), context.theme.dark, (inner) => child(widget, inner))

export const PASS_THROUGH_WIDGETS: RendererTable = {
  ...Object.fromEntries(INVISIBLE.map((name): [string, Renderer] => [name, child])),
  ...Object.fromEntries(Object.keys(BUILDERS).map((name): [string, Renderer] => [name, build])),
  LayoutBuilder: layOut,
  AnimatedCrossFade: (widget, context) => {
    const name = nameArgument(widget, 'crossFadeState') === 'showSecond' ? 'secondChild' : 'firstChild'
    return context.draw(argument(widget, name), context)
  },
  Visibility: (widget, context) =>
    booleanArgument(widget, 'visible') === false
      ? context.draw(argument(widget, 'replacement'), context)
      : child(widget, context),
  // It is seen while the list is pulled alone.
  CupertinoSliverRefreshControl: () => NO_BOX,
  Offstage: (widget, context) =>
    booleanArgument(widget, 'offstage') === false ? child(widget, context) : NO_BOX,
  DefaultTextStyle: (widget, context) =>
    child(widget, { ...context, text: mergeTextStyle(context.text, argument(widget, 'style')) }),
  IconTheme: (widget, context) =>
    child(widget, { ...context, icon: mergeIconLook(context.icon, argument(widget, 'data')) }),
  MediaQuery: (widget, context) => {
    const unit = textUnit(widget)
    const drawn = child(widget, context)
    return unit === null ? drawn : wrap(drawn, { '--u': unit }, 'MediaQuery', context)
  },
  Theme: theme,
  AnimatedTheme: theme,
}
