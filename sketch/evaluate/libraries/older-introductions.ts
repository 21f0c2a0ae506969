import { entryOf } from '../entry-of.ts'
import { created, listOf, NULL, stringOf } from '../value.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** Where such a widget has its pages (`''`: the first thing that it is given), and what its controls say. */
interface Introduction {
  readonly pages: string
  readonly start: string
  readonly end: string
  /** What the last page has in the place of that. */
  readonly last: string
  readonly words: readonly [start: string, end: string, last: string]
}

const KINDS: Readonly<Record<string, Introduction>> = {
  OverBoard: {
    pages: 'pages',
    start: 'skipText',
    end: 'nextText',
    last: 'finishText',
    words: ['SKIP', 'NEXT', 'FINISH'],
  },
  FancyOnBoarding: {
    pages: 'pageList',
    start: 'skipButtonText',
    end: '',
    last: 'doneButtonText',
    words: ['Skip', '', 'Done'],
  },
  IntroViewsFlutter: {
    pages: '',
    start: 'skipText',
    end: '',
    last: 'doneText',
    words: ['SKIP', '', 'DONE'],
  },
}

/** Of a page, in the order in which it is seen. */
const PARTS = ['title', 'mainImage', 'body']

/**
 * Older packages for what a new app tells first, each with its first page and the words at its foot: overboard
 * (`lib/src/overboard.dart`), fancy_on_boarding (`src/fancy_on_boarding.dart`) and intro_views_flutter
 * (`lib/intro_views_flutter.dart`).
 */
export const olderIntroductions: Library = {
  builds(_evaluator, widget) {
    const kind = entryOf(KINDS, widget.type)
    if (kind === undefined) return null
    const pages = widget.named.get(kind.pages === '' ? 'pages' : kind.pages) ?? widget.positional[0]
    const [first] = pages?.kind === 'list' ? pages.items : []
    if (pages?.kind !== 'list' || first?.kind !== 'object') return null
    const foot = created('Row', {
      mainAxisAlignment: { kind: 'member', type: 'MainAxisAlignment', name: 'spaceBetween' },
      children: listOf(controlsOf(widget, kind, pages.items.length === 1)),
    })
    const page = created('Expanded', { child: pageOf(first) })
    return created('Scaffold', {
      body: created('SafeArea', { child: created('Column', { children: listOf([page, foot]) }) }),
    })
  },
}

function controlsOf(
  widget: CreatedValue,
  { start, end, last, words }: Introduction,
  isLast: boolean,
): Value[] {
  const [skip, next, done] = words
  const hidden = widget.named.get('showSkipButton')
  const isShown = !isLast && !(hidden?.kind === 'boolean' && !hidden.value)
  return [
    ...(isShown ? control(widget, start, skip) : []),
    ...control(widget, isLast ? last : end, isLast ? done : next),
  ]
}

function control(widget: CreatedValue, name: string, usual: string): Value[] {
  if (usual === '') return []
  const said = widget.named.get(name) ?? stringOf(usual)
  return [
    created('TextButton', {
      onPressed: created('VoidCallback'),
      child: said.kind === 'string' ? textOf(said) : said,
    }),
  ]
}

/** A page: a widget of its own, or its words and picture below one another. */
function pageOf(page: CreatedValue): Value {
  const own = page.named.get('child') ?? (page.constructor === 'withChild' ? page.positional[0] : undefined)
  if (own !== undefined) return own
  const parts = PARTS.map((name) => page.named.get(name) ?? NULL)
  return created('Column', {
    mainAxisAlignment: { kind: 'member', type: 'MainAxisAlignment', name: 'center' },
    children: listOf(parts.map((part) => (part.kind === 'string' ? textOf(part, page.at) : part))),
  })
}

const textOf = (text: Value, at: CreatedValue['at'] = null): CreatedValue => ({
  ...created('Text', {}, [text]),
  at,
})
