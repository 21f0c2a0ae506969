import type { ServerResponse } from 'node:http'
import { endpoints } from '@mosaygent/contract'
import type { Outcome } from '../errors/index.ts'
import type { Exchange } from './exchange.ts'
import type { FeatureEndpoint, Handlers } from './handlers.ts'
import { readBody, readNoBody } from './request-body.ts'

/**
 * Parses the body, calls the handler, and parses the reply: what leaves the helper has the contract's shape, or it
 * is our bug and throws.
 */
export async function callHandler(
  { request, response }: Exchange,
  name: FeatureEndpoint,
  handlers: Handlers,
): Promise<Outcome<Record<string, unknown>>> {
  const { body: schema, reply } = endpoints[name]
  const body = schema === null ? await readNoBody(request) : await readBody<unknown>(request, schema)
  if (!body.ok) return body
  // One of the two typed seams: the table pairs schema and handler by name, which TypeScript cannot follow
  // through a loop over names. `body` was parsed by this very row's schema a line above.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const handler = handlers[name] as (body: unknown, signal: AbortSignal) => Promise<Outcome<unknown>>
  const outcome = await handler(body.value, untilLeft(response))
  if (!outcome.ok) return outcome
  return { ok: true, value: reply.parse(outcome.value) }
}

/** Aborts when the caller goes away before he has his answer. */
function untilLeft(response: ServerResponse): AbortSignal {
  const left = new AbortController()
  const leave = () => left.abort()
  if (response.destroyed && !response.writableFinished) leave()
  else response.once('close', () => response.writableFinished || leave())
  return left.signal
}
