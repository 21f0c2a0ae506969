import { foreignAncestor } from '../evaluate/declarations.ts'
import { applyBuilder } from '../evaluate/builders.ts'
import { askLibraries } from '../evaluate/libraries/all.ts'
import { created, listOf, NULL, stringOf } from '../evaluate/value.ts'
import { builtBy } from './built-by.ts'
import { argument } from './widget-arguments.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { CreatedValue, FunctionValue, Value } from '../evaluate/value.ts'

/** The parameters under which widgets take what they show, the likeliest first. */
const CHILD = [
  'child',
  'body',
  'home',
  'content',
  'page',
  'app',
  'widget',
  'screen',
  'smallScreen',
  'frontLayer',
]
const BUILDERS = [
  'builder',
  'childBuilder',
  'pageBuilder',
  'widgetBuilder',
  'layoutBuilder',
  'appBuilder',
  'fieldViewBuilder',
  'build',
]
/** What responsive layouts call the one for a phone, and the one for a wide screen. */
const NARROW = /^(mobile|phone|small|compact|narrow|xs)([A-Z]\w*)?$|^(?!is|on)\w*[a-z](Mobile|Phone)$/
const WIDE = /^(desktop|large|expanded|wide|tablet|medium)([A-Z]\w*)?$|^(?!is|on)\w*[a-z](Desktop|Tablet)$/
/** Where Material's window classes part. */
const WIDE_FROM = 600
const LISTS = ['children', 'slivers', 'items', 'pages']
const MIN: Value = { kind: 'member', type: 'MainAxisSize', name: 'min' }

/**
 * What is inside a widget whose own drawing is not known: its child, what its builder makes, the layout that is
 * meant for such a screen, or its children in a column. Null for a leaf.
 */
export function heldIn(evaluator: Evaluator, widget: CreatedValue): Value | null {
  const built = askLibraries('builds', (answer) => answer(evaluator, widget)) ?? likeFlutters(widget)
  if (built !== null) return built
  // A builder that is handed the child makes more than that: `Consumer(builder: (_, ref, child) => …, child: …)`.
  const around = argument(widget, 'child') === undefined ? undefined : aroundChild(widget)
  if (around !== undefined) return builtBy(evaluator, widget, around)
  for (const name of CHILD) {
    const held = asWidget(evaluator, argument(widget, name), widget)
    if (held !== null) return held
  }
  for (const name of BUILDERS) {
    const builder = argument(widget, name)
    if (builder?.kind === 'function') return builtBy(evaluator, widget, builder)
  }
  // `Obx(() => …)`, `Watch((context) => …)`: the only thing it is given makes what it shows.
  const [only] = widget.positional
  if (only?.kind === 'function' && widget.positional.length === 1) return builtBy(evaluator, widget, only)
  return (
    forScreen(evaluator, widget) ??
    rowsOf(evaluator, widget) ??
    fieldOf(widget) ??
    listed(widget) ??
    allOf(evaluator, widget) ??
    builtByName(evaluator, widget)
  )
}

/** What is built under a name of the package's own: `themeBuild: (model) => MaterialApp(…)`. */
function builtByName(evaluator: Evaluator, widget: CreatedValue): Value | null {
  for (const [name, value] of widget.named) {
    if (value.kind !== 'function' || !/[a-z]Build(er)?$/.test(name) || INSTEAD.test(name)) continue
    const built = builtBy(evaluator, widget, value)
    if (built !== null && isWidget(evaluator, built)) return built
  }
  return null
}

/** What a Scaffold has around its body. */
const BARS = ['appBar', 'bottomNavigationBar', 'floatingActionButton', 'drawer']

/** A package's Scaffold or bar, which takes what Flutter's does and is called like it. */
function likeFlutters(widget: CreatedValue): Value | null {
  const own = /\wAppBar$/.test(widget.type) ? 'AppBar' : /Scaffold/.test(widget.type) ? 'Scaffold' : undefined
  if (own === undefined || widget.named.has('builder')) return null
  const named = new Map(widget.named)
  if (own === 'AppBar') {
    const title = named.get('title')
    if (title === undefined) return null
    if (title.kind === 'string') named.set('title', created('Text', {}, [title]))
  } else {
    const body = named.get('body') ?? named.get('frontLayer')
    if (body === undefined || !BARS.some((name) => named.has(name))) return null
    named.set('body', body)
  }
  return { ...created(own), named, at: widget.at }
}

