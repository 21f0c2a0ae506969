import type { PagePicture } from '@mosaygent/contract'
import { paintedCanvases } from '../flutter-canvases.ts'
import { drawnAtDensity } from './draw-at-density.ts'

/**
 * What Flutter's engine has painted, its canvases one above the other, in pixels of their own.
 * @throws when one of them cannot be read.
 */
export async function takePicture(density: number | null): Promise<PagePicture> {
  if (density === null || density === devicePixelRatio) return await pictureOfCanvases()
  return await drawnAtDensity(density, pictureOfCanvases)
}

async function pictureOfCanvases(): Promise<PagePicture> {
  const canvases = paintedCanvases().map((canvas) => ({ canvas, box: canvas.getBoundingClientRect() }))
  const seen = canvases.filter(({ box }) => box.width > 0 && box.height > 0)
  const density = Math.max(0, ...seen.map(({ canvas, box }) => canvas.width / box.width))
  const [width, height] = [Math.round(innerWidth * density), Math.round(innerHeight * density)]
  const picture = Object.assign(document.createElement('canvas'), { width, height })
  const context = picture.getContext('2d')
  if (context === null || width === 0 || height === 0) return { outcome: 'not-taken', why: 'no-canvas' }
  for (const element of [document.documentElement, document.body]) {
    context.fillStyle = getComputedStyle(element).backgroundColor
    context.fillRect(0, 0, width, height)
  }
  for (const { canvas, box } of seen) {
    const [x, y] = [Math.round(box.left * density), Math.round(box.top * density)]
    // An edge between two pixels makes the box a part of one larger or smaller than what was painted.
    const exact = Math.abs(box.width * density - canvas.width) < 1
    if (exact) context.drawImage(canvas, x, y)
    else context.drawImage(canvas, x, y, box.width * density, box.height * density)
  }
  const png = await pngOf(picture)
  return { outcome: 'taken', png, width, height, density, blanks: countPlatformViews(document) }
}

async function pngOf(canvas: HTMLCanvasElement): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob === null) throw new Error('The browser made no picture')
  return new Uint8Array(await blob.arrayBuffer())
}

/** Maps, videos and the like are elements between the canvases, whose pixels are not ours. */
function countPlatformViews(root: Document): number {
  return [...root.querySelectorAll('flt-platform-view')].filter((view) => {
    const { width, height } = view.getBoundingClientRect()
    return width > 0 && height > 0
  }).length
}
