import { createPairingCodes } from './pairing-codes.ts'
import type { NewSession, SessionTokens } from './session-tokens.ts'
import { type Outcome, refuse, succeed } from '../errors/index.ts'

export interface Pairing {
  /** The origin of the hosted dashboard, or null: none was named. */
  readonly origin: string | null
  /** A fresh link to that dashboard, good once; the one before it is no good any more. Null: there is none to pair. */
  link(): string | null
  /** A token for the code of a link, to the origin that the link leads to. */
  exchange(session: NewSession, code: string): Promise<Outcome<{ token: string }>>
}

export interface PairingDeps {
  /** The address of the hosted dashboard, checked by `dashboardAddress`. */
  readonly dashboard: URL | null
  readonly sessions: SessionTokens
  /** Told a fresh link when somebody opened one that was good before: only who sees the terminal can use it. */
  readonly onFreshLink: (link: string) => void
  readonly now?: () => number
}

/** Pairs a dashboard that this helper's parent does not serve: by a code in the fragment of a link. */
export function createPairing({ dashboard, sessions, onFreshLink, now }: PairingDeps): Pairing {
  const codes = createPairingCodes(now)
  const link = () => {
    if (dashboard === null) return null
    const url = new URL(dashboard)
    // the fragment never leaves the browser: no server and no log on the way sees the code
    url.hash = `pair=${codes.issue()}`
    return url.href
  }
  return {
    origin: dashboard?.origin ?? null,
    link,
    async exchange(session, code) {
      const redeemed = codes.redeem(code)
      if (redeemed === 'accepted') return succeed({ token: await sessions.issue(session) })
      if (redeemed === 'spent') {
        const fresh = link()
        if (fresh !== null) onFreshLink(fresh)
        return refuse(
          'unpaired',
          'This pairing link was used already or is too old. The helper’s terminal shows a fresh one.',
        )
      }
      return refuse('unpaired', 'This is not the pairing link that the helper’s terminal shows.')
    },
  }
}

/** The address of a hosted dashboard; a sentence when what was configured is none that may be paired. */
export function dashboardAddress(text: string | undefined): URL | null | string {
  if (text === undefined) return null
  const url = URL.canParse(text) ? new URL(text) : null
  const local = url !== null && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && local))) return url
  return `MOSAYGENT_DASHBOARD_URL must be an https address, not "${text}": no dashboard can be paired.`
}
