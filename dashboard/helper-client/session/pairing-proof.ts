import { proofText, type ProofPlace } from '@mosaygent/contract'
import { helperUrl } from '../connection/address.ts'

const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const

/** From this page to the helper's address: no proof is good between any other two. */
export function proofPlace(): ProofPlace {
  return { origin: window.location.origin, host: new URL(helperUrl()).host }
}

/** A key that this page can use and no script can read. `secret`: base64url, taken as the text that it is. */
export function proofKey(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', new TextEncoder().encode(secret), HMAC, false, ['sign'])
}

/** A MAC of the pairing, as base64url; see `proofText`. */
export async function proofOf(key: CryptoKey, ...text: Parameters<typeof proofText>): Promise<string> {
  const mac = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(proofText(...text)))
  return base64Url(new Uint8Array(mac))
}

/** 256 random bits, used once. */
export const newNonce = () => base64Url(crypto.getRandomValues(new Uint8Array(32)))

function base64Url(bytes: Uint8Array): string {
  const text = String.fromCodePoint(...bytes)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
