import type { ServerResponse } from 'node:http'
import type { Picture } from './page-server.ts'

/** As long as Flutter waits for a page to take a hot reload. */
const APPLY_TIMEOUT_MS = 10_000

interface Viewer {
  readonly id: string
  readonly response: ServerResponse
  version: number
}

export type Delivery =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'applied' }
  | { readonly kind: 'silent'; readonly answered: number; readonly asked: number }

/** The pages that are open, each on its own stream of server-sent events. */
export class Viewers {
  #version = 0
  #count = 0
  readonly #open = new Map<string, Viewer>()
  #waiting: (() => void)[] = []

  get version(): number {
    return this.#version
  }

  /** A page that opened before the newest picture was drawn gets that one at once. */
  connect(response: ServerResponse, version: number, picture: () => Picture): void {
    this.#count += 1
    const viewer = { id: `v${this.#count}`, response, version }
    this.#open.set(viewer.id, viewer)
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    send(response, 'hello', { viewer: viewer.id })
    if (version !== this.#version) send(response, 'picture', { ...picture(), version: this.#version })
    response.on('close', () => {
      this.#open.delete(viewer.id)
      this.#wake()
    })
  }

  applied(id: string, version: number): void {
    const viewer = this.#open.get(id)
    if (viewer !== undefined && version > viewer.version) viewer.version = version
    this.#wake()
  }

  /** Hands the picture to every open page and waits until each has put it up or has gone. */
  async deliver(picture: Picture, fresh: boolean): Promise<Delivery> {
    this.#version += 1
    const version = this.#version
    const asked = [...this.#open.values()]
    if (asked.length === 0) return { kind: 'nobody' }
    for (const viewer of asked) send(viewer.response, 'picture', { ...picture, version, fresh })
    const pending = (): Viewer[] =>
      asked.filter((viewer) => this.#open.has(viewer.id) && viewer.version < version)
    const timeout = AbortSignal.timeout(APPLY_TIMEOUT_MS)
    while (pending().length > 0 && !timeout.aborted) await this.#news(timeout)
    if (pending().length > 0) {
      return { kind: 'silent', answered: asked.length - pending().length, asked: asked.length }
    }
    return this.#open.size === 0 ? { kind: 'nobody' } : { kind: 'applied' }
  }

  disconnect(): void {
    for (const viewer of this.#open.values()) viewer.response.end()
  }

  async #news(timeout: AbortSignal): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve)
      timeout.addEventListener('abort', () => resolve(), { once: true })
    })
  }

  #wake(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const resolve of waiting) resolve()
  }
}

function send(response: ServerResponse, event: string, data: object): void {
  response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}
