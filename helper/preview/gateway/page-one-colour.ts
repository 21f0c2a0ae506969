/**
 * The part of the page's script that looks whether Flutter's picture is of one colour alone, by `isOneColour`. Each look
 * takes a canvas of its own: read again and again, one is moved out of the graphics processor with a word in the console.
 */
export const PAGE_ONE_COLOUR = String.raw`
const SIDE = 64
const canvasesIn = (root) =>
  [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.localName === 'canvas' ? [element] : []),
    ...(element.shadowRoot ? canvasesIn(element.shadowRoot) : []),
  ])
const isOneColour = () => {
  try {
    const canvases = canvasesIn(document).filter(({ width, height }) => width > 0 && height > 0)
    if (canvases.length === 0) return false
    const sample = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE })
    const context = sample.getContext('2d')
    context.imageSmoothingQuality = 'high'
    for (const canvas of canvases) context.drawImage(canvas, 0, 0, SIDE, SIDE)
    const colours = new Uint32Array(context.getImageData(0, 0, SIDE, SIDE).data.buffer)
    // what cannot be read is seen through
    return colours[0] >>> 24 === 255 && colours.every((colour) => colour === colours[0])
  } catch {
    return false // not for us to read: it is taken for a picture
  }
}
`
