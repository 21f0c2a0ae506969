import { positionalArguments } from '../evaluate/arguments.ts'
import { applyToUnknowns } from '../evaluate/builders.ts'
import { followNavigation } from '../evaluate/follow-navigation.ts'
import { fieldOfInstance } from '../evaluate/instances.ts'
import { stateOf } from '../evaluate/state-of.ts'
import { created, NULL } from '../evaluate/value.ts'
import { builtAround } from './built-around.ts'
import { callAll } from './call-all.ts'
import { CALLED_SPLASH } from './called-splash.ts'
import { openedPage } from './first-page.ts'
import { ownPage } from './own-page.ts'
import { isOverlay } from './overlays.ts'
import { redirected } from './redirected.ts'
import { initialPath, redirectedFrom, routeNamed, routesOf } from './router.ts'
import { beginAll, workersOf } from './page-workers.ts'
import { followEnds, followListeners, tellListener } from './splash-ends.ts'
import { textsIn, walk } from './walk.ts'
import type { NavigationEffect } from '../evaluate/effects.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { CreatedValue, InstanceValue, Value } from '../evaluate/value.ts'
import type { Element } from './element.ts'
import type { OpenedPage } from './interactions.ts'

/** More words than a splash page has: the app's name, a line below it, who made it. */
const MAX_WORDS = 6
/** One whose own class is called so may show tips, or what it is about to do. */
const MAX_WORDS_OF_SPLASH = 20
const CONTROLS: ReadonlySet<string> = new Set(['input', 'select', 'button', 'nav'])
const OFFERS = /^(BottomNavigationBar|NavigationBar|TabBar|ListView|ListTile|Drawer)$/
/** A page with a title is no splash page; one may have a bar for the colours of the system's own, with nothing in it. */
const TITLES = /^(AppBar|CupertinoNavigationBar)$/
/** Where an app leads somebody that is not signed in. */
const SIGNS_IN = /log_?in|sign_?in|welcome|on_?boarding|intro|guide|get_?started/i
/** The same by a name that is short for it: `AuthPage`, `/auth`, but no `AuthorPage`. */
const ASKS_WHO = /(?:^|[_/])[Aa]uth(?:entication)?(?:[A-Z_/-]|$)/

/** Whether a page has nothing to read for long and nothing to tap: it waits, and then makes room. */
export function isSplash(picture: Element): boolean {
  const page = picture.page ?? picture
  // One text may be written twice: its outline and what fills it.
  const words = new Set([...textsIn(page)].map((text) => text.trim()))
  words.delete('')
  for (const element of walk(page)) {
    const { tag, tap, widget } = element
    if (tap !== undefined || CONTROLS.has(tag) || OFFERS.test(widget ?? '')) return false
    if (TITLES.test(widget ?? '') && saysSomething(element)) return false
  }
  return words.size <= (isCalledSplash(page) ? MAX_WORDS_OF_SPLASH : MAX_WORDS)
}

/** How many seconds a picture before the app still stays, beside the word for not waiting: `跳过 3s`, `Skip (4)`. */
const COUNTS_DOWN =
  /^\W*(?:\d{1,2}\W{0,3}s?\W{0,3}(?:跳过|跳過|skip)|(?:跳过|跳過|skip)\W{0,3}\d{1,2}\W{0,3}s?)\W*$/iu

/** Whether a page counts the seconds until it makes room. */
export function countsDown(page: Element): boolean {
  for (const text of textsIn(page)) if (text.length <= MAX_COUNT && COUNTS_DOWN.test(text)) return true
  return false
}

/** Longer than such a text is. */
const MAX_COUNT = 20

/** Whether a page, or a widget of the project in it, is called a splash page. */
export function isCalledSplash(page: Element): boolean {
  for (const { own } of walk(page)) if (own?.some((name) => CALLED_SPLASH.test(name)) === true) return true
  return false
}

function saysSomething(element: Element): boolean {
  for (const text of textsIn(element)) if (text.trim() !== '') return true
  return false
}

/**
 * Where a splash page leads on to as its own code says, whatever it waits for: the page that asks who somebody is,
 * where there is one, else the first that takes its place. Null where it leads nowhere.
 */
export function afterSplash(evaluator: Evaluator, app: CreatedValue, page: Value): OpenedPage | null {
  const before = evaluator.arriving
  evaluator.arriving = true
  // Where nothing is certain to happen, what stands under a condition does.
  const found = [false, true].map((eager) => () => followed(evaluator, page, eager))
  const byMain = (): readonly NavigationEffect[] => evaluator.ledByMain.toReversed()
  const around = (): readonly NavigationEffect[] => ledFromAround(evaluator, app)
  const given = (): readonly NavigationEffect[] => ledByGiven(evaluator, page)
  const byRouter = (): readonly NavigationEffect[] => ledByRouter(evaluator, app, page)
  for (const effects of [...found, byMain, () => ledFromAbove(evaluator), around, given, byRouter]) {
    const places = effects()
      .filter(isReplacement)
      .filter((each) => leads(evaluator, app, each))
    const called = (name: RegExp): OpenedPage | undefined => places.find((each) => name.test(placeOf(each)))
    const place = called(SIGNS_IN) ?? called(ASKS_WHO) ?? places[0]
    if (place === undefined) continue
    evaluator.arriving = before
    return redirected(evaluator, app, page, place)
  }
  const own = ownPage(evaluator, page)
  // What it opens on top of itself as it begins comes by itself, too, and what its listeners open that are told so.
  const begun = followNavigation(evaluator, false, () => {
    if (own !== null) beginAll(evaluator, own)
    followListeners(evaluator, page)
    return NULL
  })
  evaluator.arriving = before
  return begun.filter(isPushed).find((each) => leads(evaluator, app, each)) ?? null
}

