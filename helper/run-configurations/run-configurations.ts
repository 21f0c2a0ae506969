import { homedir } from 'node:os'
import type { AppEnvironment, runConfigurationEndpoints } from '@mosaygent/contract'
import { OWN_CONFIGURATION } from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import type { HandlersOf } from '../handlers/index.ts'
import type { ProjectStore, RunChoices } from '../projects/index.ts'
import { findConfigurations, type Found } from './find-configurations.ts'
import { nameIn } from './app-name.ts'
import type { AppPlace, Configuration } from './model.ts'
import { offersFor } from './offers.ts'
import { onDevice } from './on-device.ts'
import { asConfiguration, NO_CHOICES, readSaved } from './own-configurations.ts'
import { PLAIN, plainRun, plainTarget, type WantedRun } from './plain-run.ts'
import { resolveRun, type RunPurpose, whetherUsable } from './resolve-run.ts'
import { LAUNCH_FILE } from './launch-folder.ts'
import { createLaunchFile } from './save-to-launch-file.ts'
import { shownConfigurations } from './shown.ts'
import { forBuild } from './arguments/for-build.ts'
import { valuesFileOf, writeValues } from './values-file.ts'

export interface RunConfigurationsDeps {
  /** Our state folder; exists. */
  readonly home: string
  readonly env: NodeJS.ProcessEnv
  readonly projects: ProjectStore
  /** The project directory, absolute; null: none is chosen. */
  readonly directory: () => string | null
  /** The chosen app, absolute; null: there is none. */
  readonly flutterPath: () => Promise<string | null>
  /** Another configuration is chosen, or one has other values. */
  readonly changed: () => void
}

