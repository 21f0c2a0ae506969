import type { servedDashboard } from './served-dashboard.ts'

export const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=local'

/** The chooser's answer as the SDK hands it on. */
export function claimsUri(claims: unknown): string {
  const token = encodeURIComponent(JSON.stringify(claims))
  return `http://localhost/emulator/auth/handler?providerId=google.com&id_token=${token}`
}

interface SignedIn {
  readonly localId: string
  readonly idToken: string
  readonly refreshToken: string
  readonly displayName?: string
  readonly isNewUser: boolean
}

/** Signs an account in, making it when it is new. */
export async function signIn(
  served: Awaited<ReturnType<typeof servedDashboard>>,
  email = 'ann@example.com',
  name?: string,
): Promise<SignedIn> {
  const reply = await served.call(SIGN_IN, {
    requestUri: claimsUri({ sub: '123', email, name }),
    returnSecureToken: true,
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the test reads what it then asserts on
  return reply.body as SignedIn
}
