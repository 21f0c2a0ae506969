import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { unknownMethod } from './request.ts'
import { bindFailure } from './bind-failure.ts'
import { CheckBehind } from './check-behind.ts'
import { Progress } from './progress.ts'
import { endsStack } from '../model/ends-stack.ts'
import { formatDiagnostic } from '../project/diagnostic.ts'
import { drawApp } from '../draw/draw-app.ts'
import type { Diagnostic } from '../project/diagnostic.ts'
import type { Project, ProjectReader } from '../project/read-project.ts'
import type { PageServer } from '../serve/page-server.ts'
import type { Clients } from '../serve/clients.ts'
import type { Storyboard } from '../serve/storyboard.ts'
import type { Output } from './output.ts'
import type { DaemonRequest } from './request.ts'

const PROTOCOL_VERSION = '0.6.1'
const WAITING = 'Waiting for connection from debug service on Web Server...'

export interface SessionOptions {
  readonly directory: string
  readonly target: string
  readonly hostname: string
  readonly port: number
  readonly reader: ProjectReader
  readonly output: Output
  readonly clients: Clients
  /** All pages of the app, for whoever looks at them. */
  readonly storyboard: Storyboard
  /** Binds the port. */
  readonly listen: () => Promise<PageServer>
  /** Called when a picture is shown and all other files have been looked through. */
  readonly settled: () => void
}

/** One `flutter run --machine`: the real tool's output and answers, with a drawing in place of a compiled app. */
export class RunSession {
  readonly #options: SessionOptions
  readonly #appId = randomUUID()
  #server: PageServer | null = null
  readonly #progress: Progress
  /** Requests are answered one after another. */
  #queue: Promise<void> = Promise.resolve()
  #started = false
  #project: Project | null = null
  /** How many Dart files were others at the last reading. */
  #changed = 0
  /** The notes of the picture that is shown. */
  #noted = ''
  /** What is missing, as it was printed. */
  #missing: ReadonlySet<string> = new Set()
  readonly #behind: CheckBehind

