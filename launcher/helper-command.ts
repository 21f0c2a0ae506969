import { setTimeout as pause } from 'node:timers/promises'
import { startHelper } from '@mosaygent/helper'
import { EXIT } from './exit-codes.ts'
import { reportFailedStart } from './failed-start.ts'
import { openHome } from './settings/home.ts'
import { offerPairing } from './pairing-offer.ts'
import type { Ports } from './settings/ports.ts'
import type { ProductFiles } from './settings/product-files.ts'
import { ParentMessage } from './supervise/index.ts'
import type { HelperMessage } from './supervise/index.ts'
import { VERSION } from './version.ts'
import { thisSystem } from '@mosaygent/helper/operating-system'

export interface HelperCommand {
  readonly ports: Ports
  readonly files: ProductFiles
  readonly env: NodeJS.ProcessEnv
  /** Open what is worth opening in the browser. */
  readonly open: boolean
  /** End when the input ends: the program that started us holds its other end. */
  readonly untilInputEnds: boolean
}

/** How long ending in order may take, ms: with what comes before and after, 10 s. What is left then is killed. */
const STOP_LIMIT_MS = 9_000

type Helper = Awaited<ReturnType<typeof startHelper>>

/**
 * Runs the helper until it is told to end; gives the exit code. With a parent (a channel to it) the parent tells the
 * dashboard's origin and when to stop, and the helper never outlives it; alone, a signal ends it.
 */
export async function runHelper({ ports, files, env, open, untilInputEnds }: HelperCommand): Promise<number> {
  const opened = await openHome(env)
  if (!opened.ok) {
    console.error(opened.message)
    return EXIT.failed
  }
  const supervised = process.send !== undefined
  // Before the start, so that an early signal or message is not lost.
  const end = Promise.race([whenToEnd(supervised), ...(untilInputEnds ? [inputEnds()] : [])])
  const parent = supervised ? listenToParent() : null
  let helper: Helper
  try {
    helper = await startHelper({
      home: opened.home,
      helperPort: ports.helper,
      previewPort: ports.preview,
      version: VERSION,
      sketchProgram: files.sketchProgram,
      startersFolder: files.startersFolder,
      env,
      log: (line) => console.log(line),
    })
  } catch (error) {
    return reportFailedStart(error, { home: opened.home, ports, send: supervised ? sendToParent : null })
  }
  if (parent !== null) {
    const link = await parent.follow(helper)
    await sendToParent({
      type: 'ready',
      helperPort: helper.helperPort,
      previewPort: helper.previewPort,
      link,
    })
  } else {
    console.log(`Preview  http://localhost:${helper.previewPort}`)
    console.log(`Helper  http://127.0.0.1:${helper.helperPort}`)
    await offerPairing(helper.pairingLink(), { home: opened.home, open, env, system: thisSystem() })
  }
  await end
  helper.setDashboardOrigin(null)
  const ended = await Promise.race([helper.stop().then(() => true), pause(STOP_LIMIT_MS, false)])
  if (ended) return 0
  console.error('Not everything ended in time; what is left is killed.')
  return EXIT.failed
}

/**
 * Receives the dashboard's origin from the first moment on. It counts only while the channel is open: afterwards another
 * program may hold the dashboard's port.
 */
function listenToParent() {
  let origin: string | null = null
  let publishOrigin: (origin: string | null) => void = () => undefined
  const firstOrigin = new Promise<void>((resolve) => {
    const onMessage = (next: string | null) => {
      origin = next
      publishOrigin(origin)
      resolve()
    }
    process.on('message', (message: unknown) => {
      const parsed = ParentMessage.safeParse(message)
      if (parsed.success && parsed.data.type === 'dashboard-origin') onMessage(parsed.data.origin)
    })
    process.once('disconnect', () => onMessage(null))
  })
  return {
    /** Passes the origin and every change of it to the helper; returns the helper's link to it, where one is needed. */
    async follow(helper: Helper): Promise<string | null> {
      await firstOrigin
      publishOrigin = (next) => helper.setDashboardOrigin(next)
      return helper.setDashboardOrigin(origin)
    },
  }
}

function whenToEnd(supervised: boolean): Promise<void> {
  return new Promise((resolve) => {
    let asked = false
    const ask = () => {
      // The second time somebody insists: children still end, by the exit handlers.
      if (asked) process.exit(1)
      asked = true
      resolve()
    }
    process.on('SIGTERM', ask)
    if (!supervised) {
      process.on('SIGINT', ask)
      process.on('SIGHUP', ask)
      return
    }
    // A terminal's Ctrl-C may reach the helper too; its parent decides what happens then, and when.
    process.on('SIGINT', () => undefined)
    process.on('SIGHUP', () => undefined)
    process.once('disconnect', () => resolve())
    process.on('message', (message) => {
      const parsed = ParentMessage.safeParse(message)
      if (!parsed.success || parsed.data.type !== 'stop') return
      asked = true
      resolve()
    })
  })
}

/** However the process at the other end goes, killed included, the system closes the pipe. */
function inputEnds(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve()
    process.stdin.once('end', done).once('close', done).once('error', done)
    process.stdin.resume()
  })
}

function sendToParent(message: HelperMessage): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined || !process.connected) resolve()
    // A parent that is gone gets nothing; `disconnect` then ends this process.
    else process.send(message, undefined, undefined, () => resolve())
  })
}
