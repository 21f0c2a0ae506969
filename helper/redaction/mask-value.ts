import { hideSecrets } from './hide-secrets.ts'

/** A value as it may be shown. */
export interface Masked {
  readonly shown: string
  /** It must not be seen anywhere; a public key is only shortened. */
  readonly secret: boolean
}

const HIDDEN = '***'

/** Names of values that are nobody else’s business, in capitals with `_` between the words. */
const SECRET_NAME =
  /SECRET|PASSWORD|PASSWD|PRIVATE|TOKEN|CREDENTIAL|SERVICE_ROLE|WEBHOOK|(?:^|_)PIN(?:$|_)|DATABASE_URL|KEYS?$|(?:^|_)(?:IV|SALT)$|(?:^|_)DSN(?:$|_)/
/** What such values look like. */
const SECRET_SHAPE =
  /eyJ[\w-]{5,}\.[\w-]+\.[\w-]*|sb_secret_|sbp_|sk_live_|sk_test_|rk_live_|gh[a-z]_\w|AKIA[0-9A-Z]|-----BEGIN|:\/\/[^/\s:@]{1,200}:[^/\s@]{1,200}@/
/** Made to be in an app: a key of Firebase’s, a publishable key of Supabase’s or Stripe’s, the address of Sentry. */
const PUBLIC_SHAPE =
  /^(?:sb_publishable_|pk_(?:live|test)_|AIza[\w-]{30,}$|https:\/\/[\da-f]{32}@[\w.-]+\/\d+$)/
const PUBLIC_NAME = /ANON_KEY$|ONE_?SIGNAL_APP_ID$|PUBLISHABLE_KEY$/

/** A switch, or the name of what another program fills in: no secret, whatever it is called. */
const NO_SECRET = /^(?:true|false|\$[A-Z][A-Z\d]*_[A-Z\d_]+|\$\{\w+\})$/

/** The value of a name, masked where the name or its shape says that it is a secret. */
export function maskValue(name: string, value: string): Masked {
  if (value === '' || NO_SECRET.test(value)) return { shown: value, secret: false }
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll(/[-.\s]/g, '_')
    .toUpperCase()
  const isPublic = PUBLIC_SHAPE.test(value) || (PUBLIC_NAME.test(words) && !isServiceRole(value))
  if (isPublic) return { shown: shorten(value), secret: false }
  if (SECRET_NAME.test(words) || SECRET_SHAPE.test(value)) return { shown: HIDDEN, secret: true }
  const safe = hideSecrets(value)
  return { shown: safe, secret: safe !== value }
}

/** A few letters say which one it is. */
const shorten = (value: string) => (value.length > 20 ? `${value.slice(0, 16)}…` : value)

/** A token of Supabase’s says whose it is in its middle part: one that opens everything may have a harmless name. */
function isServiceRole(value: string): boolean {
  if (value.startsWith('sb_secret_')) return true
  const middle = value.split('.')[1] ?? ''
  return Buffer.from(middle, 'base64url').toString('utf8').includes('service_role')
}
