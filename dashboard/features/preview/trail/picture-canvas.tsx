import { useEffect, useRef } from 'react'
import type { CSSProperties } from 'react'
import type { AppPicture } from '../picture/ask-for-picture.ts'

interface PictureCanvasProps {
  picture: AppPicture
  className?: string | undefined
  style?: CSSProperties
}

/** A picture on the page; a canvas, because the page's policy lets no image be made of bytes. */
export function PictureCanvas({ picture, className, style }: PictureCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let gone = false
    createImageBitmap(picture.png).then((bitmap) => {
      if (!gone) canvas.current?.getContext('2d')?.drawImage(bitmap, 0, 0)
      bitmap.close()
    }, reportError)
    return () => {
      gone = true
    }
  }, [picture])
  return (
    <canvas
      ref={canvas}
      width={picture.width}
      height={picture.height}
      className={className}
      style={style}
      aria-hidden="true"
    />
  )
}
