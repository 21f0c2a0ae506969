import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from './free-ports.ts'
import { runCommand } from './run-command.ts'

/** One running product with ports and a home folder of its own. */
export interface Product {
  readonly dashboardUrl: string
  readonly helperUrl: string
  readonly previewUrl: string
  /** Where a project may be put: an empty folder whose name has a space and an accent. */
  readonly projectFolder: string
  readonly home: string
  /** Everything it has printed so far. */
  output(): string
  /** Ends it as Ctrl-C does and gives its exit code. */
  stop(): Promise<number | null>
}

/** Starts the built product as a user does, and waits for its `Ready` line. */
export async function startProduct(
  env: NodeJS.ProcessEnv = {},
  options: readonly string[] = ['--no-open'],
): Promise<Product & { dispose(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'mosaygent e2e é '))
  const [dashboardPort = 0, helperPort = 0, previewPort = 0] = await freePorts(3)
  const home = join(folder, 'home')
  const projectFolder = await mkdtemp(join(folder, 'mon projet é '))
  const running = runCommand({
    args: ['start', ...options],
    ports: [dashboardPort, helperPort, previewPort],
    env: { ...WITHOUT_SDK, MOSAYGENT_HOME: home, ...env },
  })
  const stop = () => running.stop('SIGINT')
  try {
    await running.ready()
  } catch (error) {
    await stop()
    throw error
  }
  return {
    dashboardUrl: `http://localhost:${dashboardPort}`,
    helperUrl: `http://127.0.0.1:${helperPort}`,
    previewUrl: `http://localhost:${previewPort}`,
    projectFolder,
    home,
    output: running.output,
    stop,
    async dispose() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The journey must be the same on a machine that has Flutter: there, hiding the SDK asks for the sketch. */
export const WITHOUT_SDK = { FLUTTER_ROOT: undefined, FVM_CACHE_PATH: undefined }
