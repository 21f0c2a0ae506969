import type { Edges } from '@mosaygent/contract'
import type { Device } from '../phone/devices.ts'
import { outerSize } from '../phone/phone-scale.ts'
import { screenOf } from '../phone/screen.ts'
import type { AppPicture } from './ask-for-picture.ts'
import { drawGlass } from './draw-glass.ts'
import { BESIDE_PHONE, drawPhone } from './draw-phone.ts'
import { texts } from './texts.ts'

/** What is around the app: the rest of the glass, with the system's signs, or that and the phone. */
export type Around = 'glass' | 'phone'

/** The conditions in which the app was seen. */
export interface Conditions {
  readonly device: Device
  readonly landscape: boolean
  readonly appDark: boolean
  readonly edges: Edges | null
}

/** A picture of the app with what is around it, of the same density, on a canvas of its own. */
export async function drawPicture(
  app: AppPicture,
  conditions: Conditions,
  around: Around,
  time = new Date(),
): Promise<HTMLCanvasElement> {
  const { device, landscape } = conditions
  const screen = screenOf(device, landscape)
  const outer = outerSize(screen)
  const size =
    around === 'glass'
      ? screen
      : { width: outer.width + 2 * BESIDE_PHONE, height: outer.height + 2 * BESIDE_PHONE }
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(size.width * app.density)
  canvas.height = Math.round(size.height * app.density)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error(texts.noCanvas)
  const bitmap = await createImageBitmap(app.png)
  try {
    context.scale(app.density, app.density)
    if (around === 'phone') drawPhone(context, device, screen, landscape)
    drawGlass(context, { bitmap, density: app.density }, screen, conditions, time)
  } finally {
    bitmap.close()
  }
  return canvas
}

/** The same as a PNG. */
export async function composePicture(app: AppPicture, conditions: Conditions, around: Around): Promise<Blob> {
  const canvas = await drawPicture(app, conditions, around)
  const png = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  if (png === null) throw new Error(texts.noCanvas)
  return png
}