/** How the app is run in each environment: what the files of its editors say, and what the user wrote here. */
export function createRunConfigurations(deps: RunConfigurationsDeps) {
  const { home, projects } = deps
  const launchFile = createLaunchFile()
  const userHome = deps.env['HOME'] ?? deps.env['USERPROFILE'] ?? homedir()

  const placeOf = async (): Promise<AppPlace | null> => {
    const directory = deps.directory()
    const app = directory === null ? null : await deps.flutterPath()
    return directory === null || app === null ? null : { directory, app }
  }
  const choicesOf = ({ directory, app }: AppPlace): RunChoices =>
    projects.get(directory).runs?.[nameIn(directory, app) ?? app] ?? NO_CHOICES
  const all = async (place: AppPlace): Promise<Found> => {
    const found = await findConfigurations(place, userHome)
    const own = choicesOf(place).own.map(asConfiguration)
    return { ...found, configurations: [...own, ...found.configurations] }
  }
  const named = async (place: AppPlace, id: string): Promise<Configuration | null> =>
    (await all(place)).configurations.find((one) => one.id === id) ?? null
  const keep = async (
    place: AppPlace,
    change: (choices: RunChoices) => RunChoices,
  ): Promise<Outcome<null>> => {
    const app = nameIn(place.directory, place.app) ?? place.app
    const kept = await projects.choose(place.directory, (project) => ({
      ...project,
      runs: { ...project.runs, [app]: change(project.runs?.[app] ?? NO_CHOICES) },
    }))
    if (kept.ok) deps.changed()
    return kept
  }

  const handlers: HandlersOf<typeof runConfigurationEndpoints> = {
    async runConfigurations() {
      const place = await placeOf()
      if (place === null)
        return succeed({ configurations: [], chosen: NO_CHOICES.chosen, files: [], launch_undo: null })
      const { configurations, files } = await all(place)
      return succeed({
        configurations: await shownConfigurations(configurations, place),
        chosen: choicesOf(place).chosen,
        files: [...files],
        offers: await offersFor(place.app),
        plain: {
          development: await plainTarget(place.app, 'development'),
          production: await plainTarget(place.app, 'production'),
        },
        launch_undo: launchFile.undoable(place.directory),
      })
    },
    async chooseRunConfiguration({ environment, id }) {
      const place = await placeOf()
      if (place === null) return noApp()
      const configuration = id === null ? null : await named(place, id)
      if (id !== null && configuration === null) return gone()
      const usable = configuration === null ? succeed(null) : await whetherUsable(configuration, place)
      if (!usable.ok) return usable
      const kept = await keep(place, (choices) => ({
        ...choices,
        chosen: { ...choices.chosen, [environment]: id },
      }))
      if (!kept.ok) return kept
      const what = configuration === null ? 'no run configuration' : configuration.name
      return succeed({ message: `${TITLE[environment]} runs with ${what}.`, chosen: choicesOf(place).chosen })
    },
    async saveRunConfiguration(body) {
      const place = await placeOf()
      if (place === null) return noApp()
      const of = body.id ?? body.copy_of ?? null
      const before = of === null ? null : await named(place, of)
      if (of !== null && before === null) return gone()
      const saved = readSaved(body, before)
      if (!saved.ok) return saved
      const { value } = saved
      const kept = await keep(place, (choices) => ({
        ...choices,
        own: choices.own.some(({ id }) => id === value.id)
          ? choices.own.map((one) => (one.id === value.id ? value : one))
          : [...choices.own, value],
      }))
      return kept.ok ? succeed({ message: `${value.name} is saved.`, id: value.id }) : kept
    },
    async removeRunConfiguration({ id }) {
      const place = await placeOf()
      if (place === null) return noApp()
      const configuration = await named(place, id)
      if (configuration === null) return gone()
      if (configuration.source !== OWN_CONFIGURATION)
        return refuse(
          'path-not-allowed',
          `${configuration.name} stands in ${configuration.source}: remove it there.`,
        )
      const kept = await keep(place, ({ own, chosen }) => ({
        own: own.filter((one) => one.id !== id),
        chosen: {
          development: chosen.development === id ? null : chosen.development,
          production: chosen.production === id ? null : chosen.production,
        },
      }))
      return kept.ok ? succeed({ message: `${configuration.name} is removed.` }) : kept
    },
    async previewLaunchFile({ id }) {
      const place = await placeOf()
      if (place === null) return noApp()
      const configuration = await named(place, id)
      return configuration === null ? gone() : launchFile.preview(place, configuration)
    },
    async saveToLaunchFile({ id, seen }) {
      const place = await placeOf()
      if (place === null) return noApp()
      const configuration = await named(place, id)
      if (configuration === null) return gone()
      const saved = await launchFile.save(place, configuration, seen ?? null)
      return saved.ok
        ? succeed({ message: `${configuration.name} is in ${LAUNCH_FILE}.`, file: LAUNCH_FILE })
        : saved
    },
    async undoLaunchFile() {
      const place = await placeOf()
      if (place === null) return noApp()
      const undone = await launchFile.undo(place.directory)
      return undone.ok
        ? succeed({ message: `${LAUNCH_FILE} is as it was before ${undone.value} was written.` })
        : undone
    },
  }

  const resolveFor = async (
    environment: AppEnvironment,
    app: string,
    version: string | null,
    purpose: RunPurpose,
  ): Promise<Outcome<WantedRun>> => {
    // the app of a project that was left may still run
    const projectsOfIt = [deps.directory(), ...projects.opened().map((project) => project.directory)]
    const directory = projectsOfIt.find((one) => one !== null && nameIn(one, app) !== null) ?? null
    if (directory === null) return succeed(PLAIN)
    const place = { directory, app }
    const id = choicesOf(place).chosen[environment]
    if (id === null) return succeed(await plainRun(app, environment))
    const configuration = await named(place, id)
    if (configuration === null) return gone()
    const taken = takenFor(purpose, configuration)
    const run = await resolveRun({
      ...place,
      configuration: taken.configuration,
      version,
      purpose,
      valuesFile: valuesFileOf(home, app, purpose),
    })
    if (!run.ok) return run
    const notes = [...run.value.notes, ...taken.notes]
    return succeed({ name: configuration.name, run: { ...run.value, notes } })
  }
  const prepare =
    (purpose: RunPurpose) =>
    async (environment: AppEnvironment, app: string, version: string | null): Promise<Outcome<WantedRun>> => {
      const found = await resolveFor(environment, app, version, purpose)
      if (!found.ok || found.value.run.defines === null) return found
      const written = await writeValues(home, valuesFileOf(home, app, purpose), found.value.run.defines)
      return written.ok ? found : written
    }

  return {
    handlers,
    /** What an environment of the chosen app comes to; nothing is written. */
    wanted: (environment: AppEnvironment, app: string, version: string | null) =>
      resolveFor(environment, app, version, 'frame'),
    /** The same for a run that begins now: its values are written where its arguments name them. */
    prepare: prepare('frame'),
    /** The same for a run on a device. */
    prepareOnDevice: prepare('device'),
    /** The same for a build for the web. */
    prepareBuild: prepare('build'),
  }
}

/** What of a configuration is for this, and what a person should know of the rest. */
function takenFor(purpose: RunPurpose, configuration: Configuration) {
  switch (purpose) {
    case 'frame':
      return { configuration, notes: [] }
    case 'device':
      return onDevice(configuration)
    case 'build':
      return forBuild(configuration)
  }
}

const TITLE = { development: 'Development', production: 'Production' } as const
const noApp = () => refuse('no-flutter-codebase', 'There is no Flutter codebase in the project directory.')
const gone = () =>
  refuse(
    'run-configuration-gone',
    'This run configuration is not there any more. Choose another one, or none.',
  )