/** The builder that is handed the child, whatever the package calls it: `connectivityBuilder: (_, result, child) => …`. */
function aroundChild(widget: CreatedValue): FunctionValue | undefined {
  for (const [name, value] of widget.named)
    if (AROUND.test(name) && !INSTEAD.test(name) && value.kind === 'function' && takesChild(value))
      return value
  return undefined
}

/** What a transition or a preview makes of a child is not what is seen at rest. */
const AROUND = /^builder$|(?<!transition|preview|shuttle|shadow)Builder$/i

const takesChild = ({ code }: FunctionValue): boolean =>
  code.parameters.some(({ name }) => /^_*child$/i.test(name))

/** A widget, or what a function that takes nothing or a context makes. */
function asWidget(evaluator: Evaluator, value: Value | undefined, widget: CreatedValue): Value | null {
  if (value === undefined) return null
  if (value.kind === 'function') return applyBuilder(evaluator, value, argument(widget, 'child') ?? NULL)
  // The name of the parameter says enough.
  return value.kind === 'instance' || value.kind === 'object' ? value : null
}

/** The layout for such a screen, under a name that says so; what is no widget, a padding for it, is not meant. */
function forScreen(evaluator: Evaluator, widget: CreatedValue): Value | null {
  const names = [...widget.named.keys()]
  if (!names.some((name) => NARROW.test(name) || WIDE.test(name))) return null
  evaluator.askedForSize = true
  const wide = evaluator.inherited.width >= WIDE_FROM
  const order = wide ? [WIDE, NARROW] : [NARROW, WIDE]
  for (const wanted of order) {
    for (const name of names) {
      const held = wanted.test(name) ? asWidget(evaluator, argument(widget, name), widget) : null
      if (held !== null && (held.kind !== 'object' || isWidget(evaluator, held))) return held
    }
  }
  return null
}

/** How packages call how many rows there are. */
const COUNT = /^(initial)?(item|items|child|page|card|cards)(Count|Length)$|^(count|length)$/
/** What is swept through, of which one is seen. */
const SWEPT = /carousel|swip|pageview|cards?stack|flipbook|coverflow/i

/** What makes its rows by their number, as a list does: a carousel, a list that can be jumped in, a wall of pictures. */
function rowsOf(evaluator: Evaluator, widget: CreatedValue): Value | null {
  const make = argument(widget, 'itemBuilder') ?? argument(widget, 'cardBuilder')
  const count = [...widget.named].find(([name]) => COUNT.test(name))?.[1]
  if (make?.kind !== 'function') return null
  const isEmpty = count?.kind === 'number' && count.value <= 0
  if (SWEPT.test(widget.type)) return isEmpty ? null : applyBuilder(evaluator, make, NULL)
  if (count === undefined) return null
  const isSliver = widget.type.startsWith('Sliver')
  const isGrid = /grid|masonry|waterfall/i.test(widget.type)
  const type = `${isSliver ? 'Sliver' : ''}${isGrid ? 'Grid' : 'List'}${isSliver ? '' : 'View'}`
  const named = new Map([...widget.named, ['itemBuilder', make] as const, ['itemCount', count] as const])
  return { ...created(type), constructor: 'builder', named, at: widget.at }
}

/** What such a field hands on besides, under the names of Flutter's own. */
const HANDED = /^(autofocus|controller|enabled|initialValue|maxLength|maxLines|obscureText|style)$/

/** A field of a package, by how it looks or is called: it hands its decoration to Flutter's own. */
function fieldOf(widget: CreatedValue): Value | null {
  const look = argument(widget, 'decoration') ?? argument(widget, 'inputDecoration')
  if (look?.kind !== 'object' || look.type !== 'InputDecoration') return null
  const handed = [...widget.named].filter(([name]) => HANDED.test(name))
  return { ...created('TextField'), named: new Map([...handed, ['decoration', look]]), at: widget.at }
}

function listed(widget: CreatedValue): Value | null {
  for (const name of LISTS) {
    const value = argument(widget, name)
    if (value?.kind !== 'list' || value.items.length === 0) continue
    const items = value.items.filter(({ kind }) => kind === 'object' || kind === 'instance')
    if (items.length === 0) continue
    if (SWEPT.test(widget.type)) return items[0] ?? null
    return created(/Row|Horizontal/.test(widget.type) ? 'Row' : 'Column', {
      children: listOf(items),
      mainAxisSize: MIN,
    })
  }
  return null
}

