const SAMPLE_SIDE = 64

/** The canvases that Flutter's engine paints on, which lie in shadow roots. */
export function paintedCanvases(): HTMLCanvasElement[] {
  return canvasesIn(document).filter(({ width, height }) => width > 0 && height > 0)
}

function canvasesIn(root: Document | ShadowRoot): HTMLCanvasElement[] {
  const elements = [...root.querySelectorAll('*')]
  return elements.flatMap((element) => {
    if (element instanceof HTMLCanvasElement) return element
    return element.shadowRoot === null ? [] : canvasesIn(element.shadowRoot)
  })
}

/**
 * Whether Flutter's picture has one colour alone. Each call uses a new canvas: the browser moves one that is read again
 * and again out of the graphics processor and prints a warning.
 */
export function isOneColour(): boolean {
  try {
    const canvases = paintedCanvases()
    if (canvases.length === 0) return false
    const sample = Object.assign(document.createElement('canvas'), {
      width: SAMPLE_SIDE,
      height: SAMPLE_SIDE,
    })
    const context = sample.getContext('2d')
    if (context === null) return false
    context.imageSmoothingQuality = 'high'
    for (const canvas of canvases) context.drawImage(canvas, 0, 0, SAMPLE_SIDE, SAMPLE_SIDE)
    const pixels = new Uint32Array(context.getImageData(0, 0, SAMPLE_SIDE, SAMPLE_SIDE).data.buffer)
    const [first = 0] = pixels
    // A canvas that cannot be read leaves transparent pixels.
    return first >>> 24 === 255 && pixels.every((pixel) => pixel === first)
  } catch {
    return false // A tainted canvas cannot be read: it is taken for a picture.
  }
}
