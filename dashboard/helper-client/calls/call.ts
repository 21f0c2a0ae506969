import { DOCUMENTED_CALLS, endpoints } from '@mosaygent/contract'
import type { EndpointName, Reply, RequestBody } from '@mosaygent/contract'
import * as z from 'zod/mini'
import { HelperError } from './helper-error.ts'
import { noteProblem } from '../problem-log.ts'
import { parseJson, refusalText } from './refusal-text.ts'
import { send } from './send.ts'
import { dropSessionToken, isSessionRefusal, requireProof, sessionToken } from '../session/session-token.ts'
import { sendTexts } from '../texts.ts'

/** What a helper answers to a path that it does not have. */
const NO_SUCH_CALL = new Set([404, 405])

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Sent even while the page goes away. */
  readonly keepalive?: boolean
}

type CallArguments<N extends EndpointName> =
  undefined extends RequestBody<N>
    ? [body?: RequestBody<N>, options?: CallOptions]
    : [body: RequestBody<N>, options?: CallOptions]

interface Row<N extends EndpointName> {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly reply: z.ZodMiniType<Reply<N>>
  readonly fallback: string
}

/** The endpoint table, seen so that the compiler connects each name with its own reply. */
const rows: { readonly [N in EndpointName]: Row<N> } = endpoints

/**
 * Calls the helper and gives the parsed reply. There is no time limit: installs and logins last minutes.
 * @throws HelperError; its `message` is the reply's `detail`, else the endpoint's fallback text.
 */
export function call<N extends EndpointName>(name: N, ...args: CallArguments<N>): Promise<Reply<N>> {
  const [body, options] = args
  return request(name, body, options)
}

/** The same for code that is generic over the call, where the compiler cannot tell whether there is a body. */
export async function request<N extends EndpointName>(
  name: N,
  body: RequestBody<N> | undefined,
  options: CallOptions = {},
): Promise<Reply<N>> {
  try {
    return await attempt(name, body, options)
  } catch (error) {
    const { method, path } = rows[name]
    if (error instanceof HelperError && error.kind === 'unreachable') requireProof()
    // while nothing answers that is one problem, told by the connection, and not one of each call
    if (error instanceof HelperError && error.kind !== 'unreachable')
      noteProblem(`${method} ${path}: ${error.message} (${error.code ?? error.status ?? error.kind})`)
    throw error
  }
}

async function attempt<N extends EndpointName>(
  name: N,
  body: RequestBody<N> | undefined,
  options: CallOptions,
): Promise<Reply<N>> {
  const row = rows[name]
  const token = await sessionToken()
  const sendWith = (bearer: string | null) =>
    send({ method: row.method, path: row.path, body, token: bearer, ...options })

  let response = await sendWith(token)
  let text = await response.text()
  const { code: refusedFor } = response.status === 401 ? refusalText(text, '') : {}
  if (isSessionRefusal(response.status, refusedFor)) {
    // forgotten (its state was removed) or too old: ask once for a new one; one that was ended is said instead
    await dropSessionToken(token, refusedFor)
    response = await sendWith(await sessionToken())
    text = await response.text()
  }
  if (!response.ok) {
    if (NO_SUCH_CALL.has(response.status) && !DOCUMENTED_CALLS.has(name))
      throw new HelperError('not-offered', sendTexts.notOffered, { status: response.status })
    const { message, ...code } = refusalText(text, row.fallback)
    throw new HelperError('refused', message, { status: response.status, ...code })
  }
  const reply = z.safeParse(row.reply, parseJson(text))
  if (!reply.success) {
    throw new HelperError('invalid-reply', row.fallback, { status: response.status, cause: reply.error })
  }
  return reply.data
}

/** The words for an error of any kind, for a place that shows one line. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
