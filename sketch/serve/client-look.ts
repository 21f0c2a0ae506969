/**
 * Runs in the page, after each new picture and each change of what it looks like. Tells the window around the frame
 * the app's own ground at its four edges, which the drawn phone continues, and the languages that the app lists. An
 * edge is looked at every few pixels, and more closely where it changes. The page itself takes that ground too, along its
 * height as the left edge has it: what shines through where a scaled edge falls between two pixels would else be the
 * browser's white, or the colour of another part.
 */
export const LOOK_SCRIPT = `
function groundAt(x, y) {
  const over = []
  for (const element of document.elementsFromPoint(x, y)) {
    const look = getComputedStyle(element)
    if (look.backgroundImage !== 'none') return null
    const parts = (look.backgroundColor.match(/^rgba?\\((.*)\\)$/)?.[1] ?? '').split(',').map(Number)
    if (parts.length === 3) return 'rgb(' + over.reduceRight(mixed, parts).map(Math.round).join(', ') + ')'
    if (parts.length === 4 && parts[3] > 0) over.push(parts)
  }
  return null
}

function mixed(below, [red, green, blue, share]) {
  return [red, green, blue].map((each, index) => each * share + below[index] * (1 - share))
}

function edgeOf(length, groundAtPixel) {
  const runs = []
  let from = 1
  let ground = groundAtPixel(from)
  while (from < length - 2) {
    const to = Math.min(from + 8, length - 2)
    const next = groundAtPixel(to)
    let [same, other] = [from, to]
    while (next !== ground && other - same > 1) {
      const middle = (same + other) / 2
      if (groundAtPixel(middle) === ground) same = middle
      else other = middle
    }
    if (next !== ground) runs.push({ colour: ground, to: other / length })
    from = to
    ground = next
  }
  runs.push({ colour: ground, to: 1 })
  return runs.length > 12 || runs.every(({ colour }) => colour === null) ? null : runs
}

function plainest(edge) {
  let [most, longest, from] = [null, 0, 0]
  for (const { colour, to } of edge ?? []) {
    if (colour !== null && to - from > longest) [most, longest] = [colour, to - from]
    from = to
  }
  return most
}

function bands(edge) {
  if (edge === null || edge.length < 2) return ''
  const stops = []
  let from = 0
  for (const { colour, to } of edge) {
    stops.push((colour ?? 'transparent') + ' ' + from * 100 + '% ' + to * 100 + '%')
    from = to
  }
  return 'linear-gradient(' + stops.join(', ') + ')'
}

function tellLook() {
  const stage = document.querySelector('.stage')
  if (stage === null) return
  page.style.background = ''
  const { left, top, width, height } = stage.getBoundingClientRect()
  const edges = {
    top: edgeOf(width, (x) => groundAt(left + x, top + 1)),
    // the sides with the line above the app, which says that it is a sketch
    right: edgeOf(innerHeight, (y) => groundAt(left + width - 2, y)),
    bottom: edgeOf(width, (x) => groundAt(left + x, top + height - 2)),
    left: edgeOf(innerHeight, (y) => groundAt(left + 1, y)),
  }
  page.style.backgroundColor = plainest(edges.bottom) ?? plainest(edges.top) ?? ''
  page.style.backgroundImage = bands(edges.left)
  const locales = stage.dataset.locales.split(' ').filter(Boolean)
  say({ type: 'sketch-look', edges, locales })
}
`
