import type { PagePicture } from '@mosaygent/contract'
import { framed } from '../frame.ts'
import { takePicture } from './take-picture.ts'

/** Answers the wish for a picture of the window around the frame, as the gateway's script does in an app's page. */
export function answerPictures(): void {
  addEventListener('message', (event: MessageEvent<unknown>) => {
    const message = event.data
    const [port] = event.ports
    if (!framed || event.source !== window.parent || port === undefined) return
    if (typeof message !== 'object' || message === null) return
    if (!('type' in message) || message.type !== 'mosaygent.take-picture') return
    const density = 'density' in message && typeof message.density === 'number' ? message.density : null
    takePicture(density ?? devicePixelRatio)
      .catch((): PagePicture => ({ outcome: 'not-taken', why: 'unreadable' }))
      .then((picture) => port.postMessage(picture), reportError)
  })
}
