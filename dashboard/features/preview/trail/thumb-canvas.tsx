import { useEffect, useRef } from 'react'
import type { AppPicture } from '../picture/ask-for-picture.ts'
import { thumbSize } from './thumb-size.ts'

/** The top of a picture, made small by the browser's own careful way: a canvas that is only shown small is a jumble. */
export function ThumbCanvas({ picture }: { picture: AppPicture }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width, height, resizeWidth, resizeHeight, left } = thumbSize(picture, window.devicePixelRatio)
  useEffect(() => {
    let gone = false
    createImageBitmap(picture.png, { resizeWidth, resizeHeight, resizeQuality: 'high' }).then((bitmap) => {
      if (!gone) canvas.current?.getContext('2d')?.drawImage(bitmap, left, 0)
      bitmap.close()
    }, reportError)
    return () => {
      gone = true
    }
  }, [picture, resizeWidth, resizeHeight, left])
  return <canvas ref={canvas} width={width} height={height} aria-hidden="true" />
}
