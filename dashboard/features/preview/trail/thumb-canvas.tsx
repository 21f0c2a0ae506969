import type { AppPicture } from '../picture/ask-for-picture.ts'
import { thumbSize } from './thumb-size.ts'
import { useDrawn } from './use-drawn.ts'

/** The top of a picture, made small by the browser's own careful way: a canvas that is only shown small is a jumble. */
export function ThumbCanvas({ picture }: { picture: AppPicture }) {
  const { width, height, ...drawn } = thumbSize(picture, window.devicePixelRatio)
  const canvas = useDrawn(picture.png, drawn)
  return <canvas ref={canvas} width={width} height={height} aria-hidden="true" />
}
