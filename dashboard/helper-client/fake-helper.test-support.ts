import { endpoints } from '@mosaygent/contract'
import { vi } from 'vitest'
import { proofKey, proofOf } from './session/pairing-proof.ts'
import { parseJson } from './calls/refusal-text.ts'

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

/** A helper that pairs by a code and proves itself afterwards, as the real one does; its runs differ by their challenge. */
export function pairingHelper({ origin = window.location.origin, host = '127.0.0.1:8080' } = {}) {
  const place = { origin, host }
  const pairings = new Map<string, CryptoKey>()
  let challenge = 'challenge-of-the-first-run'.padEnd(43, 'x')
  return {
    /** The code of its link; null: it was used. */
    code: 'the-code' as string | null,
    /** Ends it and starts it again. */
    restart: () => (challenge = 'challenge-of-another-run'.padEnd(43, 'x')),
    /** The bearer that is good in this run. */
    async bearer(id = 'session-1') {
      const key = pairings.get(id)
      return key === undefined ? null : `Bearer ${await proofOf(key, 'token', place, challenge)}`
    },
    pair: async function (this: { code: string | null }, seen: Seen): Promise<Response> {
      const { nonce, proof } = endpoints.pair.body.parse(parseJson(seen.body ?? ''))
      const secret = this.code === null ? null : await proofKey(this.code)
      if (secret === null || proof !== (await proofOf(secret, 'pair', place, nonce)))
        return refusal(401, 'This pairing link was used already', 'unpaired')
      this.code = null
      const id = `session-${pairings.size + 1}`
      pairings.set(id, await proofKey(await proofOf(secret, 'key', place, nonce)))
      return json({ id, proof: await proofOf(secret, 'paired', place, nonce, id) })
    },
    async prove(seen: Seen): Promise<Response> {
      const { id, nonce } = endpoints.prove.body.parse(parseJson(seen.body ?? ''))
      const key = pairings.get(id)
      if (key === undefined) return refusal(401, 'Not paired', 'unpaired')
      return json({ challenge, proof: await proofOf(key, 'helper', place, nonce, challenge) })
    },
  }
}
