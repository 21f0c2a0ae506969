import { endpoints } from '@mosaygent/contract'
import { HelperError } from './helper-error.ts'
import { parseJson, refusalText } from './refusal-text.ts'
import { send } from './send.ts'

/** A helper that knows the specification alone has no such route: then calls go without a token. */
const NO_SUCH_ROUTE = new Set([404, 405, 501])

let current: Promise<string | null> | null = null

/** The session token, asked for when first needed and kept in memory alone; `null` when the helper gives none. */
export function sessionToken(): Promise<string | null> {
  if (current) return current
  const asked = bootstrap()
  current = asked
  // a failure is not kept: the next call asks again
  asked.catch(() => {
    if (current === asked) current = null
  })
  return asked
}

/** Drops the token that was refused, unless another call has replaced it already. */
export async function dropSessionToken(refused: string | null): Promise<void> {
  const held = current
  if (held && (await held) === refused && current === held) current = null
}

/** Forgets whatever is known: another helper may answer now. */
export function forgetSession(): void {
  current = null
}

async function bootstrap(): Promise<string | null> {
  const { method, path, reply, fallback } = endpoints.bootstrap
  const response = await send({ method, path })
  const text = await response.text()
  if (NO_SUCH_ROUTE.has(response.status)) return null
  if (!response.ok) {
    const { message, ...code } = refusalText(text, fallback)
    throw new HelperError('refused', message, { status: response.status, ...code })
  }
  const parsed = reply.safeParse(parseJson(text))
  if (!parsed.success) throw new HelperError('invalid-reply', fallback, { cause: parsed.error })
  return parsed.data.token
}
