import { vi } from 'vitest'

/** One request that the stub saw. */
export interface Seen {
  readonly method: string
  readonly path: string
  readonly headers: Headers
  readonly body: string | null
}

export type Answer = (request: Seen) => Response | Promise<Response>

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

export const refusal = (status: number, detail: unknown, code?: string) =>
  json(code === undefined ? { detail } : { detail, code }, status)

/** Stands in for the network: answers by `METHOD /path`, everything else as an unreachable helper would. */
export function stubHelper(answers: Record<string, Answer>): Seen[] {
  const seen: Seen[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET'
    const request: Seen = {
      method,
      path: new URL(url).pathname,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? init.body : null,
    }
    seen.push(request)
    const answer = answers[`${method} ${request.path}`]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer(request)
  })
  return seen
}

export const bootstrap = { 'POST /mosaygent/session/bootstrap': () => json({ token: 'secret' }) }
