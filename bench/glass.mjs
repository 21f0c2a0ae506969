/** The bench's eye: every picture that the browser shows of the dashboard, and what colour the phone's glass has in each. */

/** Where the app is looked at, as shares of its width and height: away from signs, strips and text. */
const PLACES = [
  [0.25, 0.35],
  [0.5, 0.45],
  [0.75, 0.35],
  [0.25, 0.6],
  [0.75, 0.6],
]
/** Colours of a compressed picture are a little off. */
const NEAR = 24

/** Takes pictures until it is stopped, which gives them with the moment of each, ms. */
export async function startEye(page) {
  const session = await page.context().newCDPSession(page)
  const pictures = []
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    pictures.push({ at: metadata.timestamp * 1_000, data })
    // a session that has ended since wants no answer
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 80, maxWidth: 720, everyNthFrame: 1 })
  return async () => {
    await session.send('Page.stopScreencast')
    await session.detach()
    return pictures
  }
}

/**
 * How long the glass showed something else than the app of before and after, and how many pictures say so. `grounds`:
 * the colours of both, `[r, g, b]`.
 *
 * @param reader a page that reads the pictures
 */
export async function whiteOf(pictures, { box, width, grounds, reader }) {
  const colours = await reader.evaluate(
    async ({ list, box, width, places }) => {
      const canvas = document.createElement('canvas')
      const context = canvas.getContext('2d', { willReadFrequently: true })
      const read = []
      for (const data of list) {
        const image = new Image()
        image.src = `data:image/jpeg;base64,${data}`
        await image.decode()
        Object.assign(canvas, { width: image.width, height: image.height })
        context.drawImage(image, 0, 0)
        const scale = image.width / width
        read.push(
          places.map(([x, y]) => {
            const at = [(box.x + box.width * x) * scale, (box.y + box.height * y) * scale]
            return [...context.getImageData(...at, 1, 1).data].slice(0, 3)
          }),
        )
      }
      return read
    },
    { list: pictures.map(({ data }) => data), box, width, places: PLACES },
  )
  const isApp = (colour) =>
    grounds.some((ground) => ground.every((value, at) => Math.abs(value - colour[at]) <= NEAR))
  let white = 0
  let longestGap = 0
  for (const [at, places] of colours.entries()) {
    const until = pictures[at + 1]?.at ?? pictures[at].at
    longestGap = Math.max(longestGap, until - pictures[at].at)
    if (!places.every(isApp)) white += until - pictures[at].at
  }
  return { white, longestGap, pictures: pictures.length }
}