/** A wrapper with words of its own for what it holds: its widgets, below each other, and its words as a text. */
function allOf(evaluator: Evaluator, widget: CreatedValue): Value | null {
  const shown = [...widget.positional.map((value): [string, Value] => ['', value]), ...widget.named].flatMap(
    ([name, value]): [string, Value][] => {
      const held = heldBy(evaluator, name, value)
      return held === null ? [] : [[name, held]]
    },
  )
  // What is shown only instead of the rest stays away where there is a rest.
  const first = shown.filter(([name]) => !INSTEAD.test(name))
  const [only, ...more] = (first.length > 0 ? first : shown).map(([, held]) => held)
  if (only === undefined || more.length === 0) return only ?? null
  return created('Column', { children: listOf([only, ...more].slice(0, MAX_HELD)), mainAxisSize: MIN })
}

/** More than a widget takes one by one. */
const MAX_HELD = 12
const INSTEAD = /placeholder|loading|error|empty|fallback|feedback|whenNull|background|overlay/i
/** The parameters under which widgets take their words. */
const WORDS =
  /^(text|title|label|subtitle|data|message|description|hint|content|caption|header|heading|name)$|[a-z](Text|Title|Label|Subtitle|Message|Description|Hint|Caption|Heading)$/
/** Those under which they take what nobody sees. */
const UNSEEN = /tooltip|semantic|barrier|route|font|key|tag|locale/i

function heldBy(evaluator: Evaluator, name: string, value: Value): Value | null {
  if (isWidget(evaluator, value)) return value
  if (value.kind === 'list') {
    const items = value.items.filter((each) => isWidget(evaluator, each))
    return items.length === 0 ? null : created('Column', { children: listOf(items), mainAxisSize: MIN })
  }
  if (value.kind !== 'string' || UNSEEN.test(name) || !isRead(value.value)) return null
  // A text that is translated is meant to be read, whatever the parameter is called.
  const isText = name === '' || WORDS.test(name) || value.from !== undefined
  if (!isText) return null
  const read = withoutTags(value.value)
  return created('Text', {}, [read === value.value ? value : stringOf(read)])
}

/** The words of a text in HTML, which packages draw without their tags. */
const withoutTags = (text: string): string =>
  /^\s*<[a-z][^<>]*>/i.test(text)
    ? text
        .replace(/<[^<>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : text

/** Whether a text is one to be read, and not a name in the code, an address or a file. */
const isRead = (text: string): boolean =>
  text.trim() !== '' &&
  !/^[a-z]+:|\.(png|svg|json|jpe?g|webp|gif|riv)$/.test(text) &&
  !(/^[\w./-]+$/.test(text) && /[/_]/.test(text))

/** Whether a value is a widget as far as its class is known: of the project, or one that holds something itself. */
export function isWidget(evaluator: Evaluator, value: Value): boolean {
  if (value.kind === 'instance') {
    return /Widget$|^State$|Tree$|Page$|Screen$|View$/.test(
      foreignAncestor(evaluator.declarations, value.of) ?? '',
    )
  }
  if (value.kind !== 'object' || !/^_?[A-Z]/.test(value.type)) return false
  // What has a child is a widget, whatever it is called: a MultiBlocProvider, a Theme.
  return !NO_WIDGET.test(value.type) || value.named.has('child')
}

/** Endings of Flutter's and packages' classes that are no widgets. */
const NO_WIDGET =
  /^(BuildContext|Color|MaterialColor|EdgeInsets\w*|BorderRadius\w*|Duration|Offset|Size|Key|ValueKey|Rect|Locale|DateTime|Uri|RegExp|Random|LatLng\w*|GeoPoint|CameraPosition|(Stream|Future)(?!Builder$)\w*)$|(Style|Data|Controller|Key|Node|Delegate|Decoration|Border|Gradient|Shape|Provider|Effect|Curve|Tween|Animation|Physics|Alignment|Constraints|Settings|Config|Configuration|Options|Theme|Scheme|Notifier|Listenable|Formatter|Service|Repository|Bloc|Cubit|[a-z]Observer|Route|Breakpoint|Condition)$/
