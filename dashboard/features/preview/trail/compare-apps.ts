import type { AppPicture } from '../picture/ask-for-picture.ts'
import { changeBetween } from './changed-boxes.ts'
import type { Change, Pixels } from './changed-boxes.ts'

/** Larger pictures are compared smaller, so that the page is never held up for longer than a few frames. */
const MOST_PIXELS = 400_000

/** What two pictures of the app differ in. */
export async function compareApps(before: AppPicture, after: AppPicture): Promise<Change> {
  if (before.width !== after.width || before.height !== after.height) return { kind: 'other-size' }
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (after.width * after.height)))
  const [one, other] = await Promise.all([pixelsOf(before, scale), pixelsOf(after, scale)])
  return changeBetween(one, other)
}

async function pixelsOf({ png, ...picture }: AppPicture, scale: number): Promise<Pixels> {
  const bitmap = await createImageBitmap(png)
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  // it is read at once, and stays out of the graphics processor
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const data = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
  return { data, width, height }
}
