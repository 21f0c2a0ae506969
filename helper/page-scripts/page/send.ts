import type { MessageFromPage } from '@mosaygent/contract'

/** Sends a message to the dashboard that frames the page; does nothing in a tab of its own. */
export type Send = (message: MessageFromPage) => void

const MAX_TEXT = 4000

/** Shortens a text of the app to what the contract accepts. */
export function cutText(text: string): string {
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)} ... (cut)` : text
}
