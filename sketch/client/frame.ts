import type { MessageFromPage, MessageFromSketch } from '@mosaygent/contract'

/** Whether another window shows the sketch, as the dashboard does. */
export const framed = window.parent !== window

/** Sends a message to the window around the frame, whoever that is: nothing in it is a secret. */
export function postToParent(message: MessageFromPage | MessageFromSketch): void {
  if (framed) window.parent.postMessage(message, '*')
}