  constructor(options: SessionOptions) {
    this.#options = options
    this.#progress = new Progress(options.output, this.#appId)
    this.#behind = new CheckBehind(
      async (pause) => await options.reader.checkRest(pause),
      (errors) => this.#foundBehind(errors),
    )
  }

  /** Resolves to the exit code when the run cannot go on, to null once the app is up. */
  async start(): Promise<number | null> {
    const { output, directory, target, hostname } = this.#options
    output.event('daemon.connected', { version: PROTOCOL_VERSION, pid: process.pid })
    const mode = { supportsRestart: true, launchMode: 'run', mode: 'debug' }
    output.event('app.start', { appId: this.#appId, deviceId: 'web-server', directory, ...mode })
    output.text(`Sketch: reading ${target.split('/').join(path.sep)}`)
    try {
      this.#server = await this.#options.listen()
    } catch (error) {
      return this.#bindFailed(error)
    }
    if (!(await this.#compile())) {
      output.error('Failed to compile application.')
      output.event('app.stop', { appId: this.#appId })
      return 1
    }
    const url = `http://${hostname === '::1' ? '[::1]' : hostname}:${this.#server.port}`
    output.event('app.webLaunchUrl', { url, launched: false })
    output.event('app.started', { appId: this.#appId })
    this.#started = true
    this.#options.storyboard.show(this.#project, false)
    this.#behind.start()
    return null
  }

  /** Answers one request; resolves to true when the run has ended. */
  async handle(request: DaemonRequest): Promise<boolean> {
    const { output } = this.#options
    switch (request.method) {
      case 'daemon.version':
        output.result(request.id, PROTOCOL_VERSION)
        return false
      case 'daemon.shutdown':
        output.result(request.id)
        return false
      case 'app.restart': {
        if (!this.#knows(request)) return false
        const { fullRestart = false } = request.params
        if (typeof fullRestart !== 'boolean') {
          output.refuse(request.id, 'fullRestart is not a bool')
          return false
        }
        this.#queue = this.#queue.then(async () => {
          output.result(request.id, await this.#restart(fullRestart))
        })
        await this.#queue
        return false
      }
      case 'app.stop':
      case 'app.detach':
        if (!this.#knows(request)) return false
        output.text('Application finished.')
        output.result(request.id, true)
        output.event('app.stop', { appId: this.#appId })
        return true
      case 'app.callServiceExtension':
        if (this.#knows(request)) {
          output.refuse(request.id, `method not available: ${String(request.params.methodName)}`)
        }
        return false
      default:
        output.refuse(request.id, unknownMethod(request.method))
        return false
    }
  }

  async close(): Promise<void> {
    await this.#behind.stop()
    await this.#server?.close()
  }

  #knows(request: DaemonRequest): boolean {
    const { appId } = request.params
    if (appId === this.#appId) return true
    const error = typeof appId === 'string' ? `app '${appId}' not found` : 'appId is required'
    this.#options.output.refuse(request.id, error)
    return false
  }

  async #restart(full: boolean): Promise<{ code: number; message: string }> {
    const { output } = this.#options
    if (this.#server === null || !this.#started) return { code: 1, message: 'The app is not running.' }
    const begun = performance.now()
    const kind = full ? 'restart' : 'reload'
    const finish = this.#progress.begin(`hot.${kind}`, `Performing hot ${kind}...`)
    this.#options.storyboard.hold()
    await this.#behind.stop()
    if (full) this.#missing = new Set()
    const compiled = await this.#compile()
    const delivery = compiled ? await this.#options.clients.deliver(full) : null
    finish()
    // a change of no Dart file may be in any picture
    this.#options.storyboard.show(compiled ? this.#project : null, full || this.#changed === 0)
    this.#behind.start()
    if (delivery === null) return { code: 1, message: 'Failed to recompile application.' }
    if (delivery.kind === 'silent') {
      const message = `reloadSources: (-32000) received ${delivery.answered}/${delivery.asked} responses from the open pages`
      return { code: 1, message }
    }
    if (delivery.kind === 'no-client') output.text('Recompile complete. No client connected.')
    else {
      const elapsed = Math.round(performance.now() - begun).toLocaleString('en-US')
      output.text(`${full ? 'Restarted' : 'Reloaded'} application in ${elapsed}ms.`)
    }
    return { code: 0, message: '' }
  }

  /** Reads and draws; false when the source does not compile, which is then on stderr. */
  async #compile(): Promise<boolean> {
    const { reader, output, directory, clients, target } = this.#options
    const finish = this.#progress.begin(null, WAITING)
    try {
      const reading = await reader.read()
      if (reading.kind === 'read') {
        const { project } = reading
        this.#project = project
        this.#changed = reading.changed
        clients.show((interactions, screen) => drawApp(project, interactions, screen))
        this.#noted = project.notes().join('\n')
        this.#tellMissing()
        return true
      }
      for (const error of reading.errors) output.error(formatDiagnostic(directory, error))
      return false
    } catch (error) {
      // An entry point or pubspec that cannot be read, or source that the sketch does not know: the run goes on.
      const message = error instanceof Error ? error.message : String(error)
      output.error(`Error: ${endsStack(error) ? tooDeep(target) : message}`)
      return false
    } finally {
      finish()
    }
  }

  /**
   * Flutter says so when the picture is shown; a compile does not fail for it. Once until it is mended: an edit in place
   * reloads with each letter.
   */
  #tellMissing(): void {
    const { output, clients } = this.#options
    const before = this.#missing
    this.#missing = new Set(clients.first.missing.map(({ message }) => message))
    for (const { message, location } of clients.first.missing) {
      if (before.has(message)) continue
      const place = location === null ? '' : `${location.file}:${location.line}:${location.column}: `
      output.error(`${place}Warning: ${message}`)
    }
  }

  /** Printed when it is found, and by every reload until it is fixed; the picture stays, with a note. */
  #foundBehind(errors: readonly Diagnostic[]): void {
    const { output, directory, clients, settled } = this.#options
    settled()
    for (const error of errors) output.error(formatDiagnostic(directory, error))
    const project = this.#project
    const notes = project?.notes().join('\n')
    if (project === null || notes === undefined || notes === this.#noted) return
    this.#noted = notes
    clients.show((interactions, screen) => drawApp(project, interactions, screen))
    void clients.deliver(false)
  }

  #bindFailed(error: unknown): number {
    const { output, hostname, port } = this.#options
    const text = bindFailure(error, hostname, port)
    output.error(text)
    output.event('app.stop', { appId: this.#appId, error: text, trace: '' })
    return 1
  }
}

function tooDeep(target: string): string {
  return `What ${target} leads to nests deeper than the sketch can follow: calls, types or values within one another.`
}
