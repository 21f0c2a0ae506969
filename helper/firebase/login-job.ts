import type { FirebaseLogin } from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import type { JobBoard, JobHandle } from '../jobs/index.ts'

/** A login as the list of long work shows it, from its first call to the code that a person brings back. */
export interface LoginJob {
  /** Takes every state of the login: the first one opens the job, a final one closes it. */
  follow(login: FirebaseLogin): void
  /** Aborts when somebody cancels the job, or the helper ends; undefined while no login is under way. */
  signal(): AbortSignal | undefined
}

interface Open {
  readonly job: JobHandle
  readonly end: (outcome: Outcome<null>) => void
}

/** `onCancel`: the job was cancelled; the login has to say so by `follow`. */
export function createLoginJob(jobs: JobBoard, onCancel: () => void): LoginJob {
  let open: Open | null = null

  /** Lies between two calls, so it is neither's own work: what becomes of the login ends it. */
  const begin = () =>
    jobs.run<null>(
      { kind: 'firebase-login', stage: 'Asking for the sign-in page' },
      (job) =>
        new Promise((end) => {
          open = { job, end }
          job.signal.addEventListener('abort', onCancel, { once: true })
        }),
    )
  const progress = (stage: string) => open?.job.progress({ stage, percent: null })
  const end = (outcome: Outcome<null>) => {
    const ending = open
    open = null
    ending?.end(outcome)
  }

  return {
    follow({ state, detail }) {
      switch (state) {
        case 'starting':
          // the login itself is what tells how it goes; a helper that ends has no job for it
          if (open === null) void begin()
          return
        case 'waiting':
          return progress('Waiting for the code of the sign-in page')
        case 'finishing':
          return progress('Handing over the code')
        case 'done':
          return end(succeed(null))
        case 'failed':
          return end(refuse('login-failed', detail ?? 'The login failed.'))
        case 'cancelled':
          return end(refuse('cancelled', 'Cancelled.'))
      }
    },
    signal: () => open?.job.signal,
  }
}
