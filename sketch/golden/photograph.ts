import type { Page } from '@playwright/test'
import type { Picture } from './compare.ts'

/** The page below `top` once it stands still: two pictures in a row are the same, so no animation is under way. */
export async function photograph(page: Page, top = 0): Promise<{ png: Buffer; picture: Picture }> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const take = async (): Promise<Buffer> =>
    await page.screenshot({ clip: { x: 0, y: top, width, height: height - top } })
  let before = await take()
  for (;;) {
    const png = await take()
    if (png.equals(before)) return { png, picture: await decode(page, png) }
    before = png
  }
}

/** The browser is the decoder. */
async function decode(page: Page, png: Buffer): Promise<Picture> {
  const { width, height, data } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    if (context === null) throw new Error('This browser has no canvas')
    context.drawImage(bitmap, 0, 0)
    const { data: pixels } = context.getImageData(0, 0, bitmap.width, bitmap.height)
    let text = ''
    for (let at = 0; at < pixels.length; at += 0x8000) {
      text += String.fromCharCode(...pixels.subarray(at, at + 0x8000))
    }
    return { width: bitmap.width, height: bitmap.height, data: btoa(text) }
  }, png.toString('base64'))
  return { width, height, pixels: Buffer.from(data, 'base64') }
}
