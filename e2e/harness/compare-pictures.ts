import type { Page } from '@playwright/test'

export interface Compared {
  /** Width and height of both, in pixels. */
  readonly sizes: readonly (readonly [number, number])[]
  /** Pixels of which a colour differs by more than smoothing makes. */
  readonly different: number
  /** The largest difference of a colour at one pixel, 0 to 255. */
  readonly most: number
}

/** Compares two PNGs, both in base64, in a browser. */
export function comparePictures(reader: Page, one: string, other: string, smoothing = 0): Promise<Compared> {
  return reader.evaluate(
    async ([first, second, tolerance]) => {
      const pixelsOf = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
        canvas?.drawImage(bitmap, 0, 0)
        const { data } = canvas?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] }
        return { size: [bitmap.width, bitmap.height] as const, data }
      }
      const [a, b] = [await pixelsOf(first), await pixelsOf(second)]
      let [different, most] = [0, 0]
      for (let at = 0; at < Math.max(a.data.length, b.data.length); at += 4) {
        const off = Math.max(
          ...[0, 1, 2].map((part) => Math.abs((a.data[at + part] ?? 999) - (b.data[at + part] ?? 0))),
        )
        most = Math.max(most, off)
        if (off > tolerance) different += 1
      }
      return { sizes: [a.size, b.size], different, most }
    },
    [one, other, smoothing] as const,
  )
}
