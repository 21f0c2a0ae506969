import type { CSSProperties } from 'react'
import type { AppPicture } from '../picture/ask-for-picture.ts'
import { useDrawn } from './use-drawn.ts'

interface PictureCanvasProps {
  picture: AppPicture
  className?: string | undefined
  style?: CSSProperties
}

/** A picture on the page; a canvas, because the page's policy lets no image be made of bytes. */
export function PictureCanvas({ picture, className, style }: PictureCanvasProps) {
  const canvas = useDrawn(picture.png)
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
