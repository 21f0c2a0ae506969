import { identityOfFrame } from '@mosaygent/contract/app-frame'
import type { MessageFromPage, MessageFromSketch, MessageFromStoryboard } from '@mosaygent/contract'

/** Whether another window shows the sketch, as the dashboard does. */
export const framed = window.parent !== window

/** The device that the app is to be on; null: this browser. */
export const identity = framed ? identityOfFrame(window.name) : null

/** What the server says, handed on as it is: the window around the frame parses what it hears. */
interface Unparsed {
  readonly type: 'sketch-coverage'
  readonly coverage: unknown
}

/** Sends a message to the window around the frame, whoever that is: nothing in it is a secret. */
export function postToParent(
  message: MessageFromPage | MessageFromSketch | MessageFromStoryboard | Unparsed,
): void {
  if (framed) window.parent.postMessage(message, '*')
}
