import { givenThese } from '../../evaluate/given.ts'
import { created, unknown } from '../../evaluate/value.ts'
import { themeOf } from '../theme.ts'
import { booleanGiven, given, listGiven } from '../read.ts'
import { mergeTextStyle } from '../text-style.ts'
import { textUnit } from '../text-unit.ts'
import { wrap } from './sizing.ts'
import { NO_BOX } from '../box.ts'
import type { Value } from '../../evaluate/value.ts'
import type { Drawer, DrawerTable } from './drawer.ts'

const child: Drawer = (widget, context) =>
  context.draw(given(widget, 'child') ?? given(widget, 'body') ?? listGiven(widget, 'children')[0], context)

/** Widgets that change nothing that can be seen in a picture. */
const INVISIBLE = [
  'GestureDetector', 'InkWell', 'InkResponse', 'Semantics', 'MergeSemantics', 'ExcludeSemantics', 'Tooltip', 
  'Form', 'Focus', 'FocusScope', 'MouseRegion', 'AbsorbPointer', 'IgnorePointer', 'Hero', 'RepaintBoundary',
  'KeyedSubtree', 'WillPopScope', 'PopScope', 'Dismissible', 'RefreshIndicator', 'Scrollbar',
  'AnimatedSwitcher', 'AnimatedSize', 'FadeTransition', 'ScaleTransition', 'SlideTransition', 'ScaffoldMessenger',
  'Provider', 'ChangeNotifierProvider', 'MultiProvider', 'BlocProvider', 'MultiBlocProvider', 'ProviderScope',
  'PreferredSize', 'IntrinsicHeight', 'NotificationListener',
  'ListTileTheme', 'CupertinoTheme', 'AnnotatedRegion', 'Directionality', 'Localizations', 'SelectionArea',
  'DefaultTextEditingShortcuts', 'BackdropFilter', 'ClipPath', 'ClipRect', 'ShaderMask', 'CustomPaint', 'Shimmer', 'AutofillGroup', 'Listener',
  'RepositoryProvider', 'MultiRepositoryProvider', 'BlocListener', 'MultiBlocListener', 'ChangeNotifierProxyProvider', 'SizeTransition',
  'RotationTransition', 'AnimatedTheme', 'InheritedProvider', 'StatefulNavigationShell', 'PageStorage', 'FlexibleSpaceBar',
  'ModalBarrier', 'PrimaryScrollController', 'ScrollConfiguration', 'Actions', 'Shortcuts', 'CupertinoScrollbar', 'Skeletonizer',
] // prettier-ignore

/** What a builder is called with beyond the context; what only running could tell is unknown. */
const BUILDERS: Readonly<Record<string, readonly Value[]>> = {
  Builder: [],
  StatefulBuilder: [unknown('setState')],
  LayoutBuilder: [
    created('BoxConstraints', {
      maxWidth: { kind: 'number', value: 390, double: true },
      maxHeight: { kind: 'number', value: 700, double: true },
    }),
  ],
  OrientationBuilder: [{ kind: 'member', type: 'Orientation', name: 'portrait' }],
  AnimatedBuilder: [unknown('child')],
  ListenableBuilder: [unknown('child')],
  ValueListenableBuilder: [unknown('value'), unknown('child')],
  Consumer: [unknown('value'), unknown('child')],
  BlocBuilder: [unknown('state')],
  FutureBuilder: [unknown('snapshot')],
  StreamBuilder: [unknown('snapshot')],
  Obx: [],
}

const build: Drawer = (widget, context) => {
  const builder = given(widget, 'builder') ?? widget.positional[0]
  if (builder?.kind !== 'function') return child(widget, context)
  const more = BUILDERS[widget.type] ?? []
  const listened = given(widget, 'valueListenable')
  const value = listened?.kind === 'object' ? listened.named.get('value') : undefined
  const inherited = value === undefined ? more : [value, ...more.slice(1)]
  const first = widget.type === 'Obx' ? [] : [created('BuildContext')]
  return context.draw(context.evaluator.apply(builder, givenThese(...first, ...inherited)), context)
}

export const PASS_THROUGH_WIDGETS: DrawerTable = {
  ...Object.fromEntries(INVISIBLE.map((name): [string, Drawer] => [name, child])),
  ...Object.fromEntries(Object.keys(BUILDERS).map((name): [string, Drawer] => [name, build])),
  Visibility: (widget, context) =>
    booleanGiven(widget, 'visible') === false ? NO_BOX : child(widget, context),
  Offstage: (widget, context) =>
    booleanGiven(widget, 'offstage') === false ? child(widget, context) : NO_BOX,
  DefaultTextStyle: (widget, context) =>
    child(widget, { ...context, text: mergeTextStyle(context.text, given(widget, 'style')) }),
  MediaQuery: (widget, context) => {
    const unit = textUnit(widget)
    const drawn = child(widget, context)
    return unit === null ? drawn : wrap(drawn, { '--u': unit }, 'MediaQuery', context)
  },
  Theme: (widget, context) => {
    const { evaluator } = context
    const before = evaluator.inherited
    const theme = themeOf(given(widget, 'data'), context.theme.dark)
    evaluator.inherited = { ...before, theme: theme.value }
    const drawn = child(widget, { ...context, theme })
    evaluator.inherited = before
    return drawn
  },
}
