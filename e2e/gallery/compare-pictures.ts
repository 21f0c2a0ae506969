import type { Page } from '@playwright/test'

/** What two pictures of one screen have not in common. */
export interface Difference {
  /** Blocks of 8 px that differ by more than another machine's fonts make them differ. */
  readonly blocks: number
  readonly of: number
  /** The new picture with those blocks marked, PNG in base64. */
  readonly marked: string
}

/**
 * A picture at half its size, PNG in base64: what is kept. Small, and blind to how a machine rasters its letters, which
 * a comparison pixel by pixel is not.
 */
export function halved(page: Page, png: string): Promise<string> {
  return page.evaluate(async (source) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob())
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(image.width / 2)
    canvas.height = Math.round(image.height / 2)
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('no canvas')
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/png').replace(/^.*,/, '')
  }, png)
}

/**
 * Compares two halved pictures by the mean colour of each block. Where both are plain, 2 of 255 are too many: a colour
 * or an edge has changed. Where there are letters or lines, 24 are: hinting and smoothing move less ink than that, a
 * step of spacing moves more.
 */
export function compare(page: Page, kept: string, now: string): Promise<Difference> {
  return page.evaluate(
    async ([kept, now]) => {
      const BLOCK = 4
      const PLAIN = { range: 8, most: 1 }
      const LETTERS = 24
      const read = async (source: string) => {
        const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob())
        const canvas = document.createElement('canvas')
        canvas.width = image.width
        canvas.height = image.height
        const context = canvas.getContext('2d', { willReadFrequently: true })
        if (context === null) throw new Error('no canvas')
        context.drawImage(image, 0, 0)
        const { width, height, data } = context.getImageData(0, 0, image.width, image.height)
        return { canvas, context, width, height, data }
      }
      const [a, b] = [await read(kept), await read(now)]
      if (a.width !== b.width || a.height !== b.height) throw new Error('The pictures have different sizes')
      const measure = ({ data, width }: { data: Uint8ClampedArray; width: number }, x: number, y: number) => {
        const sum = [0, 0, 0]
        let [least, most] = [255, 0]
        for (let dy = 0; dy < BLOCK; dy += 1) {
          for (let dx = 0; dx < BLOCK; dx += 1) {
            const at = ((y + dy) * width + x + dx) * 4
            for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + (data[at + channel] ?? 0)
            const green = data[at + 1] ?? 0
            least = Math.min(least, green)
            most = Math.max(most, green)
          }
        }
        return { mean: sum.map((total) => total / BLOCK ** 2), range: most - least }
      }
      b.context.fillStyle = 'rgb(255 0 160 / 0.6)'
      let [blocks, of] = [0, 0]
      for (let y = 0; y + BLOCK <= a.height; y += BLOCK) {
        for (let x = 0; x + BLOCK <= a.width; x += BLOCK) {
          const [one, other] = [measure(a, x, y), measure(b, x, y)]
          const by = Math.max(
            ...one.mean.map((value, channel) => Math.abs(value - (other.mean[channel] ?? 0))),
          )
          const plain = one.range <= PLAIN.range && other.range <= PLAIN.range
          of += 1
          if (by <= (plain ? PLAIN.most : LETTERS)) continue
          blocks += 1
          b.context.fillRect(x, y, BLOCK, BLOCK)
        }
      }
      return { blocks, of, marked: b.canvas.toDataURL('image/png').replace(/^.*,/, '') }
    },
    [kept, now] as const,
  )
}
