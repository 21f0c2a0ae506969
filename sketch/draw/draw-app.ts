import { Evaluator } from '../evaluate/evaluator.ts'
import { stateOf } from '../evaluate/state-of.ts'
import { foreignAncestor } from '../evaluate/declarations.ts'
import { fieldOfInstance } from '../evaluate/instances.ts'
import { positionalArguments } from '../evaluate/arguments.ts'
import { letProvide } from '../evaluate/libraries/all.ts'
import { keepInherited } from '../evaluate/libraries/inherited.ts'
import { created } from '../evaluate/value.ts'
import { TIGHT } from './box.ts'
import { changesInPlace } from './changed-in-place.ts'
import { coverageOf, NO_COVERAGE } from './coverage.ts'
import { drawWidget } from './draw-widget.ts'
import { goTo, initialRoute, listedRoutes, pathOf, routeOf } from './app-routes.ts'
import { findRunApp } from './find-run-app.ts'
import { firstPageOf, PAGES, pageNamed } from './first-page.ts'
import { follow } from './follow.ts'
import { greeted } from './greeting.ts'
import { builtAround } from './built-around.ts'
import { element } from './element.ts'
import { ledOn } from './lead-on.ts'
import { directionOf, localeOf } from './locale.ts'
import { afterNavigation, isAtFirstPage, NO_INTERACTIONS, renewed } from './interactions.ts'
import { missingAssets, notesOn } from './missing-assets.ts'
import { drawOverlays, isOverlay } from './overlays.ts'
import { nothingDrawn } from './nothing-drawn.ts'
import { heldIn, heldInOwn } from './held.ts'
import { openClass } from './open-class.ts'
import { pageClassOf } from './page-class.ts'
import { argument, listArgument, nameArgument, stringArgument } from './widget-arguments.ts'
import { routeOfBranch, routesOf } from './router.ts'
import { serialise } from './serialise.ts'
import { DrawingSession } from './session.ts'
import { afterSplash, isSplash, takesPlace } from './splash.ts'
import { STYLE } from './style.ts'
import { themeOf } from './theme.ts'
import type { Exports } from '../evaluate/exports.ts'
import type { TargetPlatform } from '../evaluate/platform.ts'
import type { CreatedValue, InstanceValue, Value } from '../evaluate/value.ts'
import type { Project } from '../project/read-project.ts'
import type { CoverageReport } from './coverage.ts'
import type { LedNowhere } from './follow.ts'
import type { Handler } from './session.ts'
import type { PageClass } from './page-class.ts'
import type { Picture } from './picture.ts'
import type { Context } from './box.ts'
import type { Element } from './element.ts'
import type { Warning } from './missing-assets.ts'
import type { TranslatedText } from './translated.ts'
import type { Interactions, OpenedPage } from './interactions.ts'

/** In logical pixels. */
export interface Screen {
  readonly width: number
  readonly height: number
  /** The reader's language, in BCP 47. */
  readonly locale: string
  readonly platform: TargetPlatform
}

export { TARGET_PLATFORMS } from '../evaluate/platform.ts'

/** Of an app that has two themes and follows the system. */
export type Brightness = 'light' | 'dark'

/** The screen of a page that has not reported its own yet. */
export const FIRST_SCREEN: Screen = { width: 390, height: 844, locale: 'en', platform: 'android' }

/** A picture, with what is needed to answer a tap on it. */
export interface Drawing {
  readonly picture: Picture
  /** What the picture was written from: the page, in each of its brightnesses. */
  readonly tree: Element
  /** Whether another screen would make another picture. */
  readonly dependsOnScreen: boolean
  /** The files that `data-at` counts. */
  readonly files: readonly string[]
  /** The translations that `data-translated` counts. */
  readonly translated: readonly (readonly TranslatedText[])[]
  /** What is not to be seen: what Flutter could not load, and why a page shows nothing. */
  readonly missing: readonly Warning[]
  /** How much of the source is in the picture as it is, and what is not. */
  coverage(): CoverageReport
  /** The interactions after a tap on the element of that number. */
  follow(tap: number): Interactions
  /** Likewise of an element in the tree. */
  press(handler: Handler): Interactions
  /** What lies over this page after a tap on it that opened a dialog or a sheet: in less time than all of it anew. */
  over(interactions: Interactions): Covered
  /** Where the app is, and where it begins; as its address would stand in a browser. */
  readonly route: string
  readonly initialRoute: string
  /** The interactions after going to a route; the same where it leads nowhere. */
  go(route: string): Interactions
  /** The interactions after opening a page by its class; null where there is no such widget. */
  open(page: PageClass): Interactions | null
  /** The routes that stand in the source, `/user/:id`. */
  readonly routes: readonly string[]
  /** The path of a route by its name or path; null where there is none such. */
  pathOf(name: string): string | null
  /** The project's own widget that the visible page is; null for one that is made of others' alone. */
  readonly page: PageClass | null
  /** All of the project's own widgets that were drawn. */
  readonly holds: readonly PageClass[]
  /** What was done in the app to come to what is seen: more than was asked for where the app leads on by itself. */
  readonly interactions: Interactions
}

