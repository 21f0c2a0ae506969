import type { ProofPlace } from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import { createPairingCodes, type PairingCodes } from './pairing-codes.ts'
import { proofOf, sameProof } from './pairing-proof.ts'
import type { NewSession, SessionTokens } from './session-tokens.ts'

/** What a page sends to be paired: its nonce, and the proof that it knows the code of a link. */
export interface PairingRequest {
  readonly nonce: string
  readonly proof: string
  /** The session that the page has had before. */
  readonly replaces?: string | undefined
}

export interface Pairing {
  /** The origin of the hosted dashboard, or null: none was named. */
  readonly origin: string | null
  /** A fresh link to the hosted dashboard, good once; the one before it is no good any more. Null: there is none to pair. */
  link(): string | null
  /** The same for a dashboard that a program of this user serves, where the system does not say whose page it is. */
  linkToServed(origin: string): string
  /** Whether pages of this origin were ever given a link. */
  expects(origin: string): boolean
  /** Sees to it that there is a link which a page of this origin can be paired by: a new one is told where none is good. */
  offer(origin: string): void
  /** Pairs a page that knows the code of a link to its origin, and proves to it that this helper knows it as well. */
  exchange(
    session: NewSession,
    context: ProofPlace,
    request: PairingRequest,
  ): Promise<Outcome<{ id: string; proof: string }>>
}

export interface PairingDeps {
  /** The address of the hosted dashboard, checked by `dashboardAddress`. */
  readonly dashboard: URL | null
  readonly sessions: SessionTokens
  /** Told a fresh link when somebody opened one that was good before: only who sees the terminal can use it. */
  readonly onFreshLink: (link: string) => void
  readonly now?: () => number
}

/** Pairs a browser that this helper cannot know by itself: by a code in the fragment of a link. */
export function createPairing({ dashboard, sessions, onFreshLink, now }: PairingDeps): Pairing {
  const links = new Map<string, { readonly address: URL; readonly codes: PairingCodes }>()
  const expect = (address: URL) => {
    const known = links.get(address.origin)
    if (known !== undefined) return known
    const made = { address, codes: createPairingCodes(now) }
    links.set(address.origin, made)
    return made
  }
  const freshLink = ({ address, codes }: ReturnType<typeof expect>) => {
    const url = new URL(address)
    // the fragment never leaves the browser: no server and no log on the way sees the code
    url.hash = `pair=${codes.issue()}`
    return url.href
  }
  if (dashboard !== null) expect(dashboard)

  return {
    origin: dashboard?.origin ?? null,
    link: () => (dashboard === null ? null : freshLink(expect(dashboard))),
    linkToServed: (origin) => freshLink(expect(new URL(origin))),
    expects: (origin) => links.has(origin),
    offer(origin) {
      const one = expect(new URL(origin))
      if (!one.codes.live()) onFreshLink(freshLink(one))
    },
    async exchange(session, context, { nonce, proof, replaces }) {
      const one = links.get(context.origin)
      const redeemed = one?.codes.redeem((code) => sameProof(proof, proofOf(code, 'pair', context, nonce)))
      if (redeemed?.state === 'accepted') {
        const { code } = redeemed
        const id = await sessions.pair(session, proofOf(code, 'key', context, nonce), replaces)
        return succeed({ id, proof: proofOf(code, 'paired', context, nonce, id) })
      }
      if (one !== undefined && redeemed?.state === 'spent') {
        // not one for each try: who has seen a used link would make useless what this user is about to open
        if (!one.codes.live()) onFreshLink(freshLink(one))
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
