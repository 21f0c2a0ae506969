import type { Job } from '@mosaygent/contract'
import { errorText } from '../calls/call.ts'
import { HelperError } from '../calls/helper-error.ts'

export type LongActionState<R> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running' }
  /** Done by this page; what another one did is `idle`. */
  | { readonly kind: 'done'; readonly reply: R }
  | { readonly kind: 'failed'; readonly detail: string; readonly code?: string | undefined }
  | { readonly kind: 'cancelled'; readonly detail: string }

interface Inputs<R> {
  /** The call of this page. */
  readonly call: {
    readonly status: 'idle' | 'pending' | 'success' | 'error'
    readonly data: R | undefined
    readonly error: Error | null
  }
  /** The newest job of this work. */
  readonly job: Job | undefined
  readonly fallback: string
  readonly failure: ((reply: R) => string | null) | undefined
}

const CANCELLED = new Set<string | undefined>(['cancelled', 'clone-cancelled'])

/** The call of this page and the job of the helper as one state. The job knows more while it runs; then the call decides. */
export function longActionState<R>({ call, job, fallback, failure }: Inputs<R>): LongActionState<R> {
  if (job?.state === 'running') return { kind: 'running' }
  switch (call.status) {
    case 'pending':
      return { kind: 'running' }
    case 'success': {
      if (call.data === undefined) return { kind: 'idle' }
      const problem = failure?.(call.data) ?? null
      return problem === null
        ? { kind: 'done', reply: call.data }
        : { kind: 'failed', detail: problem === '' ? fallback : problem }
    }
    case 'error': {
      const code = call.error instanceof HelperError ? call.error.code : undefined
      const detail = call.error === null ? fallback : errorText(call.error)
      return CANCELLED.has(code) ? { kind: 'cancelled', detail } : { kind: 'failed', detail, code }
    }
    case 'idle': {
      const detail = job?.detail ?? fallback
      if (job?.state === 'cancelled') return { kind: 'cancelled', detail }
      return job?.state === 'failed' ? { kind: 'failed', detail, code: job.code } : { kind: 'idle' }
    }
  }
}