/** A page with what lies over it, for what that leads to: it is not to be looked at. */
export type Covered = Pick<Drawing, 'tree' | 'interactions' | 'press' | 'pathOf'>

export const NOTHING_DRAWN: Drawing = {
  picture: { title: '', style: '', body: '' },
  tree: element({}, null),
  dependsOnScreen: false,
  files: [],
  translated: [],
  missing: [],
  coverage: () => NO_COVERAGE,
  follow: () => NO_INTERACTIONS,
  press: () => NO_INTERACTIONS,
  over: () => NOTHING_DRAWN,
  route: '/',
  initialRoute: '/',
  go: () => NO_INTERACTIONS,
  open: () => null,
  routes: [],
  pathOf: () => null,
  page: null,
  holds: [],
  interactions: NO_INTERACTIONS,
}

/** How a drawing is made, beyond what is drawn. */
interface Way {
  /** One brightness alone, where the app has both. */
  readonly only: Brightness | null
  /** What the project's files see of one another, where more is drawn from this reading. */
  readonly exports?: Exports
  /** Where the taps of many pictures are followed. */
  readonly ledNowhere?: LedNowhere
}

/**
 * Draws what the app shows after these interactions. Stops building after MAX_DRAWN widgets, and sooner where they
 * nest without end.
 */
