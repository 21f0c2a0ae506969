import type { PagePicture } from '@mosaygent/contract'
import { standaloneCopy } from './standalone-copy.ts'
import { standaloneStyle } from './standalone-style.ts'

/**
 * What the page shows, drawn anew by the browser from a copy of its elements: the copy is an image, which loads nothing,
 * so fonts and pictures are in it.
 * @throws when the browser draws no such image.
 */
export async function takePicture(density: number): Promise<PagePicture> {
  await document.fonts.ready
  const [width, height] = [Math.round(innerWidth * density), Math.round(innerHeight * density)]
  const [style, copy] = await Promise.all([standaloneStyle(), standaloneCopy(document.documentElement)])
  const { fontSize } = getComputedStyle(document.documentElement)
  copy.prepend(Object.assign(document.createElement('style'), { textContent: style }))
  const markup = new XMLSerializer().serializeToString(copy)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" style="font-size:${fontSize}"` +
    ` viewBox="0 0 ${innerWidth} ${innerHeight}"><foreignObject width="100%" height="100%">` +
    `${withoutControls(markup)}</foreignObject></svg>`
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob === null) throw new Error('The browser made no picture')
  const png = new Uint8Array(await blob.arrayBuffer())
  return { outcome: 'taken', png, width, height, density, blanks: 0 }
}

/** A page may have characters in it that XML has no place for. */
function withoutControls(markup: string): string {
  // oxlint-disable-next-line no-control-regex -- these are meant
  return markup.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
}