/**
 * Where a page that is called a splash page, or counts down, leads on by itself although it can be tapped: at the end
 * of a count or a delay that begins with it. What stands under a condition that only running code could tell is not
 * entered.
 */
export function ledByItself(
  evaluator: Evaluator,
  app: CreatedValue,
  page: Value,
  counts: boolean,
): OpenedPage | null {
  const own = ownPage(evaluator, page)
  if (own === null || (!counts && !CALLED_SPLASH.test(own.of.declaration.name))) return null
  const before = evaluator.arriving
  evaluator.arriving = true
  const effects = followNavigation(evaluator, false, () =>
    evaluator.withHalf(() => {
      evaluator.laterParts.around(() => {
        beginAll(evaluator, own)
        if (fieldOfInstance(evaluator, own, 'createState') === null) built(evaluator, own)
      })
      return NULL
    }),
  )
  evaluator.arriving = before
  const place = effects.find((each) => takesPlace(evaluator, app, each))
  return place === undefined ? null : redirected(evaluator, app, page, place)
}

/** What a widget without a state builds, and begins by that: its hooks. */
const built = (evaluator: Evaluator, widget: InstanceValue): Value | null =>
  evaluator.calledWith(
    fieldOfInstance(evaluator, widget, 'build'),
    positionalArguments(created('BuildContext'), created('WidgetRef')),
  )

/** Where the code of a page leads, its controller's, and what its widgets call when they end. */
function followed(evaluator: Evaluator, page: Value, eager: boolean): readonly NavigationEffect[] {
  const own = ownPage(evaluator, page)
  const byCode = followNavigation(evaluator, eager, () =>
    evaluator.withHalf(() => {
      if (own === null) return NULL
      const state = stateOf(evaluator, own) ?? own
      callAll(evaluator, state)
      for (const helper of workersOf(evaluator, own, state)) callAll(evaluator, helper)
      return state
    }),
  )
  const byEnds = followNavigation(evaluator, eager, () =>
    evaluator.withHalf(() => {
      followEnds(evaluator, page)
      return NULL
    }),
  )
  return [...byCode, ...byEnds]
}

/** Where a page is led by what it is given to call, whatever that is called: `Splash(bootstrap: (context) async { … })`. */
function ledByGiven(evaluator: Evaluator, page: Value): readonly NavigationEffect[] {
  const functions = [...(ownPage(evaluator, page)?.fields.values() ?? [])].filter(
    (each) => each.kind === 'function',
  )
  return followNavigation(evaluator, true, () =>
    evaluator.withHalf(() => {
      for (const each of functions) applyToUnknowns(evaluator, each)
      return NULL
    }),
  )
}

/** Where what stands above the app leads by the key of its navigator, as it begins or as a bloc tells it. */
function ledFromAbove(evaluator: Evaluator): readonly NavigationEffect[] {
  return followNavigation(evaluator, false, () =>
    evaluator.withHalf(() => {
      for (const widget of evaluator.aboveApp)
        if (widget.kind === 'instance') stateOf(evaluator, widget)
        else tellListener(evaluator, widget)
      return NULL
    }),
  )
}

/** Where what the app's builder puts around its pages leads, as a bloc tells it. */
function ledFromAround(evaluator: Evaluator, app: CreatedValue): readonly NavigationEffect[] {
  return followNavigation(evaluator, false, () =>
    evaluator.withHalf(() => {
      const around = builtAround(evaluator, app, created('Placeholder'))
      if (around !== null) followListeners(evaluator, around)
      return NULL
    }),
  )
}

/** Where the app's router leads from its first page once what it asks for has come. */
function ledByRouter(evaluator: Evaluator, app: CreatedValue, page: Value): readonly NavigationEffect[] {
  const router = routesOf(evaluator, app)
  const name = router === null ? null : redirectedFrom(evaluator, router, router.initial)
  if (router === null || name === null || initialPath(evaluator, router) === name) return []
  const first = ownPage(evaluator, routeNamed(router, router.initial) ?? NULL)
  const isFirst = first?.of.declaration === ownPage(evaluator, page)?.of.declaration
  return isFirst ? [{ kind: 'route', name, how: 'all' }] : []
}

function isReplacement(effect: NavigationEffect): effect is OpenedPage {
  return (effect.kind === 'widget' || effect.kind === 'route') && effect.how !== 'push'
}

function isPushed(effect: NavigationEffect): effect is OpenedPage {
  return (effect.kind === 'widget' || effect.kind === 'route') && effect.how === 'push' && !isOverlay(effect)
}

/** Whether a page that can be found takes the place of the one before. */
export function takesPlace(
  evaluator: Evaluator,
  app: CreatedValue,
  effect: NavigationEffect,
): effect is OpenedPage {
  return isReplacement(effect) && leads(evaluator, app, effect)
}

/** Whether a place is where somebody signs in, or is welcomed. */
export const asksWho = (place: OpenedPage): boolean =>
  SIGNS_IN.test(placeOf(place)) || ASKS_WHO.test(placeOf(place))

function placeOf(effect: OpenedPage): string {
  if (effect.kind === 'route') return effect.name
  return effect.widget.kind === 'instance' ? effect.widget.of.declaration.name : ''
}

function leads(evaluator: Evaluator, app: CreatedValue, effect: OpenedPage): boolean {
  const page = openedPage(evaluator, app, effect)
  return page?.kind === 'instance' || page?.kind === 'object'
}
