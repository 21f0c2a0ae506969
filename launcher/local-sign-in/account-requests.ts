import * as z from 'zod/mini'
import { parseJson } from '@mosaygent/helper/state'

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))

/** One truth for the field of the chooser and for its answer: without a dot after the `@` a browser takes an address, too. */
export const EMAIL_PATTERN = String.raw`[A-Za-z0-9_'+.\-]+@([A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}`

/** What the chooser page says about the chosen account; unknown fields are dropped. */
const SignInClaims = z.object({
  sub: text(64),
  email: z.pipe(
    z.pipe(
      z.string(),
      z.transform((value: string) => value.trim().toLowerCase()),
    ),
    z.string().check(z.maxLength(254), z.regex(new RegExp(`^(?:${EMAIL_PATTERN})$`))),
  ),
  name: z.optional(
    z.pipe(
      z.string().check(z.maxLength(100)),
      z.transform((value: string) => value.trim() || undefined),
    ),
  ),
})
export type SignInClaims = z.output<typeof SignInClaims>

/** The SDK hands the chooser's answer on as an address with `?id_token=<claims as JSON>`. */
const SignInBody = z.object({ requestUri: text(4096) })

export const LookupBody = z.object({ idToken: text(8192) })
export const RefreshBody = z.object({ grant_type: z.literal('refresh_token'), refresh_token: text(8192) })
export const RemoveBody = z.strictObject({ localId: text(64) })

/** The claims inside a sign-in call; null when there are none to believe. */
export function readSignInClaims(body: unknown): SignInClaims | null {
  const parsed = SignInBody.safeParse(body)
  if (!parsed.success || !URL.canParse(parsed.data.requestUri)) return null
  const token = new URL(parsed.data.requestUri).searchParams.get('id_token')
  const claims = SignInClaims.safeParse(token === null ? null : parseJson(token))
  return claims.success ? claims.data : null
}
