import { positionalArguments } from '../arguments.ts'
import { fieldOfInstance } from '../instances.ts'
import { booleanOf, created, double, integer, listOf, NULL } from '../value.ts'
import { entryOf } from '../entry-of.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** Widgets of several pages that are swept through, by the argument that has them: the first is seen. */
const SWEPT: Readonly<Record<string, string>> = { LiquidSwipe: 'pages', PageFlipWidget: 'children' }

/**
 * introduction_screen (`src/introduction_screen.dart`, `src/ui/intro_content.dart`): its first page, picture, title,
 * body and footer, and the controls at its foot; and packages whose pages are swept through.
 */
export const introductions: Library = {
  builds(evaluator, widget) {
    if (widget.type === 'IntroductionScreen') return introduction(widget)
    if (DOTS.test(widget.type)) return dots(evaluator, widget)
    if (widget.type === 'IntroSlider') return slide(widget)
    if (widget.type === 'TransformerPageView') return transformed(evaluator, widget)
    const name = entryOf(SWEPT, widget.type)
    const pages = name === undefined ? undefined : widget.named.get(name)
    return pages?.kind === 'list' ? (pages.items[0] ?? null) : null
  },
}

/** smooth_page_indicator's and dots_indicator's: a dot for each page, the present one in the app's colour. */
const DOTS = /^(SmoothPageIndicator|AnimatedSmoothIndicator|DotsIndicator)$/
/** More than stand in a row on a phone. */
const MAX_DOTS = 20

function dots(evaluator: Evaluator, widget: CreatedValue): Value | null {
  const count = widget.named.get('count') ?? widget.named.get('dotsCount')
  if (count?.kind !== 'number') return null
  const at = widget.named.get('activeIndex') ?? widget.named.get('position')
  const present = at?.kind === 'number' ? at.value : 0
  const { theme } = evaluator.inherited
  const scheme = theme.kind === 'object' ? theme.named.get('colorScheme') : undefined
  const own = widget.named.get('effect') ?? widget.named.get('decorator')
  const said = (name: string): Value | undefined => (own?.kind === 'object' ? own.named.get(name) : undefined)
  const active =
    said('activeDotColor') ??
    said('activeColor') ??
    (scheme?.kind === 'object' ? scheme.named.get('primary') : undefined)
  const gray: Value = { ...created('MaterialColor'), constructor: 'grey' }
  const made = Array.from({ length: Math.min(Math.max(Math.trunc(count.value), 0), MAX_DOTS) }, (_, index) =>
    created('Container', {
      width: double(8),
      height: double(8),
      margin: { ...created('EdgeInsets', {}, [double(4)]), constructor: 'all' },
      decoration: created('BoxDecoration', {
        shape: { kind: 'member', type: 'BoxShape', name: 'circle' },
        color: index === present ? (active ?? gray) : (said('dotColor') ?? said('color') ?? gray),
      }),
    }),
  )
  const size: Value = { kind: 'member', type: 'MainAxisSize', name: 'min' }
  return created('Row', { mainAxisSize: size, children: listOf(made) })
}

/**
 * transformer_page_view (`lib/transformer_page_view.dart`): its first page, as what moves it builds that while nobody
 * sweeps.
 */
function transformed(evaluator: Evaluator, { named }: CreatedValue): Value | null {
  const transformer = named.get('transformer')
  const moves =
    transformer?.kind === 'instance'
      ? fieldOfInstance(evaluator, transformer, 'transform')
      : transformer?.kind === 'object'
        ? transformer.named.get('builder')
        : null
  const children = named.get('children')
  const build = named.get('itemBuilder')
  const made =
    evaluator.calledWith(build, positionalArguments(created('BuildContext'), integer(0))) ??
    (children?.kind === 'list' ? children.items[0] : undefined)
  if (moves?.kind !== 'function') return made ?? null
  const info = { index: integer(0), activeIndex: integer(0), position: double(0), done: booleanOf(true) }
  return evaluator.apply(
    moves,
    positionalArguments(made ?? created('Container'), created('TransformInfo', info)),
  )
}

