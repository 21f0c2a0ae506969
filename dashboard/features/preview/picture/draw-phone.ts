import type { Device } from '../phone/devices.ts'
import { outerSize } from '../phone/phone-scale.ts'
import type { Screen } from '../phone/screen.ts'

/** Room around the phone, for the key at its side. */
export const BESIDE_PHONE = 4

/** The phone of `phone.module.css` on a canvas, up to its glass, to which it leaves the canvas clipped and moved. */
export function drawPhone(
  context: CanvasRenderingContext2D,
  device: Device,
  screen: Screen,
  landscape: boolean,
): void {
  const { width, height } = outerSize(screen)
  const corner = device.home === 'button' ? 58 : device.corner + Math.min(screen.frameX, screen.frameY)
  context.translate(BESIDE_PHONE, BESIDE_PHONE)
  if (device.kind === 'phone') drawKey(context, width, height, landscape)
  fillRounded(context, [0, 0, width, height], corner, metal(context, width, height))
  fillRounded(context, [2, 2, width - 4, height - 4], corner - 2, 'oklch(0.13 0.008 250)')
  if (device.home === 'button') drawButton(context, screen, landscape)
  context.translate(screen.frameX, screen.frameY)
  context.beginPath()
  context.roundRect(0, 0, screen.width, screen.height, device.corner)
  context.clip()
}

function drawKey(context: CanvasRenderingContext2D, width: number, height: number, landscape: boolean): void {
  const place = landscape
    ? ([width * 0.63, -2, width * 0.11, 4] as const)
    : ([width - 2, height * 0.26, 4, height * 0.11] as const)
  fillRounded(context, place, 2, 'oklch(0.33 0.012 250)')
}

function drawButton(context: CanvasRenderingContext2D, screen: Screen, landscape: boolean): void {
  const { width, height } = outerSize(screen)
  const [x, y] = landscape ? [width - screen.frameX / 2, height / 2] : [width / 2, height - screen.frameY / 2]
  context.strokeStyle = 'oklch(0.34 0.012 250)'
  context.lineWidth = 2
  context.beginPath()
  context.arc(x, y, 27, 0, 2 * Math.PI)
  context.stroke()
}

/** The gradient of the frame, at 140 degrees as a style sheet counts them. */
function metal(context: CanvasRenderingContext2D, width: number, height: number): CanvasGradient {
  const angle = (140 * Math.PI) / 180
  const [across, up] = [Math.sin(angle), Math.cos(angle)]
  const half = (Math.abs(width * across) + Math.abs(height * up)) / 2
  const [x, y] = [width / 2, height / 2]
  const gradient = context.createLinearGradient(
    x - across * half,
    y + up * half,
    x + across * half,
    y - up * half,
  )
  gradient.addColorStop(0, 'oklch(0.4 0.012 250)')
  gradient.addColorStop(0.3, 'oklch(0.22 0.012 250)')
  gradient.addColorStop(1, 'oklch(0.3 0.012 250)')
  return gradient
}

function fillRounded(
  context: CanvasRenderingContext2D,
  [x, y, width, height]: readonly [number, number, number, number],
  radius: number,
  fill: string | CanvasGradient,
): void {
  context.fillStyle = fill
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.fill()
}
