import { randomBytes } from 'node:crypto'
import { MAX_ACCOUNTS } from './account-store.ts'
import type { Account, AccountStore } from './account-store.ts'
import { LookupBody, readSignInClaims, RefreshBody } from './account-requests.ts'
import { ID_TOKEN_SECONDS, issueTokens, LOCAL_PROJECT, readIdToken, readRefreshToken } from './tokens.ts'

/** The protocol's words for what went wrong; the sign-in SDK turns them into its own codes. */
type AccountError =
  | 'INVALID_IDP_RESPONSE'
  | 'INVALID_ID_TOKEN'
  | 'TOKEN_EXPIRED'
  | 'INVALID_REFRESH_TOKEN'
  | 'USER_NOT_FOUND'
  | 'TOO_MANY_ACCOUNTS'

export type AccountReply =
  | { readonly ok: true; readonly body: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly error: AccountError }

/** The three calls of the identity service that a Google sign-in makes, and what the chooser page needs. */
export interface AccountService {
  list(): readonly Account[]
  /** False: there was no such account. */
  remove(localId: string): Promise<boolean>
  signInWithIdp(body: unknown): Promise<AccountReply>
  lookup(body: unknown): AccountReply
  token(body: unknown): AccountReply
}

/** Names people, protects nothing: whoever reaches this machine's loopback may be any of its accounts. `now` in ms. */
export function createAccountService(store: AccountStore, now: () => number = Date.now): AccountService {
  const byId = (localId: string) => store.get().users.find((user) => user.localId === localId)
  const seconds = () => Math.floor(now() / 1000)

  return {
    list: () => store.get().users,

    async remove(localId) {
      if (byId(localId) === undefined) return false
      await store.update((file) => ({
        ...file,
        users: file.users.filter((user) => user.localId !== localId),
      }))
      return true
    },

    async signInWithIdp(body) {
      const claims = readSignInClaims(body)
      if (claims === null) return fail('INVALID_IDP_RESPONSE')
      const { key, users } = store.get()
      const known = users.find((user) => user.email === claims.email)
      if (known === undefined && users.length >= MAX_ACCOUNTS) return fail('TOO_MANY_ACCOUNTS')
      const time = String(now())
      const account: Account = {
        localId: known?.localId ?? randomBytes(21).toString('base64url'),
        rawId: known?.rawId ?? claims.sub,
        email: claims.email,
        displayName: claims.name ?? known?.displayName ?? null,
        createdAt: known?.createdAt ?? time,
        lastLoginAt: time,
      }
      await store.update((file) => ({
        ...file,
        users: [...file.users.filter((user) => user.localId !== account.localId), account],
      }))
      return succeed({
        kind: 'identitytoolkit#VerifyAssertionResponse',
        providerId: 'google.com',
        federatedId: `https://accounts.google.com/${account.rawId}`,
        localId: account.localId,
        email: account.email,
        emailVerified: true,
        ...nameOf(account),
        isNewUser: known === undefined,
        context: '',
        expiresIn: String(ID_TOKEN_SECONDS),
        ...issueTokens(key, account, seconds()),
        oauthAccessToken: 'local',
        rawUserInfo: JSON.stringify({ id: account.rawId, email: account.email, name: account.displayName }),
      })
    },

    lookup(body) {
      const parsed = LookupBody.safeParse(body)
      const claims = parsed.success ? readIdToken(store.get().key, parsed.data.idToken) : null
      if (claims === null) return fail('INVALID_ID_TOKEN')
      if (claims.exp <= seconds()) return fail('TOKEN_EXPIRED')
      const account = byId(claims.sub)
      if (account === undefined) return fail('USER_NOT_FOUND')
      const provider = {
        providerId: 'google.com',
        rawId: account.rawId,
        federatedId: account.rawId,
        email: account.email,
      }
      const user = {
        localId: account.localId,
        email: account.email,
        emailVerified: true,
        ...nameOf(account),
        createdAt: account.createdAt,
        lastLoginAt: account.lastLoginAt,
        validSince: '0',
        providerUserInfo: [{ ...provider, ...nameOf(account) }],
      }
      return succeed({ kind: 'identitytoolkit#GetAccountInfoResponse', users: [user] })
    },

    token(body) {
      const parsed = RefreshBody.safeParse(body)
      const claims = parsed.success ? readRefreshToken(store.get().key, parsed.data.refresh_token) : null
      if (claims === null) return fail('INVALID_REFRESH_TOKEN')
      const account = byId(claims.sub)
      if (account === undefined) return fail('USER_NOT_FOUND')
      const { idToken, refreshToken } = issueTokens(store.get().key, account, seconds(), claims.auth_time)
      return succeed({
        id_token: idToken,
        access_token: idToken,
        refresh_token: refreshToken,
        expires_in: String(ID_TOKEN_SECONDS),
        token_type: 'Bearer',
        user_id: account.localId,
        project_id: LOCAL_PROJECT,
      })
    },
  }
}

function nameOf(account: Account): { displayName?: string } {
  return account.displayName === null ? {} : { displayName: account.displayName }
}

function succeed(body: Readonly<Record<string, unknown>>): AccountReply {
  return { ok: true, body }
}

function fail(error: AccountError): AccountReply {
  return { ok: false, error }
}
