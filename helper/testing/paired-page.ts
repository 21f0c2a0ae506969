import { createHmac, randomBytes } from 'node:crypto'
import { endpoints, proofText, type ProofPlace, type RequestBody } from '@mosaygent/contract'

/** What a browser keeps of its pairing. */
export interface PagePairing {
  readonly id: string
  readonly key: string
}

const nonce = () => randomBytes(32).toString('base64url')
const mac = (secret: string, ...text: Parameters<typeof proofText>) =>
  createHmac('sha256', secret)
    .update(proofText(...text))
    .digest('base64url')

/** The page's half of `pair`, for tests without a browser: what it sends, and what it makes of the reply. */
export function pairPage(code: string, context: ProofPlace) {
  const body: RequestBody<'pair'> = { nonce: nonce(), proof: '' }
  body.proof = mac(code, 'pair', context, body.nonce)
  return {
    body,
    /** Null: the reply does not prove that its sender knows the code. */
    read(reply: unknown): PagePairing | null {
      const { id, proof } = endpoints.pair.reply.parse(reply)
      if (proof !== mac(code, 'paired', context, body.nonce, id)) return null
      return { id, key: mac(code, 'key', context, body.nonce) }
    },
  }
}

/** The page's half of `prove`. */
export function provePage({ id, key }: PagePairing, context: ProofPlace) {
  const body: RequestBody<'prove'> = { id, nonce: nonce() }
  return {
    body,
    /** The session token; null: the reply does not prove that its sender has the key. */
    read(reply: unknown): string | null {
      const { challenge, proof } = endpoints.prove.reply.parse(reply)
      if (proof !== mac(key, 'helper', context, body.nonce, challenge)) return null
      return mac(key, 'token', context, challenge)
    },
  }
}
