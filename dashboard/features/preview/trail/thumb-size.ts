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
  /** Where it begins, so that its middle is seen: 0, or less where it is wider than the canvas. */
  readonly left: number
}

/** How large a picture is drawn to cover its place under the phone, pixel for pixel, from the middle of its top. */
export function thumbSize(picture: { width: number; height: number }, pixelRatio: number): ThumbSize {
  const width = Math.round(WIDTH * pixelRatio)
  const height = Math.round(HEIGHT * pixelRatio)
  const scale = Math.max(width / picture.width, height / picture.height)
  const resizeWidth = Math.max(1, Math.round(picture.width * scale))
  return {
    width,
    height,
    resizeWidth,
    left: Math.min(0, Math.ceil((width - resizeWidth) / 2)),
    resizeHeight: Math.max(1, Math.round(picture.height * scale)),
  }
}
