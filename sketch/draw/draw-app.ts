import { Evaluator } from '../evaluate/evaluator.ts'
import { foreignAncestor } from '../evaluate/declarations.ts'
import { fieldOfInstance } from '../evaluate/instances.ts'
import { givenThese } from '../evaluate/given.ts'
import { created, NULL } from '../evaluate/value.ts'
import { TIGHT } from './box.ts'
import { drawWidget } from './draw-widget.ts'
import { findRunApp } from './find-run-app.ts'
import { element, escapeHtml } from './html.ts'
import { Places } from './places.ts'
import { given, nameGiven, stringGiven } from './read.ts'
import { STYLE } from './style.ts'
import { themeOf } from './theme.ts'
import type { CreatedValue, Value } from '../evaluate/value.ts'
import type { Project } from '../project/read-project.ts'
import type { Picture } from '../serve/page-server.ts'
import type { Context } from './box.ts'
import type { Theme } from './theme.ts'

/** The size that `MediaQuery` tells; the drawing itself follows the page's real one. */
const SCREEN = { width: 390, height: 844 }

/** Draws what the app shows first. Bounded work: an app that never ends to build is cut. */
export function drawApp(project: Project): Picture {
  const evaluator = new Evaluator(project)
  const root = findRunApp(project, evaluator)
  const app = appWidgetOf(evaluator, root)
  const notes = [...project.notes]
  const title = (app === null ? undefined : stringGiven(app, 'title')) ?? project.packageName
  if (root.kind === 'null') notes.push('No call of runApp was found in main')
  else if (app !== null && firstPageOf(evaluator, app).kind === 'null') {
    notes.push(`The first page of ${app.type} could not be told from the source`)
  }
  const modes = modesOf(app)
  const places = new Places()
  const pictures = modes.map((dark) => drawMode(evaluator, app, root, dark, places))
  if (evaluator.exhausted) notes.push('This app has more to build than a sketch follows')
  const [light = '', dark] = pictures
  const body =
    dark === undefined
      ? light
      : element({}, light, { class: 'mode light' }) + element({}, dark, { class: 'mode dark' })
  return {
    title: escapeHtml(title),
    style: STYLE,
    body: BANNER + element({}, body + notesHtml(notes), { class: 'stage' }),
  }
}

/** Says what the picture is, on every page. At most 44 px high, so that little of the screen is lost to it. */
const BANNER = element({}, 'Sketch: layout from source, code is not run', {
  class: 'banner',
  attributes: { role: 'note' },
})

/** The MaterialApp, reached through the app's own widgets around it; null when there is none. */
function appWidgetOf(evaluator: Evaluator, root: Value): CreatedValue | null {
  let value = root
  for (let depth = 0; depth < 20; depth += 1) {
    if (value.kind === 'object') {
      if (value.type.endsWith('App')) return value
      const inner: Value | undefined = given(value, 'child')
      if (inner === undefined) return null
      value = inner
    } else if (value.kind === 'instance') {
      const create = fieldOfInstance(evaluator, value, 'createState')
      const state: Value = create?.kind === 'function' ? evaluator.apply(create, givenThese()) : value
      if (state.kind === 'instance' && state !== value) state.fields.set('widget', value)
      const build: Value | null =
        state.kind === 'instance' ? fieldOfInstance(evaluator, state, 'build') : null
      if (build?.kind !== 'function' || foreignAncestor(evaluator.declarations, value.of) === null)
        return null
      value = evaluator.apply(build, givenThese(created('BuildContext')))
    } else return null
  }
  return null
}

/** Which brightnesses to draw; with both themes and the system to decide, the page holds both. */
function modesOf(app: CreatedValue | null): boolean[] {
  const mode = app === null ? undefined : nameGiven(app, 'themeMode')
  if (app === null || given(app, 'darkTheme') === undefined || mode === 'light') return [false]
  return mode === 'dark' ? [true] : [false, true]
}

function drawMode(
  evaluator: Evaluator,
  app: CreatedValue | null,
  root: Value,
  dark: boolean,
  places: Places,
): string {
  const data = app === null ? undefined : given(app, dark ? 'darkTheme' : 'theme')
  const theme = themeOf(data, dark)
  evaluator.inherited = { ...SCREEN, theme: theme.value, dark }
  const context = contextOf(evaluator, theme, places)
  const home = app === null ? root : firstPageOf(evaluator, app)
  return element(
    { 'background-color': theme.background, 'color-scheme': theme.dark ? 'dark' : 'light' },
    drawWidget(home, context).html,
    {
      widget: app?.type ?? 'View',
      class: 'app',
    },
  )
}

function contextOf(evaluator: Evaluator, theme: Theme, places: Places): Context {
  return {
    evaluator,
    theme,
    bounds: TIGHT,
    text: theme.text('bodyMedium'),
    icon: { color: theme.colors.onSurfaceVariant, size: 24 },
    draw: drawWidget,
    places,
    depth: 0,
  }
}

/** `home`, else the initial one of the named routes, which are functions of the context. */
function firstPageOf(evaluator: Evaluator, app: CreatedValue): Value {
  const home = given(app, 'home')
  if (home !== undefined) return home
  const routes = given(app, 'routes')
  const initial = stringGiven(app, 'initialRoute') ?? '/'
  if (routes?.kind !== 'map') return NULL
  const entry =
    routes.entries.find(([key]) => key.kind === 'string' && key.value === initial) ?? routes.entries[0]
  const build = entry?.[1]
  return build?.kind === 'function' ? evaluator.apply(build, givenThese(created('BuildContext'))) : NULL
}

function notesHtml(notes: readonly string[]): string {
  if (notes.length === 0) return ''
  return element({}, notes.map(escapeHtml).join('<br>'), { class: 'notes' })
}
