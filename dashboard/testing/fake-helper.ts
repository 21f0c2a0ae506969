import type { HelperEvent } from '@mosaygent/contract'

/** `raw`: a body as it is, for example a page of HTML. */
export type Answer =
  | { status?: number; body: unknown }
  | { status: number; body?: never; raw: string }
  | 'unreachable'
  | 'never'
export type Answers = Record<string, Answer | ((body: unknown) => Answer | Promise<Answer>)>

const HEALTH: Answer = { body: { status: 'ok', name: 'mosaygent-helper', version: '0.1.0' } }

/** A helper made of a table: `POST /mosaygent/…` to its answer. Knows health, bootstrap and the event stream by itself. */
export class FakeHelper {
  readonly asked: { route: string; body: unknown }[] = []
  readonly #answers: Answers
  readonly #streams = new Set<ReadableStreamDefaultController<Uint8Array>>()
  /** False: nothing answers at all. */
  up = true

  constructor(answers: Answers) {
    this.#answers = {
      'GET /health': HEALTH,
      'POST /mosaygent/session/bootstrap': { body: { token: 't' } },
      ...answers,
    }
  }

  /** Changes an answer while the page is open. */
  answer(route: string, answer: Answers[string]): void {
    this.#answers[route] = answer
  }

  /** Sends an event to everyone who listens. */
  emit(event: HelperEvent): void {
    for (const stream of this.#streams)
      stream.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))
  }

  /** Ends every stream, as a helper does that is ended; the page opens others by itself. */
  cut(): void {
    for (const stream of this.#streams) stream.close()
    this.#streams.clear()
  }

  get listeners(): number {
    return this.#streams.size
  }

  askedFor(route: string): unknown[] {
    return this.asked.filter((call) => call.route === route).map(({ body }) => body)
  }

  readonly fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input)
    const route = `${init.method ?? 'GET'} ${url.pathname}`
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    if (!this.up) throw new TypeError('Failed to fetch')
    this.asked.push({ route, body })
    if (route === 'GET /mosaygent/events') return this.#stream(init.signal)
    const known = this.#answers[route] ?? { status: 404, body: { detail: 'Not here', code: 'not-found' } }
    const answer = typeof known === 'function' ? await known(body) : known
    if (answer === 'unreachable') throw new TypeError('Failed to fetch')
    if (answer === 'never') return new Promise(() => {})
    return new Response('raw' in answer ? answer.raw : JSON.stringify(answer.body), {
      status: answer.status ?? 200,
      headers: { 'content-type': 'application/json' },
    })
  }

  #stream(signal: AbortSignal | null | undefined): Response {
    let mine: ReadableStreamDefaultController<Uint8Array>
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        mine = controller
        this.#streams.add(controller)
        signal?.addEventListener('abort', () => {
          if (this.#streams.delete(controller)) controller.error(signal.reason)
        })
      },
      cancel: () => {
        this.#streams.delete(mine)
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }
}
