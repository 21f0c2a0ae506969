import { join } from 'node:path'
import type { GitLine } from './cloning/index.ts'
import { createConsole } from './console/index.ts'
import type { EventHub } from './events/index.ts'
import { createEditInPlace } from './edit-in-place/index.ts'
import { createFirebase } from './firebase/index.ts'
import { createGithub } from './github/index.ts'
import type { HelperOptions } from './helper-options.ts'
import type { Handlers } from './http/index.ts'
import type { JobBoard } from './jobs/index.ts'
import type { Peers } from './peer/index.ts'
import { createDeviceSession, createPreview, openPreviewMemory, readBuildErrors } from './preview/index.ts'
import { createPythonApi, environmentsIn, openPythonApiMemory } from './python-api/index.ts'
import { runningDoctor } from './running-doctor.ts'
import { recorderIn } from './process-registry/index.ts'
import { createProjects, createTakeOvers, openProjectStore } from './projects/index.ts'
import type { Config, openWrittenFiles } from './state/index.ts'
import { createRunConfigurations } from './run-configurations/index.ts'
import { createToolchain } from './toolchain/index.ts'
import { createUpdates } from './updates/index.ts'
import { createWorkspace, dependenciesInstalled } from './workspace/index.ts'

interface FeaturesOptions extends Pick<
  HelperOptions,
  'home' | 'version' | 'previewPort' | 'sketchProgram' | 'startersFolder'
> {
  readonly env: NodeJS.ProcessEnv
  readonly config: Config
  readonly hub: EventHub
  readonly jobs: JobBoard
  readonly writtenFiles: Awaited<ReturnType<typeof openWrittenFiles>>
  readonly notice: (text: string) => void
  readonly onDamaged: (setAside: string) => void
  readonly log: (line: string) => void
  /** The origins of the dashboards that may show the app in a frame. */
  readonly frameAncestors: () => readonly string[]
  /** The origins of the dashboards that are served from this machine. */
  readonly origins: () => readonly string[]
  readonly peers: Peers
  readonly ports: () => { helper: number; preview: number }
}

