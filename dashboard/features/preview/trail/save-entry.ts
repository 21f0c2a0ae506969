import { fileTime, saveFile, toast } from '#ui'
import type { AppPicture } from '../picture/ask-for-picture.ts'
import { composePicture, drawPicture } from '../picture/compose-picture.ts'
import { texts } from './texts.ts'
import type { TrailEntry } from './trail.ts'

/** How long each of the two is seen. */
const FRAME_MS = 1_000

/** The picture of an entry in its phone, as a file. */
export function saveEntry({ picture, conditions }: TrailEntry): Promise<void> {
  return save(conditions.device.name, 'png', () => composePicture(picture, conditions, 'phone'))
}

/** Before and after in the phone, one after the other without end, as a GIF. */
export function saveAnimation(before: AppPicture, { picture, conditions }: TrailEntry): Promise<void> {
  return save(conditions.device.name, 'gif', async () => {
    // few need it
    const { GIFEncoder, quantize, applyPalette } = await import('gifenc')
    const encoder = GIFEncoder()
    for (const app of [before, picture]) {
      const canvas = await drawPicture(app, conditions, 'phone')
      const context = canvas.getContext('2d')
      if (context === null) throw new Error(texts.unknown)
      // a GIF has no half-transparent corners
      context.globalCompositeOperation = 'destination-over'
      context.resetTransform()
      context.fillStyle = '#fff'
      context.fillRect(0, 0, canvas.width, canvas.height)
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
      const palette = quantize(data, 256)
      const index = applyPalette(data, palette)
      encoder.writeFrame(index, canvas.width, canvas.height, { palette, delay: FRAME_MS })
    }
    encoder.finish()
    return new Blob([encoder.bytes()], { type: 'image/gif' })
  })
}

async function save(name: string, type: string, make: () => Promise<Blob>): Promise<void> {
  try {
    const content = await make()
    saveFile(`${name} ${fileTime(new Date())}.${type}`, content)
  } catch (error) {
    toast(texts.failed(error instanceof Error ? error.message : texts.unknown))
  }
}
