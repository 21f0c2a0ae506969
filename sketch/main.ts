import { access } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import path from 'node:path'
import { loadDartParser } from './dart/parser.ts'
import { parseArguments } from './daemon/arguments.ts'
import { readDartDefines } from './daemon/dart-defines.ts'
import { LineSplitter } from './daemon/line-splitter.ts'
import { outputTo } from './daemon/output.ts'
import { parseRequest } from './daemon/request.ts'
import { RunSession } from './daemon/run-session.ts'
import { ProjectReader } from './project/read-project.ts'
import { readPubspec } from './project/read-pubspec.ts'
import { parserFiles, readFont } from './serve/assets.ts'
import { KEY_VARIABLE, startPageServer } from './serve/page-server.ts'
import { readAsset } from './serve/read-asset.ts'
import { Clients } from './serve/clients.ts'
import { Storyboard } from './serve/storyboard.ts'
import { startStoryThread } from './storyboard/start-thread.ts'
import { stepBack } from './storyboard/step-back.ts'
import { serveStoryboard } from './storyboard/story-thread.ts'
import type { Output } from './daemon/output.ts'
import type { ProgramStart } from './program.ts'
import type { StoryPort } from './storyboard/story-thread.ts'
import { readStoryRun } from './storyboard/thread-messages.ts'
import type { StoryRun } from './storyboard/thread-messages.ts'

/** The answer to `flutter --version --machine`, by which a caller recognises the sketch. */
const VERSION = {
  frameworkVersion: 'sketch',
  flutterVersion: 'sketch',
  channel: 'sketch',
  repositoryUrl: '',
  frameworkRevision: '',
  frameworkCommitDate: '',
  engineRevision: '',
  dartSdkVersion: '',
  devToolsVersion: '',
}

/** Resolves to the exit code. */
async function main(argv: readonly string[], output: Output, start: ProgramStart): Promise<number> {
  const invocation = parseArguments(argv)
  if (invocation.kind === 'version') {
    output.text(argv.includes('--machine') ? JSON.stringify(VERSION, null, 2) : 'Sketch preview')
    return 0
  }
  if (invocation.kind === 'unusable') {
    output.error(invocation.message)
    return invocation.exitCode
  }
  const { hostname, port, target } = invocation
  const directory = process.cwd()
  if (!(await exists(path.join(directory, 'pubspec.yaml')))) {
    output.error(
      'Error: No pubspec.yaml file found.\nThis command should be run from the root of your Flutter project.',
    )
    return 1
  }
  if (!(await exists(path.resolve(directory, target)))) {
    output.error(`Target file "${target}" not found.`)
    return 1
  }
  const flavor = invocation.flavor ?? defaultFlavor(directory)
  const defines = await readDartDefines(directory, { ...invocation, flavor })
  if (defines.kind === 'unusable') {
    output.error(defines.message)
    return 1
  }
  const parser = await loadDartParser(await parserFiles())
  const reader = new ProjectReader(parser, directory, target, defines.values)
  const clients = new Clients()
  const storyboard = new Storyboard(
    () => clients.screen,
    (hears) => {
      const run: StoryRun = { directory, target, defines: defines.values }
      return startStoryThread(start.file, run, hears)
    },
  )
  const sources = {
    readFont,
    readAsset: async (name: string) => await readAsset(name, reader.assetFile(name)),
    locationOf: (file: string, offset: number) => reader.locationOf(file, offset),
    pathOf: (file: string) => {
      const relative = path.relative(directory, file).split(path.sep).join('/')
      return relative.startsWith('../') || path.isAbsolute(relative) ? null : relative
    },
  }
  const key = process.env[KEY_VARIABLE] ?? null
  const listen = (): ReturnType<typeof startPageServer> =>
    startPageServer(hostname, port, clients, sources, key, storyboard)
  const { settled } = start
  const shared = { reader, output, clients, storyboard, listen, settled }
  return await untilItEnds(new RunSession({ directory, target, hostname, port, ...shared }))
}

function defaultFlavor(directory: string): string | null {
  const reading = readPubspec(directory)
  return reading.kind === 'read' ? reading.pubspec.defaultFlavor : null
}

/** Until the run ends: by request, by signal, or because it could not start. Closed stdin ends nothing. */
async function untilItEnds(session: RunSession): Promise<number> {
  const ended = deferred<number>()
  process.once('SIGTERM', () => ended.resolve(0))
  process.once('SIGINT', () => ended.resolve(0))
  const lines = new LineSplitter()
  process.stdin.on('data', (piece: Buffer) => {
    for (const line of lines.push(piece)) {
      const request = parseRequest(line)
      if (request === null) continue
      session.handle(request).then((isLast) => {
        if (isLast) ended.resolve(0)
      }, ended.reject)
    }
  })
  session.start().then((code) => {
    if (code !== null) ended.resolve(code)
  }, ended.reject)
  const code = await ended.promise
  await session.close()
  return code
}

interface Deferred<T> {
  readonly promise: Promise<T>
  readonly resolve: (value: T) => void
  readonly reject: (error: unknown) => void
}

/** `Promise.withResolvers`, which Node 20 does not have. */
function deferred<T>(): Deferred<T> {
  let resolve: Deferred<T>['resolve'] = () => undefined
  let reject: Deferred<T>['reject'] = () => undefined
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

async function exists(file: string): Promise<boolean> {
  try {
    await access(file)
    return true
  } catch {
    // Absent or unreadable: the caller says which file it needed.
    return false
  }
}

/** The same file is the thread that draws the storyboard. */
async function runThread(port: StoryPort, run: StoryRun): Promise<void> {
  stepBack()
  const parser = await loadDartParser(await parserFiles())
  serveStoryboard(port, run, parser, (error) => {
    // it ends the thread, which the main thread tells
    setImmediate(() => {
      throw error
    })
  })
}

async function runMain(start: ProgramStart): Promise<void> {
  const output = outputTo(process.stdout, process.stderr)
  const code = await main(process.argv.slice(2), output, start).catch((error: unknown) => {
    output.error(error instanceof Error ? (error.stack ?? error.message) : String(error))
    return 1
  })
  await output.flushed()
  process.exit(code)
}

/** Runs the sketch, or, in a thread, what draws the storyboard. Called by the file that was started (`start.ts`). */
export function run(start: ProgramStart): void {
  const running = parentPort === null ? runMain(start) : runThread(parentPort, readStoryRun(workerData))
  running.catch((error: unknown) => {
    process.exitCode = 1
    throw error
  })
}
