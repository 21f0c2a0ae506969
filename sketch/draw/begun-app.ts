import { Evaluator } from '../evaluate/evaluator.ts'
import { loadDelegates } from '../evaluate/localizations-delegates.ts'
import { localeNow } from '../evaluate/locale-now.ts'
import { findApp } from './find-app.ts'
import { findRunApp } from './find-run-app.ts'
import { firstPageOf } from './first-page.ts'
import { directionOf, localeOf, setsByLocale } from './locale.ts'
import { pageClassOf } from './page-class.ts'
import { bindFirst } from './routers/getx.ts'
import { schemeOfSeed } from './color-scheme.ts'
import { themeOf } from './theme.ts'
import { stringArgument } from './widget-arguments.ts'
import type { Assumed } from '../evaluate/assumed.ts'
import type { NavigationEffect } from '../evaluate/effects.ts'
import type { Exports } from '../evaluate/exports.ts'
import type { CreatedValue, Value } from '../evaluate/value.ts'
import type { Project } from '../project/read-project.ts'
import type { Interactions } from './interactions.ts'
import type { Screen } from './screen.ts'

/** An app whose `main` was followed, before anything is drawn of it. */
export interface BegunApp {
  readonly project: Project
  readonly evaluator: Evaluator
  /** What `runApp` was given. */
  readonly root: Value
  /** The MaterialApp or its like in it; null where there is none. */
  readonly app: CreatedValue | null
  /** What stands first in it, however it then leads on. */
  readonly page: Value
  readonly title: string
  readonly locale: ReturnType<typeof localeOf>
  /** Where what stands above the app led as it was built: `if (nobody) router.go('/login')`. */
  readonly ledByRoot: readonly NavigationEffect[]
}

interface Beginning {
  readonly arriving: boolean
  /** What has been done, some of it to what stands above the app. */
  readonly interactions: Interactions
  readonly exports: Exports | undefined
  /** Where what only running code could tell is noted. */
  readonly assumed: Assumed[]
}

/** Follows an app up to its first page, on that screen. */
export function beginApp(project: Project, screen: Screen, beginning: Beginning): BegunApp {
  const noted = beginning.assumed.length
  const begun = begin(project, screen, beginning, findApp)
  if (begun.app === null || !setsByLocale(begun.app)) return begun
  beginning.assumed.splice(noted)
  return begin(project, screen, beginning, (evaluator, root, interactions) =>
    builtTwice(evaluator, root, interactions, screen),
  )
}

function begin(
  project: Project,
  screen: Screen,
  { arriving, interactions, exports, assumed }: Beginning,
  find: (evaluator: Evaluator, root: Value, interactions: Interactions) => CreatedValue | null,
): BegunApp {
  const evaluator = new Evaluator(project, exports)
  evaluator.arriving = arriving
  evaluator.schemeOfSeed = schemeOfSeed
  evaluator.assumed = assumed
  // Above the app stands Flutter's own theme (`ThemeData.fallback`).
  const { value: theme } = themeOf(undefined, false, evaluator.nullSafe)
  evaluator.inherited = { ...evaluator.inherited, ...screen, theme }
  const ran = findRunApp(project, evaluator)
  const { root, app, ledByRoot } = lastRun(evaluator, ran, (each) => find(evaluator, each, interactions))
  const locale = localeOf(evaluator, app, screen.locale)
  const direction = directionOf(app, locale.settled)
  evaluator.inherited = { ...evaluator.inherited, locale: locale.settled, direction }
  if (app !== null) loadDelegates(evaluator, app, localeNow(evaluator))
  const title = (app === null ? undefined : stringArgument(app, 'title')) ?? project.packageName
  evaluator.inherited = { ...evaluator.inherited, title }
  const page = app === null ? root : firstPageOf(evaluator, app)
  return { project, evaluator, root, app, page, title, locale, ledByRoot }
}

/**
 * The app as it stands once more is known to what stands above it: a bloc that its first page has told something. Null
 * where its first page is of the same class.
 */
export function begunAgain(begun: BegunApp, interactions: Interactions): BegunApp | null {
  const { evaluator, root } = begun
  if (begun.app === null) return null
  evaluator.aboveApp.splice(0)
  evaluator.provisions.builtAgain = true
  const app = findApp(evaluator, root, interactions, evaluator.statesAbove.splice(0))
  evaluator.provisions.builtAgain = false
  if (app === null) return null
  const page = firstPageOf(evaluator, app)
  const [now, before] = [page, begun.page].map((each) => pageClassOf(evaluator, each)?.name)
  return now === before ? null : { ...begun, app, page }
}

/** What stands after a first app has made room for others: `runApp(SetUp(onDone: () => runApp(App())))`. */
function lastRun(
  evaluator: Evaluator,
  ran: Value,
  find: (root: Value) => CreatedValue | null,
): Pick<BegunApp, 'root' | 'app' | 'ledByRoot'> {
  for (let root = ran, run = 1; ; run += 1) {
    Object.assign(evaluator, { navigation: [], atRoot: true, ranAnew: null })
    const app = find(root)
    if (app !== null) bindFirst(evaluator, app)
    const ledByRoot = evaluator.navigation ?? []
    Object.assign(evaluator, { navigation: null, atRoot: false })
    for (const tell of evaluator.listening.splice(0)) tell()
    const { ranAnew } = evaluator
    if (ranAnew === null || run === MAX_RUN) return { root, app, ledByRoot }
    root = ranAnew
    evaluator.aboveApp.splice(0)
    evaluator.statesAbove.splice(0)
    evaluator.ledByStatesAbove.splice(0)
  }
}

/** More apps than make room for one another. */
const MAX_RUN = 3

/**
 * The app as it stands once what it waits for has come. Its first build ends before that: Flutter has asked it by then
 * which language it speaks, and it may keep the answer.
 */
function builtTwice(
  evaluator: Evaluator,
  root: Value,
  interactions: Interactions,
  screen: Screen,
): CreatedValue | null {
  evaluator.laterParts.around(() => {
    evaluator.firstBuild = true
    const app = findApp(evaluator, root, interactions)
    evaluator.firstBuild = false
    localeOf(evaluator, app, screen.locale)
  })
  evaluator.aboveApp.splice(0)
  return findApp(evaluator, root, interactions, evaluator.statesAbove.splice(0))
}
