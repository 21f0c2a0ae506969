import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePorts } from './free-ports.ts'
import { helperAt } from './script-token.ts'

const BUNDLE = fileURLToPath(new URL('../launcher/dist/mosaygent.mjs', import.meta.url))

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
  const [dashboardPort, helperPort, previewPort] = await freePorts(3)
  const home = join(folder, 'home')
  helperAt(helperPort ?? '', env['MOSAYGENT_HOME'] ?? home)
  const projectFolder = await mkdtemp(join(folder, 'mon projet é '))
  const child = spawn(process.execPath, [BUNDLE, 'start', ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...withoutSdk(process.env),
      MOSAYGENT_HOME: home,
      MOSAYGENT_DASHBOARD_PORT: String(dashboardPort),
      MOSAYGENT_HELPER_PORT: String(helperPort),
      MOSAYGENT_PREVIEW_PORT: String(previewPort),
      ...env,
    },
  })
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)))
  const ready = new Promise<void>((resolve, reject) => {
    const read = (piece: string) => {
      output += piece
      if (/^Ready {2}http/m.test(output)) resolve()
    }
    child.stdout.setEncoding('utf8').on('data', read)
    child.stderr.setEncoding('utf8').on('data', read)
    void ended.then(() => reject(new Error(`the product ended before it was ready:\n${output}`)))
  })
  const stop = () => {
    interrupt(child)
    return ended
  }
  try {
    await ready
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
    output: () => output,
    stop,
    async dispose() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function interrupt(child: ChildProcess): void {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT')
}

/** The journey must be the same on a machine that has Flutter: there, the sketch is asked for by hiding the SDK. */
function withoutSdk(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { FLUTTER_ROOT: _root, FVM_CACHE_PATH: _fvm, ...rest } = env
  return rest
}
