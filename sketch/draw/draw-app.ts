import { beginApp, begunAgain } from './begun-app.ts'
import { changesAbove } from './changed-in-place.ts'
import { drawMode, modesOf } from './draw-mode.ts'
import { builtAgain, drawAnew } from './drawn.ts'
import { finished } from './finished.ts'
import { withGreeting } from './greeting.ts'
import { isAtFirstPage, NO_INTERACTIONS } from './interactions.ts'
import { ledBy } from './led-by.ts'
import { likelyNext } from './likely-next.ts'
import { pastSplash } from './past-splash.ts'
import { FIRST_SCREEN } from './screen.ts'
import { DrawingSession } from './session.ts'
import { countsDown, isSplash } from './splash.ts'
import type { Exports } from '../evaluate/exports.ts'
import type { Project } from '../project/read-project.ts'
import type { Drawing } from './drawing.ts'
import type { BegunApp } from './begun-app.ts'
import type { Draw, Drawn } from './drawn.ts'
import type { LedNowhere } from './follow.ts'
import type { FieldChange, Interactions } from './interactions.ts'
import type { Brightness, Screen } from './screen.ts'

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
  if (!arrived.waits) return arrived.drawing
  yield
  return (
    (yield* pastAbove(project, interactions, screen, { ...way, after: arrived.above() })) ??
    (yield* begun.byName()) ??
    begun.drawing
  )
}

/**
 * What is shown once a state above the app has made room, which shows another app while it waits:
 * `ready ? App() : MaterialApp(home: Splash())`. Null where none does.
 */
function* pastAbove(
  project: Project,
  interactions: Interactions,
  screen: Screen,
  { after, ...way }: Way & { readonly after: readonly (readonly FieldChange[])[] },
): Generator<void, Drawing | null> {
  for (const changes of after) {
    if (changes.length === 0) continue
    const changed = { ...interactions, fields: [...interactions.fields, ...changes] }
    for (const arriving of [false, true]) {
      const { drawing, waits } = yield* drawAt(project, changed, screen, { ...way, arriving })
      if (!waits) return drawing
      yield
    }
  }
  return null
}

/** How the pictures of an app are drawn, one for each brightness. */
function drawingOf(begun: BegunApp, only: Brightness | null): Draw {
  const modes = modesOf(begun.app, only)
  return (session) =>
    ledBy(begun.evaluator, session, () => modes.map((dark) => drawMode(begun, dark, session)))
}

/** Whether the first page is seen, which waits and has led nowhere itself. */
function waitsAlone({ session: { interactions, led }, pictures: [picture] }: Drawn): boolean {
  const isFirst = isAtFirstPage(interactions) && interactions.base === null && led.length === 0
  return isFirst && picture !== undefined && isSplash(picture)
}

interface DrawnAt {
  readonly drawing: Drawing
  /** Whether its page shows that it waits. */
  readonly waits: boolean
  /** What the states above the app set once what they wait for has come; the first that is to be tried stands first. */
  readonly above: () => readonly (readonly FieldChange[])[]
  /** The drawing of the page that comes next by its name; null where none is called so, or somebody has gone further. */
  readonly byName: () => Generator<void, Drawing | null>
}

/** `arriving`: what a page asks for as it begins has come. */
function* drawAt(
  project: Project,
  interactions: Interactions,
  screen: Screen,
  { arriving, only, exports, ledNowhere }: Way & { readonly arriving: boolean },
): Generator<void, DrawnAt> {
  const given = new DrawingSession(interactions)
  const began = beginApp(project, screen, { arriving, interactions, exports, assumed: given.assumed })
  const { evaluator } = began
  yield
  const drawFirst = drawingOf(began, only)
  const first = { session: given, pictures: drawFirst(given) }
  const shown = arriving ? builtAgain(evaluator, first, drawFirst) : first
  const told = waitsAlone(shown) ? begunAgain(began, interactions) : null
  const begun = told ?? began
  const draw = told === null ? drawFirst : drawingOf(told, only)
  const built = told === null ? shown : drawAnew(evaluator, interactions, draw)
  yield
  const past = pastSplash(begun, built, draw)
  yield
  const drawn = withGreeting(begun, past, draw)
  evaluator.assumed = null
  yield
  const asked = { dark: modesOf(begun.app, only)[0] ?? false, interactions, ledNowhere }
  const { drawing, cut } = finished(begun, drawn, asked)
  const [light] = drawn.pictures
  const waits = !cut && light !== undefined && (isSplash(light) || countsDown(light))
  function* byName(): Generator<void, Drawing | null> {
    const next = interactions.base === null ? yield* likelyNext(begun, drawn, draw) : null
    return next === null ? null : finished(begun, next, asked).drawing
  }
  return { drawing, waits, above: () => changesAbove(evaluator), byName }
}
