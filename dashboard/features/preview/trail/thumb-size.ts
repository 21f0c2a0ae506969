/** What `.thumb` shows, px: its size less its border. */
const WIDTH = 22
const HEIGHT = 28

interface ThumbSize {
  /** Of the canvas, device pixels. */
  readonly width: number
  readonly height: number
  /** To what the whole picture is scaled, so that it covers the canvas. */
  readonly resizeWidth: number
  readonly resizeHeight: number
}

/** How large a picture is drawn to cover its place under the phone, pixel for pixel, from its top. */
export function thumbSize(picture: { width: number; height: number }, pixelRatio: number): ThumbSize {
  const width = Math.round(WIDTH * pixelRatio)
  const height = Math.round(HEIGHT * pixelRatio)
  const scale = Math.max(width / picture.width, height / picture.height)
  return {
    width,
    height,
    resizeWidth: Math.max(1, Math.round(picture.width * scale)),
    resizeHeight: Math.max(1, Math.round(picture.height * scale)),
  }
}
