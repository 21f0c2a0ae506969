import { refuse } from '../errors/index.ts'
import type { FirebaseFailure, FirebaseSearch } from '../tools/index.ts'

/** What was asked, so that a refusal can name it. */
interface Asked {
  readonly project?: string
}

/** What a failed call of the Firebase command line means for a person. */
export function describeFailure(failure: FirebaseFailure, { project }: Asked = {}) {
  switch (failure.kind) {
    case 'missing':
      return refuse('tool-missing', 'The Firebase CLI is not there any more. Install it first.')
    case 'cancelled':
      return refuse('cancelled', 'Cancelled. Nothing was changed.')
    case 'signed-out':
      return refuse('firebase-signed-out', 'Nobody is logged in to the Firebase CLI.')
    case 'expired':
      return refuse('firebase-login-expired', 'Firebase does not accept the stored login any more.')
    case 'no-access':
    case 'not-found':
      return refuse(
        'firebase-no-access',
        project === undefined
          ? 'Firebase does not let this account do that. Log in with another account.'
          : `This account may not see the project ${project}, or there is none of that id: Firebase does not say which. Check the id, or log in with another account.`,
      )
    case 'rate-limited':
      return refuse(
        'firebase-rate-limited',
        'Firebase takes no more questions for a while. Wait a minute, then try again.',
      )
    case 'unavailable':
      return refuse(
        'firebase-unavailable',
        `Firebase has trouble of its own right now (HTTP ${failure.status}). Try again in a moment.`,
      )
    case 'slow':
      return refuse('firebase-unavailable', 'Firebase did not answer in time. Try again in a moment.')
    case 'offline':
      return refuse(
        'network-unreachable',
        'Firebase could not be reached. Check the network connection, then try again.',
      )
    case 'bad-reply':
      return refuse(
        'firebase-bad-reply',
        `Firebase’s answer came only in part, or is not what is documented${failure.output === null ? '' : ` (${failure.output})`}. Try again; if it stays like this, update the Firebase CLI.`,
      )
    case 'disk-full':
      return refuse('disk-full', 'The disk is full. Free some space, then try again. Nothing was changed.')
    case 'failed':
      return refuse(
        'tool-failed',
        `The Firebase CLI could not do it: ${failure.output || 'it did not say why'}.`,
      )
  }
}

/** One sentence about a `firebase` that cannot be used. */
export function whatIsWrong(search: Exclude<FirebaseSearch, { kind: 'found' }>): string {
  switch (search.kind) {
    case 'missing':
      return 'The Firebase CLI is not installed.'
    case 'unusable':
      return `${search.file} is not a Firebase CLI that runs here${search.output === '' ? '' : `: ${search.output}`}.`
    case 'too-old':
      return `${search.file} is version ${search.version}. Version 13.31 or newer is needed.`
    case 'silent':
      return `${search.file} did not say its version within 20 s.`
  }
}

export function toolMissing(search: Exclude<FirebaseSearch, { kind: 'found' }>) {
  return refuse('tool-missing', `${whatIsWrong(search)} Install it first.`)
}