export function drawApp(
  project: Project,
  interactions: Interactions = NO_INTERACTIONS,
  screen: Screen = FIRST_SCREEN,
): Drawing {
  const steps = drawInSteps(project, interactions, screen, { only: null })
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

/** The same drawing, which lets other work go first between its steps. */
export function* drawInSteps(
  project: Project,
  interactions: Interactions,
  screen: Screen,
  way: Way,
): Generator<void, Drawing> {
  const begun = yield* drawAt(project, interactions, screen, { ...way, arriving: false })
  if (!begun.waits) return begun.drawing
  yield
  // A page that shows that it waits is shown as it is once the answers are there, where it then shows more.
  const arrived = yield* drawAt(project, interactions, screen, { ...way, arriving: true })
  return arrived.waits ? begun.drawing : arrived.drawing
}

/** `arriving`: what a page asks for as it begins has come. */
function* drawAt(
  project: Project,
  interactions: Interactions,
  screen: Screen,
  { arriving, only, exports, ledNowhere }: Way & { readonly arriving: boolean },
): Generator<void, { readonly drawing: Drawing; readonly waits: boolean }> {
  const evaluator = new Evaluator(project, exports)
  evaluator.arriving = arriving
  const given = new DrawingSession(interactions)
  evaluator.assumed = given.assumed
  // Above the app stands Flutter's own theme (`ThemeData.fallback`).
  const { value: theme } = themeOf(undefined, false, evaluator.nullSafe)
  evaluator.inherited = { ...evaluator.inherited, ...screen, theme }
  const root = findRunApp(project, evaluator)
  const app = appWidgetOf(evaluator, root)
  for (const tell of evaluator.listening.splice(0)) tell()
  const locale = localeOf(app, screen.locale)
  const direction = directionOf(app, locale.settled)
  evaluator.inherited = { ...evaluator.inherited, locale: locale.settled, direction }
  const title = (app === null ? undefined : stringArgument(app, 'title')) ?? project.packageName
  const page = app === null ? root : firstPageOf(evaluator, app)
  yield
  const modes = modesOf(app, only)
  const ledBy = <T>(session: DrawingSession, draw: () => T): T => {
    const before = evaluator.navigation
    evaluator.navigation = []
    const drawn = draw()
    session.led = evaluator.navigation
    evaluator.navigation = before
    return drawn
  }
  const draw = (session: DrawingSession): Element[] =>
    ledBy(session, () => modes.map((dark) => drawMode(evaluator, app, root, dark, { project, session })))
  const first = { session: given, pictures: draw(given) }
  const begun = arriving ? builtAgain(evaluator, first, draw) : first
  yield
  const past = pastSplash(evaluator, app, begun, draw)
  yield
  const { session, pictures } = withGreeting(evaluator, app, past, draw)
  evaluator.assumed = null
  yield
  const cut = evaluator.exhausted || session.isFull || session.tooDeep
  // of a drawing that was cut off nobody knows what would have come
  const [nothing = null] = cut ? [] : nothingDrawn(project, session, { root, app, page }, pictures[0] ?? null)
  const missing = [...(nothing === null ? [] : [nothing]), ...missingAssets(project, session.missedAssets)]
  // at the end: what is told of files is found out as they are read
  const notes = [...project.notes(), ...notesOn(missing)]
  notes.push(...[...evaluator.loops].map((each) => `${each} of this app leads back to itself`))
  if (cut) notes.push('This app has more to build than a sketch follows')
  const [light = null, dark] = pictures
  const body =
    dark === undefined
      ? light
      : [element({}, light, { class: 'mode light' }), element({}, dark, { class: 'mode dark' })]
  const route = app === null ? '/' : routeOf(evaluator, app, session.interactions)
  const listed = app === null ? [] : listedRoutes(evaluator, app).filter((path) => !/\s/.test(path))
  const stage = element({}, [body, notesOf(notes)], {
    class: 'stage',
    attributes: {
      'data-locales': locale.listed.join(' '),
      'data-route': route,
      'data-routes': listed.join(' '),
    },
  })
  const written = serialise([BANNER, stage])
  const drawing: Drawing = {
    picture: { title, style: STYLE, body: written.html },
    tree: stage,
    dependsOnScreen: evaluator.askedForSize || locale.negotiable,
    files: written.files,
    translated: written.translated,
    missing,
    coverage: () => coverageOf(project, session, { files: written.files, nothing, cut }),
    follow: (tap) => follow(evaluator, session, written.handlers[tap], ledNowhere),
    press: (handler) => follow(evaluator, session, handler, ledNowhere),
    over(interactions) {
      const above = new DrawingSession(interactions)
      evaluator.begin()
      const overlays = ledBy(above, () =>
        drawOverlays(interactions, contextOf(evaluator, app, modes[0] ?? false, { project, session: above })),
      )
      return {
        tree: element({}, [stage, overlays]),
        interactions,
        press: (handler) => follow(evaluator, above, handler, ledNowhere),
        pathOf: (name) => drawing.pathOf(name),
      }
    },
    route,
    initialRoute: app === null ? '/' : initialRoute(evaluator, app),
    go: (to) => (app === null ? interactions : goTo(evaluator, app, interactions, to)),
    open: (opened) => openClass(evaluator, opened),
    routes: listed,
    pathOf: (name) => (app === null ? null : pathOf(evaluator, app, name)),
    page: session.page,
    holds: [...session.own.values()],
    interactions: session.interactions,
  }
  return { drawing, waits: !cut && light !== null && isSplash(light) }
}

interface Drawn {
  readonly session: DrawingSession
  readonly pictures: Element[]
}

/** A page that asks for what it needs as it is built, and shows that it waits, is built again once that has come. */
function builtAgain(evaluator: Evaluator, drawn: Drawn, draw: (session: DrawingSession) => Element[]): Drawn {
  let shown = drawn
  const [picture] = drawn.pictures
  if (picture === undefined || !isSplash(picture)) return drawn
  for (let step = 0; step < MAX_ASKED; step += 1)
    shown = drawAnew(evaluator, shown.session.interactions, draw)
  return shown
}

/** The pictures of the page that a splash page leads on to, where the first one is such. */
function pastSplash(
  evaluator: Evaluator,
  app: CreatedValue | null,
  drawn: Drawn,
  draw: (session: DrawingSession) => Element[],
): Drawn {
  if (app === null) return drawn
  let shown = drawn
  for (let step = 0; step < MAX_SPLASHES; step += 1) {
    const [picture] = shown.pictures
    const { interactions } = shown.session
    const hasLedOn = step === 0 && interactions.base !== null
    if (!isAtFirstPage(interactions) || hasLedOn || picture === undefined) return shown
    evaluator.begin()
    const replaced = shown.session.led.find((each) => takesPlace(evaluator, app, each))
    if (replaced !== undefined && interactions.base === null) {
      shown = drawAnew(evaluator, afterNavigation(interactions, replaced), draw)
      continue
    }
    if (!isSplash(picture)) return shown
    const base = afterSplash(evaluator, app, visiblePage(evaluator, app, interactions))
    if (base === null) return evaluator.arriving ? pastInPlace(evaluator, shown, draw) : shown
    shown = drawAnew(evaluator, { ...interactions, base }, draw)
  }
  return shown
}

/** A page that waits and then shows something else itself: a count that runs out, a film before the pages. */
function pastInPlace(
  evaluator: Evaluator,
  shown: Drawn,
  draw: (session: DrawingSession) => Element[],
): Drawn {
  const { interactions, states } = shown.session
  for (const changes of changesInPlace(evaluator, states)) {
    if (changes.length === 0) continue
    const next = drawAnew(evaluator, { ...interactions, fields: [...interactions.fields, ...changes] }, draw)
    const [picture] = next.pictures
    if (picture !== undefined && !isSplash(picture)) return next
  }
  return shown
}

/** The pictures with the dialog that the first page opens by itself, where it opens one. */
function withGreeting(
  evaluator: Evaluator,
  app: CreatedValue | null,
  drawn: Drawn,
  draw: (session: DrawingSession) => Element[],
): Drawn {
  if (app === null) return drawn
  evaluator.begin()
  const { interactions } = drawn.session
  const page = visiblePage(evaluator, app, interactions)
  const opened = greeted(evaluator, page, interactions, drawn.session.led)
  if (opened === null) return drawn
  return drawAnew(evaluator, opened, draw)
}

function drawAnew(
  evaluator: Evaluator,
  interactions: Interactions,
  draw: (session: DrawingSession) => Element[],
): Drawn {
  const session = new DrawingSession(interactions)
  evaluator.assumed = session.assumed
  evaluator.begin()
  return { session, pictures: draw(session) }
}

/** A page with a picture, one that asks who is signed in. */
const MAX_SPLASHES = 2
/** What a model needs, and then what the page needs of it. */
const MAX_ASKED = 2

/** Every page says that it is a sketch. At most 44 px high, so that it takes little of the screen. */
const BANNER = element({}, 'Sketch: drawn from source, not running', {
  class: 'banner',
  attributes: { role: 'note' },
})

/** The MaterialApp, reached through what stands around it or beside it; null when there is none. */
function appWidgetOf(evaluator: Evaluator, root: Value): CreatedValue | null {
  const waiting: (Value | null)[] = [root]
  for (let step = 0; step < MAX_AROUND && waiting.length > 0; step += 1) {
    const value = waiting.shift() ?? null
    if (value?.kind === 'object') {
      letProvide(evaluator, value)
      if (value.type.endsWith('App') && !isAround(value)) return value
      // a Stack with what lies over the app
      const children = listArgument(value, 'children')
      waiting.unshift(...(children.length > 0 ? children : [heldIn(evaluator, value)]))
    } else if (value?.kind === 'instance') waiting.unshift(builtBy(evaluator, value))
  }
  return null
}

/** Whether what is called an app stands around one: `ModularApp(child: …)`, `LocalizedApp(delegate, MyApp())`. */
function isAround({ named, positional }: CreatedValue): boolean {
  // `ModularApp(initialRoute: …, child: …)`: a path alone is no page.
  if (PAGES.some((name) => name !== 'initialRoute' && named.has(name))) return false
  // The delegate beside it is no widget.
  const isWidget = (each: Value): boolean =>
    each.kind === 'instance' || (each.kind === 'object' && !each.type.endsWith('Delegate'))
  return named.has('child') || positional.some(isWidget)
}

/** More than stand around an app, and beside what stands around it. */
const MAX_AROUND = 60

/** What an own widget builds, or holds where others build it. */
function builtBy(evaluator: Evaluator, value: InstanceValue): Value | null {
  if (foreignAncestor(evaluator.declarations, value.of) === null) return null
  const state = stateOf(evaluator, value)
  keepInherited(evaluator, value, state)
  const builder = state ?? value
  const build = fieldOfInstance(evaluator, builder, 'build')
  if (build?.kind === 'function') {
    return evaluator.apply(build, positionalArguments(created('BuildContext'), created('WidgetRef')))
  }
  return heldInOwn(evaluator, value)
}

/** Which brightnesses to draw: both where the app has both themes and follows the system, unless one is asked for. */
function modesOf(app: CreatedValue | null, only: Brightness | null): boolean[] {
  const modes = themeModesOf(app)
  return only === null || modes.length === 1 ? modes : [only === 'dark']
}

function themeModesOf(app: CreatedValue | null): boolean[] {
  const mode = app === null ? undefined : nameArgument(app, 'themeMode')
  if (app === null || argument(app, 'darkTheme') === undefined || mode === 'light') return [false]
  return mode === 'dark' ? [true] : [false, true]
}

interface Gathered {
  readonly project: Project
  readonly session: DrawingSession
}

function drawMode(
  evaluator: Evaluator,
  app: CreatedValue | null,
  root: Value,
  dark: boolean,
  gathered: Gathered,
): Element {
  const context = contextOf(evaluator, app, dark, gathered)
  const { theme, session } = context
  const { interactions } = session
  const page = app === null ? root : visiblePage(evaluator, app, interactions)
  session.page = pageClassOf(evaluator, page)
  const shown = app === null ? page : (builtAround(evaluator, app, page) ?? page)
  const drawn = [drawWidget(shown, context).node, drawOverlays(interactions, context)]
  return element(
    { 'background-color': theme.background, 'color-scheme': theme.dark ? 'dark' : 'light' },
    drawn,
    { widget: app?.type ?? 'View', class: evaluator.inherited.direction === 'rtl' ? 'app rtl' : 'app' },
  )
}

/** Begins a picture of a brightness. */
function contextOf(
  evaluator: Evaluator,
  app: CreatedValue | null,
  dark: boolean,
  { project, session }: Gathered,
): Context {
  const data = app === null ? undefined : argument(app, dark ? 'darkTheme' : 'theme')
  const theme = themeOf(data, dark, evaluator.nullSafe)
  evaluator.inherited = {
    ...evaluator.inherited,
    theme: theme.value,
    dark: theme.dark,
  }
  session.beginMode()
  const depth = session.interactions.pages.filter((page) => !isOverlay(page)).length
  return {
    evaluator,
    theme,
    bounds: TIGHT,
    text: theme.text('bodyMedium'),
    icon: { color: theme.colors.onSurface, size: 24 },
    draw: drawWidget,
    assets: project.assets,
    session,
    owner: `page${depth}`,
    canGoBack: depth > 0,
    depth: 0,
    nearest: null,
  }
}

/** The topmost page that can still be found; one whose class is gone makes room for the one below. */
function visiblePage(evaluator: Evaluator, app: CreatedValue, interactions: Interactions): Value {
  const stack = interactions.base === null ? interactions.pages : [interactions.base, ...interactions.pages]
  for (const opened of stack.toReversed()) {
    if (isOverlay(opened)) continue
    const page = openedPage(evaluator, app, opened)
    if (page !== null && page.kind !== 'null') return page
  }
  const branch = interactions.controls.get('branch')
  const router = branch?.kind === 'number' ? routesOf(evaluator, app) : null
  const shown = router !== null && branch?.kind === 'number' ? routeOfBranch(router, branch.value) : null
  return shown ?? ledOn(evaluator, app, firstPageOf(evaluator, app))
}

function openedPage(evaluator: Evaluator, app: CreatedValue, page: OpenedPage): Value | null {
  return page.kind === 'widget' ? renewed(evaluator, page.widget) : pageNamed(evaluator, app, page.name)
}

function notesOf(notes: readonly string[]): Element | null {
  if (notes.length === 0) return null
  const lines = notes.flatMap((note, index) =>
    index === 0 ? [note] : [element({}, null, { tag: 'br' }), note],
  )
  return element({}, lines, { class: 'notes' })
}
