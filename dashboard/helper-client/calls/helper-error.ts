/**
 * Why a call to the helper brought no reply: it said no (`refused`, with a status and, from our helper, a code), it has
 * no such call (`not-offered`: of another make, or older), nothing answered (`unreachable`), or what it answered is not
 * what the contract says (`invalid-reply`).
 */
export type HelperErrorKind = 'refused' | 'not-offered' | 'unreachable' | 'invalid-reply'

interface Details {
  readonly code?: string
  readonly status?: number
  readonly cause?: unknown
}

/** The one error that `call` throws, apart from an abort. `message` is for people; decide by `kind` and `code`. */
export class HelperError extends Error {
  override readonly name = 'HelperError'
  readonly kind: HelperErrorKind
  readonly code: string | undefined
  readonly status: number | undefined

  constructor(kind: HelperErrorKind, message: string, details: Details = {}) {
    super(message, { cause: details.cause })
    this.kind = kind
    this.code = details.code
    this.status = details.status
  }
}
