import { join, relative, sep } from 'node:path'
import { readForeign, valueOr, whyNotRead, type ForeignRead } from '../foreign-files/index.ts'
import { entriesOf } from '../state/index.ts'
import { applyToApp } from './apply-to-app.ts'
import type { AppPlace, Configuration, LookedInto } from './model.ts'
import { type FoundConfigurations, MOST_CONFIGURATIONS } from './readers/found.ts'
import { wordsOfWebDevConfig } from './readers/web-dev-config.ts'

/** The kinds of file that hold configurations. */
type Kind = 'run-launch' | 'run-xml' | 'run-workspace' | 'run-makefile' | 'run-melos'

interface Candidate {
  readonly kind: Kind
  readonly path: string
  /** Where its paths count from. */
  readonly base: string
}

export interface Found {
  readonly configurations: readonly Configuration[]
  readonly files: readonly LookedInto[]
}

/** More than any editor shows. */
const MOST_FILES = 100
/** In characters, of all configurations together: settings add their arguments to each of them. */
const MOST_TEXT = 2_000_000

/**
 * Every configuration of the app, from the files of editors and scripts in the project directory, in its own folder, and
 * in those between, one of which an editor may have open.
 */
export async function findConfigurations(place: AppPlace, userHome: string): Promise<Found> {
  const { directory, app } = place
  const bases = foldersBetween(directory, app)
  const configurations: Configuration[] = []
  const files: LookedInto[] = []
  const ids = new Set<string>()
  let room = MOST_TEXT
  for (const base of bases) {
    const settingsFile = join(base, '.vscode', 'settings.json')
    const settings = await readForeign('run-settings', settingsFile, null)
    note(settingsFile, settings)
    for (const { kind, path } of await candidatesIn(base)) {
      const read = await readForeign(kind, path, null)
      if (read.kind === 'absent') continue
      const source = named(path)
      const { configurations: all, note: passed, broken } = valueOr(read, NOTHING)
      let found = 0
      let surplus = 0
      for (const [index, one] of all.entries()) {
        if (room < 0 || configurations.length >= MOST_CONFIGURATIONS) {
          surplus = all.length - index
          break
        }
        const made = await applyToApp({
          ...place,
          found: one,
          source,
          base,
          userHome,
          proposed: kind === 'run-makefile' || kind === 'run-melos',
          settings: kind === 'run-launch' ? valueOr(settings, []) : [],
        })
        if (made === null) continue
        room -= JSON.stringify(made).length
        found += 1
        configurations.push({ ...made, id: freeId(`${source}#${made.name}`) })
      }
      const elsewhere = all.length - found - surplus
      const others =
        elsewhere === 0 ? null : elsewhere === 1 ? '1 of another app.' : `${elsewhere} of other apps.`
      const unread = whyNotRead(source, read)
      const more = surplus === 0 ? null : `${surplus} more than are listed.`
      const why = unread ?? ([passed, others, more].filter(Boolean).join(' ') || null)
      // a file without a word about the app is not worth a line, unless it is one for that
      if (all.length > 0 || why !== null || kind === 'run-launch') {
        const severity = unread !== null || broken === true || surplus > 0 ? 'warning' : 'info'
        files.push({ file: source, found, note: why, severity })
      }
    }
    await noteFlutterFlow(base)
  }
  await noteWebServer()
  return { configurations, files }

  function named(path: string): string {
    return relative(directory, path).split(sep).join('/')
  }
  function note(path: string, read: ForeignRead<unknown>): void {
    const why = whyNotRead(named(path), read)
    if (why !== null) files.push({ file: named(path), found: 0, note: why, severity: 'warning' })
  }
  function freeId(wanted: string): string {
    let id = wanted
    for (let number = 2; ids.has(id); number += 1) id = `${wanted} ${number}`
    ids.add(id)
    return id
  }
  /** One export holds one environment, in an asset, which no configuration changes. */
  async function noteFlutterFlow(base: string): Promise<void> {
    const path = join(base, 'lib', 'environment_values.dart')
    const environment = valueOr(await readForeign('flutterflow-environment', path, null), null)
    if (environment === null) return
    const note = `FlutterFlow export of the environment ${environment}: its values are an asset, the same for every configuration.`
    files.push({ file: named(path), found: 0, note, severity: 'info' })
  }
  /** Flutter reads it itself, whatever it is started with. */
  async function noteWebServer(): Promise<void> {
    const path = join(app, 'web_dev_config.yaml')
    const read = await readForeign('web-dev-config', path, null)
    const why = whyNotRead(named(path), read)
    const note = why ?? (read.kind === 'read' ? wordsOfWebDevConfig(read.value) : '')
    if (note !== '')
      files.push({ file: named(path), found: 0, note, severity: why === null ? 'info' : 'warning' })
  }
}

/** The project directory, the app's folder, and those between, the outermost first. */
function foldersBetween(directory: string, app: string): string[] {
  const names = relative(directory, app).split(sep).filter(Boolean)
  return [directory, ...names.map((_, place) => join(directory, ...names.slice(0, place + 1)))]
}

const NOTHING: FoundConfigurations = { configurations: [], note: null }

async function candidatesIn(base: string): Promise<Candidate[]> {
  const idea = join(base, '.idea', 'runConfigurations')
  const [own, run, shared] = await Promise.all([
    entriesOf(base),
    entriesOf(join(base, '.run')),
    entriesOf(idea),
  ])
  const names = (entries: typeof own, ending: string) =>
    entries
      .filter((entry) => !entry.isDirectory() && entry.name.endsWith(ending))
      .map(({ name }) => name)
      .toSorted()
      .slice(0, MOST_FILES)
  const of = (kind: Kind, ...paths: string[]) => paths.map((path) => ({ kind, path, base }))
  return [
    ...of('run-launch', join(base, '.vscode', 'launch.json')),
    ...of('run-launch', ...names(own, '.code-workspace').map((name) => join(base, name))),
    ...of('run-xml', ...names(run, '.run.xml').map((name) => join(base, '.run', name))),
    ...of('run-xml', ...names(shared, '.xml').map((name) => join(idea, name))),
    ...of('run-workspace', join(base, '.idea', 'workspace.xml')),
    ...of('run-melos', join(base, 'melos.yaml'), join(base, 'pubspec.yaml')),
    ...of('run-makefile', join(base, 'Makefile')),
  ]
}
