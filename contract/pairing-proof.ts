/**
 * What a MAC of the pairing is for. `pair`: the page knows the code of the link; `paired`: the helper knows it, too;
 * `key`: the key that both keep from then on; `helper`: the helper of this run has that key; `token`: the session token
 * of the page for this run. `lease`: a program of this user that serves a dashboard could read the helper's own file;
 * `leased`: so could who answers it.
 */
export type ProofPurpose = 'pair' | 'paired' | 'key' | 'helper' | 'token' | 'lease' | 'leased'

/** Where a proof is good: from this origin to this `Host` alone, so that no helper on another port can be made to give it. */
export interface ProofPlace {
  /** As the browser sends it: `https://app.example`. */
  readonly origin: string
  /** Name and port as the browser sends them: `127.0.0.1:8080`. */
  readonly host: string
}

/**
 * The text under a MAC (HMAC-SHA-256, base64url), the same on both sides. One field a line, and no field has a line
 * break, so that two different proofs never have one text.
 */
export function proofText(purpose: ProofPurpose, place: ProofPlace, ...values: readonly string[]): string {
  return ['mosaygent pairing 1', purpose, place.origin, place.host, ...values].join('\n')
}
