import { useEffect, useRef, type RefObject } from 'react'

interface Drawn {
  /** To what the whole picture is scaled, in device pixels, by the browser's own careful way; left out: as it is. */
  readonly resizeWidth?: number
  readonly resizeHeight?: number
  /** Where it begins. */
  readonly left?: number
}

/** A canvas on which a picture is drawn once the browser has decoded it. */
export function useDrawn(
  png: Blob,
  { resizeWidth, resizeHeight, left = 0 }: Drawn = {},
): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let gone = false
    const scaled =
      resizeWidth === undefined || resizeHeight === undefined
        ? createImageBitmap(png)
        : createImageBitmap(png, { resizeWidth, resizeHeight, resizeQuality: 'high' })
    scaled.then((bitmap) => {
      if (!gone) canvas.current?.getContext('2d')?.drawImage(bitmap, left, 0)
      bitmap.close()
    }, reportError)
    return () => {
      gone = true
    }
  }, [png, resizeWidth, resizeHeight, left])
  return canvas
}
