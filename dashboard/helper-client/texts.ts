import type { ProblemCode } from '@mosaygent/contract'
import type { LoopbackBarrier } from './connection/loopback-permission.ts'

/** What this page says about its session with the helper. */
export const sessionTexts = {
  paired: 'This browser is paired with the helper.',
  ended: 'This browser’s session with the helper was ended.',
  forgotten:
    'The helper does not know this browser any more: open the pairing link that its terminal shows, in this browser.',
  stranger:
    'What answers on the helper’s port could not prove that it is the helper which this browser is paired with.',
  endedNotice:
    'This browser’s session with the helper was ended. Account and the Helper page connect it again.',
} as const

/** What a call says that could not be sent, or that nothing answered. */
export const sendTexts = {
  noAnswer: 'The helper does not answer',
  notOffered: 'The connected helper does not offer this.',
  barred: {
    'permission-needed': 'The browser asks before this page may reach the helper: press “Check Connection”',
    'permission-unanswered':
      'The browser asks before this page may reach the helper: press “Check Connection”',
    'permission-denied': 'The browser does not let this page reach the helper',
  } satisfies Record<LoopbackBarrier, string>,
} as const

/** Where in this dashboard a refusal is got over, by its code. */
export const nextStepTexts: Partial<Record<ProblemCode, string>> = {
  'firebase-signed-out': 'Log in on the Firebase page, then try again.',
  'firebase-login-expired': 'Log in again on the Firebase page, then try again.',
  'firebase-no-app': 'Register the app on the Firebase page, or change the id.',
  'firebase-choose-app': 'Choose one on the Firebase page.',
  'no-flutter-codebase': 'Choose or clone one on the Environment page.',
}
