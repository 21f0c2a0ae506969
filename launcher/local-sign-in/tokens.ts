import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { Account } from './account-store.ts'

/** The project that local tokens name. `demo-` is the emulators' mark of a project that does not exist. */
export const LOCAL_PROJECT = 'demo-mosaygent'
/** Lifetime of an ID token, s; the real service's. */
export const ID_TOKEN_SECONDS = 3600

const IdClaims = z.object({ kind: z.literal('id'), sub: z.string(), exp: z.number() })
const RefreshClaims = z.object({ kind: z.literal('refresh'), sub: z.string(), auth_time: z.number() })

export interface TokenPair {
  readonly idToken: string
  readonly refreshToken: string
}

/** Makes a pair for an account. Times in seconds since 1970. */
export function issueTokens(key: string, account: Account, now: number, authTime: number = now): TokenPair {
  const idToken = sign(key, {
    kind: 'id',
    iss: `https://securetoken.google.com/${LOCAL_PROJECT}`,
    aud: LOCAL_PROJECT,
    sub: account.localId,
    user_id: account.localId,
    auth_time: authTime,
    iat: now,
    exp: now + ID_TOKEN_SECONDS,
    email: account.email,
    email_verified: true,
    ...(account.displayName === null ? {} : { name: account.displayName }),
    firebase: {
      identities: { 'google.com': [account.rawId], email: [account.email] },
      sign_in_provider: 'google.com',
    },
  })
  return { idToken, refreshToken: sign(key, { kind: 'refresh', sub: account.localId, auth_time: authTime }) }
}

/** Whose ID token this is; null for one that we did not sign. */
export function readIdToken(key: string, token: string): z.infer<typeof IdClaims> | null {
  const claims = IdClaims.safeParse(verified(key, token))
  return claims.success ? claims.data : null
}

/** Whose refresh token this is; null for one that we did not sign. */
export function readRefreshToken(key: string, token: string): z.infer<typeof RefreshClaims> | null {
  const claims = RefreshClaims.safeParse(verified(key, token))
  return claims.success ? claims.data : null
}

const HEADER = encode({ alg: 'HS256', typ: 'JWT' })

function sign(key: string, claims: object): string {
  const signed = `${HEADER}.${encode(claims)}`
  return `${signed}.${seal(key, signed).toString('base64url')}`
}

function verified(key: string, token: string): unknown {
  const [header, payload, signature, ...rest] = token.split('.')
  // The header is ours or it is none of ours: the algorithm is never read from the token.
  if (header !== HEADER || payload === undefined || signature === undefined || rest.length > 0)
    return undefined
  const wanted = seal(key, `${header}.${payload}`)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
}

function seal(key: string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
