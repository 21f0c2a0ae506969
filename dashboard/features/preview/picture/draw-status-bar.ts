import { clockText } from '../phone/clock-text.ts'
import type { Device } from '../phone/devices.ts'
import type { Screen } from '../phone/screen.ts'
import { BATTERY_END, SIGNAL, WIFI } from '../phone/signs.ts'

/** Widths of the three signs, their heights, and the room between them. */
const SIGNS = [19, 17, 27] as const
const GAP = 6

/** The clock and the signs, where `phone.module.css` has them. */
export function drawStatusBar(
  pen: CanvasRenderingContext2D,
  screen: Screen,
  cutout: Device['cutout'],
  ink: string,
  time: Date,
): void {
  const plain = cutout === 'none' || cutout === 'hole'
  const middle = plain ? screen.top / 2 : (screen.top + 3) / 2
  const [start, end] = plain ? [20, 20] : [34, 30]
  pen.save()
  pen.fillStyle = ink
  pen.strokeStyle = ink
  pen.font = `${plain ? 550 : 600} 14px 'Geist Variable', system-ui, sans-serif`
  pen.textBaseline = 'middle'
  pen.fillText(clockText(time), start, middle + 1)
  pen.translate(screen.width - end - SIGNS.reduce((sum, width) => sum + width, 2 * GAP), middle)
  pen.translate(0, -6)
  for (const [x, y, height] of SIGNAL) {
    pen.beginPath()
    pen.roundRect(x, y, 3.2, height, 1)
    pen.fill()
  }
  pen.translate(SIGNS[0] + GAP, 0)
  for (const wave of WIFI) fillPath(pen, wave)
  pen.translate(SIGNS[1] + GAP, -0.5)
  pen.beginPath()
  pen.roundRect(2, 2, 20, 9, 2.3)
  pen.fill()
  pen.globalAlpha = 0.38
  pen.beginPath()
  pen.roundRect(0.5, 0.5, 23, 12, 3.6)
  pen.stroke()
  pen.globalAlpha = 0.42
  fillPath(pen, BATTERY_END)
  pen.restore()
}

function fillPath(pen: CanvasRenderingContext2D, path: string): void {
  // oxlint-disable-next-line no-array-fill-with-reference-type -- a canvas is no array
  pen.fill(new Path2D(path))
}
