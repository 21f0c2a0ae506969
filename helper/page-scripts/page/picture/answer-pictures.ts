import type { PagePicture } from '@mosaygent/contract'
import { takePicture } from './take-picture.ts'

/** Answers the dashboard's wish for a picture on the port that comes with it. */
export function answerPictures(dashboards: readonly string[]): void {
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.source !== window.parent || !dashboards.includes(event.origin)) return
    const message = event.data
    const [port] = event.ports
    if (port === undefined || typeof message !== 'object' || message === null) return
    if (!('type' in message) || message.type !== 'mosaygent.take-picture') return
    const density = 'density' in message && typeof message.density === 'number' ? message.density : null
    takePicture(density)
      // A canvas with pictures of other servers in it cannot be read.
      .catch((): PagePicture => ({ outcome: 'not-taken', why: 'unreadable' }))
      .then((picture) => port.postMessage(picture), reportError)
  })
}
