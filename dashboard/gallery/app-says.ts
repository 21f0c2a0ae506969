import { identityOfFrame } from '@mosaygent/contract'
import type { MessageFromPage, MessageFromSketch, MessageFromStoryboard } from '@mosaygent/contract'

/** Plays the script in a page of the app: its hello, so that the page is not taken for one without, and its messages. */
export async function appSays(
  role: 'shown' | 'coming',
  messages: readonly (MessageFromPage | MessageFromSketch)[],
): Promise<void> {
  const frame = await frameOf(role)
  const hello: MessageFromPage = {
    type: 'mosaygent.hello',
    route: `${new URL(frame.src).pathname}#/tides`,
    identity: identityOfFrame(frame.name),
  }
  for (const data of [hello, ...messages]) saidBy(frame, data)
}

/** The page that is seen says something more: with another hello it would be taken for a new one. */
export async function appAnswers(message: MessageFromPage | MessageFromSketch): Promise<void> {
  saidBy(await frameOf('shown'), message)
}

/** The page in that frame says something. */
export function saidBy(
  frame: HTMLIFrameElement,
  data: MessageFromPage | MessageFromSketch | MessageFromStoryboard,
): void {
  const { origin } = window.location
  window.dispatchEvent(new MessageEvent('message', { origin, source: frame.contentWindow, data }))
}

/** Told at once when it is put into the document: a script says hello before its page has loaded. */
function frameOf(role: string): Promise<HTMLIFrameElement> {
  return new Promise((resolve) => {
    const look = () => {
      const frame = document.querySelector<HTMLIFrameElement>(`iframe[data-role=${role}]`)
      if (frame === null) return
      observer.disconnect()
      resolve(frame)
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { childList: true, subtree: true, attributeFilter: ['data-role'] })
    look()
  })
}
