import { NULL } from '../evaluate/value.ts'
import { TIGHT } from './box.ts'
import { builtAround } from './built-around.ts'
import { drawWidget } from './draw-widget.ts'
import { element } from './element.ts'
import { iconLookOf } from './icon-look.ts'
import { drawOverlays, isOverlay } from './overlays.ts'
import { renewed } from './interactions.ts'
import { pageClassOf } from './page-class.ts'
import { pageWithin } from './page-within.ts'
import { themeOf } from './theme.ts'
import { visiblePage } from './visible-page.ts'
import { argument, nameArgument } from './widget-arguments.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { CreatedValue, Value } from '../evaluate/value.ts'
import type { BegunApp } from './begun-app.ts'
import type { Context } from './box.ts'
import type { Element } from './element.ts'
import type { Interactions } from './interactions.ts'
import type { Brightness } from './screen.ts'
import type { DrawingSession } from './session.ts'

/** Which brightnesses to draw: both where the app has both themes and follows the system, unless one is asked for. */
export function modesOf(app: CreatedValue | null, only: Brightness | null): boolean[] {
  const modes = themeModesOf(app)
  return only === null || modes.length === 1 ? modes : [only === 'dark']
}

function themeModesOf(app: CreatedValue | null): boolean[] {
  const mode = app === null ? undefined : nameArgument(app, 'themeMode')
  if (app === null || argument(app, 'darkTheme') === undefined || mode === 'light') return [false]
  return mode === 'dark' ? [true] : [false, true]
}

/** The picture of one brightness. */
export function drawMode(begun: BegunApp, dark: boolean, session: DrawingSession): Element {
  const { evaluator, app, root } = begun
  const context = contextOf(begun, dark, session)
  const { theme } = context
  const { interactions } = session
  const page =
    app === null ? (basePage(evaluator, interactions) ?? root) : visiblePage(evaluator, app, interactions)
  session.page = pageClassOf(evaluator, page)
  const shown = app === null ? page : (builtAround(evaluator, app, page) ?? page)
  const drawn = drawWidget(shown, context).node
  const overlays = drawOverlays(interactions, context)
  const own = shown === page ? null : pageWithin(drawn, page)
  return element(
    { 'background-color': theme.background, 'color-scheme': theme.dark ? 'dark' : 'light' },
    [drawn, overlays],
    {
      widget: app?.type ?? 'View',
      class: evaluator.inherited.direction === 'rtl' ? 'app rtl' : 'app',
      ...(own === null ? {} : { page: element({}, [own, overlays]) }),
    },
  )
}

/** What has taken the place of the first page of an app without a MaterialApp or its like. */
function basePage(evaluator: Evaluator, { base }: Interactions): Value | null {
  const page = base?.kind === 'widget' ? renewed(evaluator, base.widget) : NULL
  return page.kind === 'null' ? null : page
}

/** Begins a picture of a brightness. */
export function contextOf(
  { project, evaluator, app }: BegunApp,
  dark: boolean,
  session: DrawingSession,
): Context {
  const data = app === null ? undefined : argument(app, dark ? 'darkTheme' : 'theme')
  const theme = themeOf(data, dark, evaluator.nullSafe)
  evaluator.inherited = {
    ...evaluator.inherited,
    theme: theme.value,
    dark: theme.dark,
  }
  session.beginMode()
  evaluator.canPop = session.interactions.pages.length > 0
  const depth = session.interactions.pages.filter((page) => !isOverlay(page)).length
  return {
    evaluator,
    theme,
    bounds: TIGHT,
    text: theme.text('bodyMedium'),
    icon: iconLookOf(theme),
    draw: drawWidget,
    assets: project.assets,
    session,
    owner: `page${depth}`,
    canGoBack: depth > 0,
    depth: 0,
    nearest: null,
  }
}
