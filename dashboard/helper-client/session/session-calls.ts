import { endpoints } from '@mosaygent/contract'
import type { Reply, RequestBody } from '@mosaygent/contract'
import type * as z from 'zod/mini'
import type { KeptSession } from '#session'
import { HelperError } from '../calls/helper-error.ts'
import { newNonce, proofKey, proofOf, proofPlace } from './pairing-proof.ts'
import { parseJson, refusalText } from '../calls/refusal-text.ts'
import { send } from '../calls/send.ts'
import { sessionTexts } from '../texts.ts'

type Paired = Extract<KeptSession, { how: 'paired' }>
type SessionCall = 'bootstrap' | 'pair' | 'prove'

/** A helper that knows the specification alone has no such route: then calls go without a token. */
const NO_SUCH_ROUTE = new Set([404, 405, 501])

/** Asks for the session of a page that this user serves; null: this helper knows none. */
export async function bootstrap(): Promise<string | null> {
  return (await ask('bootstrap', undefined))?.token ?? null
}

/**
 * Pairs this browser by the code of a link. What goes out is a proof that this page knows the code: the code itself and
 * the key that comes of it stay here.
 * @param replaces the pairing that this one takes the place of
 */
export async function pair(code: string, replaces: string | undefined): Promise<Paired> {
  const place = proofPlace()
  const nonce = newNonce()
  const secret = await proofKey(code)
  const proof = await proofOf(secret, 'pair', place, nonce)
  const reply = await ask('pair', { nonce, proof, ...(replaces === undefined ? {} : { replaces }) })
  // a helper that gives links knows this call
  if (reply === null) throw stranger()
  const { id } = reply
  if (reply.proof !== (await proofOf(secret, 'paired', place, nonce, id))) throw stranger()
  return { how: 'paired', id, key: await proofKey(await proofOf(secret, 'key', place, nonce)) }
}

/**
 * The token of a paired page for this run of the helper, which has proved before that it has the key of this pairing.
 * What answers without a proof, be it that it knows no such call, is not this helper.
 */
export async function prove({ id, key }: Paired): Promise<string> {
  const place = proofPlace()
  const nonce = newNonce()
  const reply = await ask('prove', { id, nonce })
  if (reply === null) throw stranger()
  const { challenge, proof } = reply
  if (proof !== (await proofOf(key, 'helper', place, nonce, challenge))) throw stranger()
  return proofOf(key, 'token', place, challenge)
}

const stranger = () => new HelperError('invalid-reply', sessionTexts.stranger)

async function ask<N extends SessionCall>(name: N, body: RequestBody<N>): Promise<Reply<N> | null> {
  const { method, path, fallback } = endpoints[name]
  const rows: { readonly [M in SessionCall]: { readonly reply: z.ZodMiniType<Reply<M>> } } = endpoints
  const response = await send({ method, path, body })
  const text = await response.text()
  if (NO_SUCH_ROUTE.has(response.status)) return null
  if (!response.ok) {
    const { message, ...refusal } = refusalText(text, fallback)
    throw new HelperError('refused', message, { status: response.status, ...refusal })
  }
  const parsed = rows[name].reply.safeParse(parseJson(text))
  if (!parsed.success) throw new HelperError('invalid-reply', fallback, { cause: parsed.error })
  return parsed.data
}
