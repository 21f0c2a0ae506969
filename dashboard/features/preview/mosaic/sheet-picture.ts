import type { Conditions } from '../picture/compose-picture.ts'
import { drawPicture } from '../picture/compose-picture.ts'
import type { PictureAnswer } from '../picture/ask-for-picture.ts'
import { BESIDE_PHONE } from '../picture/draw-phone.ts'
import { texts as pictureTexts } from '../picture/texts.ts'
import { outerSize } from '../phone/phone-scale.ts'
import { screenOf } from '../phone/screen.ts'
import { CAPTION, GAP } from './sheet-layout.ts'
import type { Place } from './sheet-layout.ts'

/** Pixels of the picture a pixel of the page: sharp where it is shown to others. */
const DENSITY = 2
/** The least that a page is asked for. */
const LEAST = 0.5

/** A frame as the picture needs it. */
export interface Shot {
  readonly place: Place
  readonly name: string
  /** Below the name. */
  readonly detail: string
  readonly conditions: Conditions
  readonly take: (density: number | null) => Promise<PictureAnswer>
}

export interface SheetPicture {
  readonly png: Blob
  /** How many frames gave no picture of their app. */
  readonly missing: number
}

/**
 * One picture of the whole sheet, as it is laid out, from each frame's own picture. One after the other: pages of an app
 * share a thread.
 * @throws where this browser draws nothing.
 */
export async function takeSheetPicture(
  shots: readonly Shot[],
  size: { readonly width: number; readonly height: number },
): Promise<SheetPicture> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round((size.width + 2 * GAP) * DENSITY)
  canvas.height = Math.round((size.height + 2 * GAP) * DENSITY)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error(pictureTexts.noCanvas)
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.body)
  context.scale(DENSITY, DENSITY)
  context.fillStyle = backgroundColor
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.translate(GAP, GAP)
  let missing = 0
  for (const { place, name, detail, conditions, take } of shots) {
    const { device, landscape } = conditions
    const outer = outerSize(screenOf(device, landscape))
    const { left, top, scale } = place
    const answer = await take(Math.max(LEAST, scale * DENSITY))
    if (answer.outcome === 'taken') {
      const phone = await drawPicture(answer.picture, conditions, 'phone')
      const beside = BESIDE_PHONE * scale
      const [width, height] = [outer.width * scale + 2 * beside, outer.height * scale + 2 * beside]
      context.drawImage(phone, left - beside, top - beside, width, height)
    } else missing += 1
    const middle = left + (outer.width * scale) / 2
    const below = top + outer.height * scale
    context.fillStyle = color
    context.textAlign = 'center'
    context.font = `600 12px ${fontFamily}`
    context.fillText(name, middle, below + CAPTION / 2)
    context.globalAlpha = 0.7
    context.font = `500 11px ${fontFamily}`
    context.fillText(detail, middle, below + CAPTION - 6)
    context.globalAlpha = 1
  }
  const png = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  if (png === null) throw new Error(pictureTexts.noCanvas)
  return { png, missing }
}
