/**
 * Runs in the page, after each new picture and each change of what it looks like. Tells the window around the frame
 * the app's own ground at its upper and lower edge, which the drawn phone continues, and the languages that the app
 * lists. The page itself takes that ground too: what shines through where a scaled edge falls between two pixels
 * would else be the browser's white.
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

function tellLook() {
  const stage = document.querySelector('.stage')
  if (stage === null) return
  page.style.backgroundColor = ''
  const edge = stage.getBoundingClientRect()
  const edges = { top: groundAt(edge.left + 1, edge.top + 1), bottom: groundAt(edge.left + 1, edge.bottom - 1) }
  page.style.backgroundColor = edges.bottom ?? edges.top ?? ''
  const locales = stage.dataset.locales.split(' ').filter(Boolean)
  say({ type: 'sketch-look', edges, locales })
}
`
