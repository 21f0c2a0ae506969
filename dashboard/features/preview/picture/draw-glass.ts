import type { Edges } from '@mosaygent/contract'
import type { Device } from '../phone/devices.ts'
import { groundTone } from '../phone/ground-tone.ts'
import { mainColour } from '../phone/screen-background.ts'
import { appSize } from '../phone/screen.ts'
import type { Screen } from '../phone/screen.ts'
import type { Conditions } from './compose-picture.ts'
import { drawStatusBar } from './draw-status-bar.ts'
import { edgeGradient } from './edge-gradient.ts'

const PLAIN = { light: '#fff', dark: '#101418' } as const
const INK = { light: '#101418', dark: '#f4f6f8' } as const

/** The glass: the app in its own pixels, its ground going on around it, and the system's signs. */
export function drawGlass(
  context: CanvasRenderingContext2D,
  app: { readonly bitmap: ImageBitmap; readonly density: number },
  screen: Screen,
  { device, landscape, appDark, edges }: Conditions,
  time: Date,
): void {
  const under = mainColour(edges?.top ?? null)
  const tone = under ? groundTone(under) : appDark ? 'dark' : 'light'
  drawGround(context, screen, edges, PLAIN[appDark ? 'dark' : 'light'])
  context.save()
  context.setTransform(1, 0, 0, 1, ...origin(context, screen, app.density))
  context.drawImage(app.bitmap, 0, 0)
  context.restore()
  if (screen.top > 0) drawStatusBar(context, screen, device.cutout, INK[tone], time)
  drawCutout(context, device, screen, landscape)
  if (device.home === 'line') drawHome(context, device, screen)
}

/** Where the app begins, in whole pixels of the picture: nothing of it is smoothed. */
function origin(context: CanvasRenderingContext2D, { left, top }: Screen, density: number): [number, number] {
  const { e, f } = context.getTransform()
  return [Math.round(e + left * density), Math.round(f + top * density)]
}

function drawGround(context: CanvasRenderingContext2D, screen: Screen, edges: Edges | null, plain: string) {
  const { top, left, right } = screen
  const app = appSize(screen)
  context.fillStyle = plain
  context.fillRect(0, 0, screen.width, screen.height)
  if (edges === null) return
  const across = { from: left, length: app.width }
  const along = { from: top, length: app.height }
  const parts = [
    [edges.top, 'x', across, [0, 0, screen.width, screen.height / 2]],
    [edges.bottom, 'x', across, [0, screen.height / 2, screen.width, screen.height / 2]],
    [edges.left, 'y', along, [0, top, left + 1, app.height]],
    [edges.right, 'y', along, [screen.width - right - 1, top, right + 1, app.height]],
  ] as const
  for (const [edge, axis, span, place] of parts) {
    if (edge === null) continue
    context.fillStyle = edgeGradient(context, edge, axis, span)
    const [x, y, width, height] = place
    context.fillRect(x, y, width, height)
  }
}

/** Along and away from the edge with the cutout, in upright px; the radii at that edge and across. */
const CUTOUTS = {
  island: { long: 110, deep: 32, away: 11, radii: [16, 16] },
  notch: { long: 164, deep: 34, away: 0, radii: [0, 20] },
  hole: { long: 22, deep: 22, away: 14, radii: [11, 11] },
} as const

function drawCutout(
  context: CanvasRenderingContext2D,
  device: Device,
  screen: Screen,
  landscape: boolean,
): void {
  if (device.cutout === 'none') return
  const { long, deep, away, radii } = CUTOUTS[device.cutout]
  const [near, far] = radii
  context.fillStyle = '#0a0b0d'
  context.beginPath()
  if (landscape) context.roundRect(away, (screen.height - long) / 2, deep, long, [near, far, far, near])
  else context.roundRect((screen.width - long) / 2, away, long, deep, [near, near, far, far])
  context.fill()
}

/** The line's ink is whatever its ground is not. */
function drawHome(context: CanvasRenderingContext2D, device: Device, screen: Screen): void {
  const width = device.kind === 'tablet' ? 240 : 134
  context.save()
  context.globalCompositeOperation = 'difference'
  context.fillStyle = '#e8e8e8'
  context.beginPath()
  context.roundRect((screen.width - width) / 2, screen.height - 13, width, 5, 3)
  context.fill()
  context.restore()
}
