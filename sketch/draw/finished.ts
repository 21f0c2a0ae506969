import { goTo, initialRoute, listedRoutes, pathOf, routeOf } from './app-routes.ts'
import { coverageOf } from './coverage.ts'
import { contextOf } from './draw-mode.ts'
import { element } from './element.ts'
import { follow } from './follow.ts'
import { ledBy } from './led-by.ts'
import { noteLikely } from './likely-note.ts'
import { missingAssets, notesOn } from './missing-assets.ts'
import { nothingDrawn } from './nothing-drawn.ts'
import { openClass } from './open-class.ts'
import { drawOverlays } from './overlays.ts'
import { serialise } from './serialise.ts'
import { DrawingSession } from './session.ts'
import { BANNER, stageOf } from './stage.ts'
import { STYLE } from './style.ts'
import type { BegunApp } from './begun-app.ts'
import type { Drawing } from './drawing.ts'
import type { Drawn } from './drawn.ts'
import type { LedNowhere } from './follow.ts'
import type { Interactions } from './interactions.ts'

interface Asked {
  /** The brightness that what lies over a page is drawn in. */
  readonly dark: boolean
  /** What was asked for: less than what was done, where the app leads on by itself. */
  readonly interactions: Interactions
  readonly ledNowhere: LedNowhere | undefined
}

/** The drawing that these pictures are; `cut`: the app has more to build than is followed. */
export function finished(
  begun: BegunApp,
  { session, pictures }: Drawn,
  { dark, interactions, ledNowhere }: Asked,
): { readonly drawing: Drawing; readonly cut: boolean } {
  const { project, evaluator, root, app, page, title, locale } = begun
  const cut = evaluator.exhausted || session.isFull || session.tooDeep
  const isLikely = noteLikely(project, session)
  // of a drawing that was cut off nobody knows what would have come
  const [nothing = null] = cut ? [] : nothingDrawn(project, session, { root, app, page }, pictures[0] ?? null)
  const missing = [...(nothing === null ? [] : [nothing]), ...missingAssets(project, session.missedAssets)]
  // at the end: what is told of files is found out as they are read
  const notes = [...session.notes, ...project.notes(), ...notesOn(missing)]
  notes.push(...[...evaluator.loops].map((each) => `${each} of this app leads back to itself`))
  if (cut) notes.push('This app has more to build than a sketch follows')
  const route = app === null ? '/' : routeOf(evaluator, app, session.interactions)
  const routes = app === null ? [] : listedRoutes(evaluator, app).filter((path) => !/\s/.test(path))
  const stage = stageOf(pictures, { locales: locale.listed, route, routes, notes })
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
    over(opened) {
      const above = new DrawingSession(opened)
      evaluator.begin()
      const overlays = ledBy(evaluator, above, () => drawOverlays(opened, contextOf(begun, dark, above)))
      return {
        tree: element({}, [stage, overlays]),
        interactions: opened,
        press: (handler) => follow(evaluator, above, handler, ledNowhere),
        pathOf: (name) => drawing.pathOf(name),
      }
    },
    route,
    initialRoute: app === null ? '/' : initialRoute(evaluator, app),
    go: (to) => (app === null ? interactions : goTo(evaluator, app, interactions, to)),
    open: (opened) => openClass(evaluator, opened),
    routes,
    pathOf: (name) => (app === null ? null : pathOf(evaluator, app, name)),
    page: session.page,
    isLikely,
    holds: [...session.own.values()],
    interactions: session.interactions,
  }
  return { drawing, cut }
}
