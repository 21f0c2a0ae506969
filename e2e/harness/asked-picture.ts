import type { Locator } from '@playwright/test'

export interface AskedPicture {
  readonly outcome: string
  readonly density: number | null
  /** PNG. */
  readonly base64: string
}

/** Asks the page in a frame for a picture of itself, as the dashboard does. */
export function askedPicture(frame: Locator, density: number | null): Promise<AskedPicture> {
  return frame.evaluate(
    (element: HTMLIFrameElement, wanted) =>
      new Promise<AskedPicture>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        type Answer = MessageEvent<{ outcome: string; density?: number; png?: Uint8Array }>
        port1.addEventListener('message', ({ data }: Answer) => {
          let text = ''
          for (const byte of data.png ?? []) text += String.fromCodePoint(byte)
          resolve({ outcome: data.outcome, density: data.density ?? null, base64: btoa(text) })
        })
        port1.start()
        const wish = { type: 'mosaygent.take-picture', density: wanted }
        element.contentWindow?.postMessage(wish, '*', [port2])
      }),
    density,
  )
}