/** The features know neither each other nor the web server, and get what they need of each other here, as functions. */
export async function createFeatures({
  home,
  version,
  previewPort,
  sketchProgram,
  startersFolder,
  env,
  config,
  hub,
  jobs,
  writtenFiles,
  notice,
  onDamaged,
  log,
  frameAncestors,
  origins,
  peers,
  ports,
}: FeaturesOptions) {
  const projects = await openProjectStore({ home, onDamaged })
  const takeOvers = createTakeOvers(projects)
  const previewMemory = await openPreviewMemory({ home, onDamaged })
  const console = createConsole(hub)
  const preview = createPreview({
    previewPort,
    sketchProgram,
    sketchCode: join(home, 'sketch.code'),
    env,
    hub,
    console: console.log,
    memory: previewMemory,
    flutterPath: () => workspace.flutterPath(),
    apiPath: async () => (await workspace.apiCodebase())?.path ?? null,
    projectDirectory: () => workspace.projectDirectory(),
    nameOfApp: (...asked) => workspace.nameOfApp(...asked),
    runSource: {
      wanted: (...asked) => runConfigurations.wanted(...asked),
      prepare: (...asked) => runConfigurations.prepare(...asked),
    },
    sourcesChanged: () => workspace.changed(),
    frameAncestors,
    peers,
  })
  const logGit = (line: GitLine) => console.log.add({ source: 'git', ...line })
  const github = createGithub({ home, env, hub, jobs })
  const workspace = await createWorkspace({
    home,
    startersFolder,
    config,
    projects,
    takeOvers,
    env,
    hub,
    jobs,
    notice,
    logGit,
    findGh: () => github.ghFile(),
    ownFiles: (folder) => writtenFiles.untouchedBelow(folder),
    previewRunning: (app) => preview.isRunning(app),
    apiRunning: () => pythonApi.isRunning(),
    directoryChanged: () => preview.projectChanged(),
  })

  const runConfigurations = createRunConfigurations({
    home,
    env,
    projects,
    directory: () => workspace.projectDirectory(),
    flutterPath: () => workspace.flutterPath(),
    changed: () => preview.configurationsChanged(),
  })

  const apiMemory = await openPythonApiMemory({ home, onDamaged })
  const pythonApi = createPythonApi({
    env,
    version,
    hub,
    jobs,
    directory: () => workspace.projectDirectory(),
    projects,
    codebase: () => workspace.apiCodebase(),
    useFolder: (path) => workspace.useApiFolder(path),
    environments: environmentsIn(apiMemory),
    filesChanged: () => workspace.changed(),
    log: (level, text) => console.log.add({ source: 'api', level, text }),
    record: recorderIn(apiMemory, (why) => log(`The API's process could not be written down: ${why}`)),
  })

  const toolchain = createToolchain({
    home,
    env,
    jobs,
    sdkRepository: config.flutterSdkRepository,
    flutterPath: () => workspace.flutterPath(),
    packagesInstalled: (app) => dependenciesInstalled('flutter', app, app),
    runs(app) {
      if (preview.isRunning(app)) return 'The app runs and needs what is removed. Stop it first.'
      return devices.isRunning() ? 'An app runs on a device and needs what is removed. Stop it first.' : null
    },
    planBuild: (...asked) => runConfigurations.prepareBuild(...asked),
    readErrors: readBuildErrors,
    changed: () => workspace.changed(),
    wrote: (path, content) => writtenFiles.record(path, content),
    ownFiles: (folder) => writtenFiles.untouchedBelow(folder),
    logGit,
  })

  const firebase = await createFirebase({
    home,
    env,
    hub,
    jobs,
    notice,
    onDamaged,
    projects,
    directory: () => workspace.projectDirectory(),
    flutterPath: () => workspace.flutterPath(),
    async wrote(path, content) {
      await writtenFiles.record(path, content)
      workspace.changed()
    },
    filesChanged: (files) => preview.firebaseFilesChanged(files),
  })

  const editInPlace = await createEditInPlace({
    home,
    notice,
    onDamaged,
    flutterPath: () => workspace.flutterPath(),
    wrote: (file) => preview.sourceEdited(file),
    opensInEditor: (file) => preview.opensInEditor(file),
    localPackages: () => preview.localPackages(),
  })

  const doctor = runningDoctor({
    home,
    env,
    runners: [
      { memory: previewMemory, isRunning: () => preview.isRunning() },
      { memory: apiMemory, isRunning: () => pythonApi.hasServers() },
    ],
    origins,
    ports,
  })

  const { handlers: projectHandlers } = createProjects({
    store: projects,
    takeOvers,
    directory: () => workspace.projectDirectory(),
    hub,
  })

  const devices = createDeviceSession({
    env,
    console: console.log,
    flutterPath: () => workspace.flutterPath(),
    prepare: (...asked) => runConfigurations.prepareOnDevice(...asked),
    onChange: (run) => hub.publish({ type: 'device.changed', run }),
  })

  const handlers: Handlers = {
    ...projectHandlers,
    ...jobs.handlers,
    ...workspace.handlers,
    ...console.handlers,
    ...preview.handlers,
    ...devices.handlers,
    ...runConfigurations.handlers,
    ...toolchain.handlers,
    ...editInPlace.handlers,
    ...firebase.handlers,
    ...github.handlers,
    ...pythonApi.handlers,
    ...doctor.handlers,
    ...createUpdates({ version, env }).handlers,
  }
  const closeAll = async () => {
    await Promise.all([
      preview.close(),
      devices.close(),
      workspace.close(),
      editInPlace.close(),
      firebase.close(),
      pythonApi.close(),
      jobs.close(),
    ])
  }
  return { handlers, closeAll, preview, apiMemory, projectDirectory: () => workspace.projectDirectory() }
}
