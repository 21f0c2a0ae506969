import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from './free-ports.ts'
import { type RunOptions, runCommand } from './run-command.ts'

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

type DisposableProduct = Product & { dispose(): Promise<void> }

/**
 * Starts the built product as a user does, and waits for its `Ready` line. A port that was free when it was looked for
 * may be another test's a moment later: then once more, with others. `by` replaces its command line.
 */
export async function startProduct(
  env: NodeJS.ProcessEnv = {},
  options: readonly string[] = ['--no-open'],
  by?: RunOptions['by'],
): Promise<DisposableProduct> {
  try {
    return await startOnce(env, options, by)
  } catch (error) {
    if (!(error instanceof Error) || !PORT_TAKEN.test(error.message)) throw error
    return startOnce(env, options, by)
  }
}

/** What the command says of a port that somebody holds. */
const PORT_TAKEN = /^Port \d+, which the .* is held by |already runs (on port|at http)/m

async function startOnce(
  env: NodeJS.ProcessEnv,
  options: readonly string[],
  by: RunOptions['by'],
): Promise<DisposableProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'mosaygent e2e é '))
  const [dashboardPort = 0, helperPort = 0, previewPort = 0] = await freePorts(3)
  const home = join(folder, 'home')
  const projectFolder = await mkdtemp(join(folder, 'mon projet é '))
  const running = runCommand({
    args: ['start', ...options],
    ports: [dashboardPort, helperPort, previewPort],
    env: { ...WITHOUT_SDK, MOSAYGENT_HOME: home, ...env },
    ...(by === undefined ? {} : { by }),
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