/** intro_slider, whose newer versions call a page its content (`lib/intro_slider.dart`): its words and buttons. */
function slide(widget: CreatedValue): Value | null {
  const own = itemsOf(widget, 'listCustomTabs')[0]
  const [first] = [...itemsOf(widget, 'listContentConfig'), ...itemsOf(widget, 'slides')]
  if (own === undefined && first?.kind !== 'object') return null
  const part = (name: string): Value[] => {
    if (first?.kind !== 'object') return []
    const text = first.named.get(name)
    if (text?.kind === 'string') return [{ ...created('Text', {}, [text]), at: first.at }]
    const widgetOf = name === 'title' ? first.named.get('widgetTitle') : first.named.get('widgetDescription')
    return widgetOf === undefined ? [] : [widgetOf]
  }
  const image = first?.kind === 'object' ? first.named.get('pathImage') : undefined
  const picture = image?.kind === 'string' ? [{ ...created('Image', {}, [image]), constructor: 'asset' }] : []
  const words = (name: string, usual: string): Value =>
    widget.named.get(name) ?? created('Text', {}, [{ kind: 'string', value: usual }])
  const foot = created('Row', {
    mainAxisAlignment: { kind: 'member', type: 'MainAxisAlignment', name: 'spaceBetween' },
    children: listOf([
      button(words('renderSkipBtn', 'SKIP'), widget, false),
      button(words('renderNextBtn', 'NEXT'), widget, false),
    ]),
  })
  const page =
    own ??
    created('Column', {
      mainAxisAlignment: { kind: 'member', type: 'MainAxisAlignment', name: 'center' },
      children: listOf([...part('title'), ...picture, ...part('description')]),
    })
  const body = created('Column', { children: listOf([created('Expanded', { child: page }), foot]) })
  return created('Scaffold', { body: created('SafeArea', { child: body }) })
}

function introduction(widget: CreatedValue): Value | null {
  const raws = itemsOf(widget, 'rawPages')
  const pages = itemsOf(widget, 'pages')
  const [raw] = raws
  const [first] = pages
  const page = raw ?? (first?.kind === 'object' ? contentOf(first) : undefined)
  if (page === undefined) return null
  const isLast = (raws.length > 0 ? raws : pages).length === 1
  const shown = (name: string, option: string, usual: boolean): Value => {
    const says = widget.named.get(option)
    const is = says?.kind === 'boolean' ? says.value : usual
    return is ? (widget.named.get(name) ?? NULL) : NULL
  }
  const start = widget.named.get('overrideSkip') ?? shown('skip', 'showSkipButton', false)
  const end = isLast
    ? (widget.named.get('overrideDone') ?? shown('done', 'showDoneButton', true))
    : (widget.named.get('overrideNext') ?? shown('next', 'showNextButton', true))
  const foot = created('Row', {
    mainAxisAlignment: { kind: 'member', type: 'MainAxisAlignment', name: 'spaceBetween' },
    children: listOf([button(start, widget, isLast), button(end, widget, isLast)]),
  })
  const body = created('Column', {
    children: listOf([
      widget.named.get('globalHeader') ?? NULL,
      created('Expanded', { child: page }),
      widget.named.get('globalFooter') ?? NULL,
      foot,
    ]),
  })
  return created('Scaffold', {
    backgroundColor: widget.named.get('globalBackgroundColor') ?? NULL,
    body: created('SafeArea', { child: body }),
  })
}

/** What a control does: the last page's is `onDone`. */
function button(label: Value, widget: CreatedValue, isLast: boolean): Value {
  if (label.kind === 'null') return created('SizedBox')
  const done = widget.named.get(isLast ? 'onDone' : 'onSkip') ?? NULL
  return { ...created('TextButton', { onPressed: done, child: label }), at: widget.at }
}

/** A PageViewModel: a text, or a widget in its place. */
function contentOf(model: CreatedValue): Value {
  const part = (name: string, style: string): Value => {
    const text = model.named.get(name)
    if (text?.kind !== 'string') return model.named.get(`${name}Widget`) ?? NULL
    const styles = model.named.get('decoration')
    const look = styles?.kind === 'object' ? styles.named.get(style) : undefined
    return { ...created('Text', look === undefined ? {} : { style: look }, [text]), at: model.at }
  }
  return created('Column', {
    mainAxisAlignment: { kind: 'member', type: 'MainAxisAlignment', name: 'center' },
    children: listOf([
      model.named.get('image') ?? NULL,
      part('title', 'titleTextStyle'),
      part('body', 'bodyTextStyle'),
      model.named.get('footer') ?? NULL,
    ]),
  })
}

function itemsOf(widget: CreatedValue, name: string): readonly Value[] {
  const list = widget.named.get(name)
  return list?.kind === 'list' ? list.items : []
}
