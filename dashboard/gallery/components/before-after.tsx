import { useEffect, useState } from 'react'
import { deviceOf } from '../../features/preview/phone/devices.ts'
import type { AppPicture } from '../../features/preview/picture/ask-for-picture.ts'
import type { TrailEntry } from '../../features/preview/trail/trail.ts'
import { TrailStrip } from '../../features/preview/trail/trail-strip.tsx'
import { Sample } from './sample.tsx'

const SIZE = { width: 393, height: 759 } as const
const AT = new Date(2026, 10, 24, 14, 2, 11).getTime()

/** A small app with a bar and a button of that colour. */
async function pictureOf(button: string): Promise<AppPicture> {
  const canvas = Object.assign(document.createElement('canvas'), SIZE)
  const context = canvas.getContext('2d')
  const areas = [
    ['#f3f6f9', 0, 0, SIZE.width, SIZE.height],
    ['#0f5c7d', 0, 0, SIZE.width, 64],
    [button, 24, 600, 345, 56],
  ] as const
  if (context !== null)
    for (const [colour, x, y, width, height] of areas) {
      context.fillStyle = colour
      context.fillRect(x, y, width, height)
    }
  const png = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve)
  })
  return { png: png ?? new Blob(), ...SIZE, density: 1, blanks: 0 }
}

/** The line of pictures under the phone, and what one opens. */
export function BeforeAfter() {
  const [entries, setEntries] = useState<readonly TrailEntry[]>([])
  useEffect(() => {
    Promise.all([pictureOf('#0f5c7d'), pictureOf('#d9772b')]).then(([old, fresh]) => {
      const shared = {
        project: null,
        route: '/',
        before: null,
        change: null,
        conditions: { device: deviceOf('iphone-16'), landscape: false, appDark: false, edges: null },
      }
      setEntries([
        { ...shared, id: '1', at: AT, action: 'start', number: null, picture: old },
        { ...shared, id: '2', at: AT + 60_000, action: 'reload', number: 1, picture: fresh, before: old },
      ])
    }, reportError)
  }, [])
  return (
    <Sample title="Before and after">
      <TrailStrip entries={entries} />
    </Sample>
  )
}
