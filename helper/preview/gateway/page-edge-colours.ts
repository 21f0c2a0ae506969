import { EDGE_COLOURS, EDGE_PARTS } from '@mosaygent/contract'

/**
 * Of the page's script: what lies along an edge, from a colour a step, as red, green and blue, or null where nothing is
 * known. Colours that a dithered or smoothed edge makes different are one; more than a few are a picture, of which the
 * mean of equal parts is told.
 */
export const PAGE_EDGE_COLOURS = String.raw`
const rgb = (colour) => colour && 'rgb(' + colour.map(Math.round).join(', ') + ')'
const alike = (a, b) => a === b || (a !== null && b !== null && a.every((part, index) => Math.abs(part - b[index]) < 4))
const edgeOf = (colours) => {
  if (colours.every((colour) => colour === null)) return null
  const runs = []
  colours.forEach((colour, at) => {
    const last = runs.at(-1)
    if (last !== undefined && alike(last.colour, colour)) last.to = at + 1
    else runs.push({ colour, from: at, to: at + 1 })
  })
  const wide = runs.filter(({ from, to }) => to - from > 2)
  const plain = wide.reduce((sum, { from, to }) => sum + to - from, 0)
  if (wide.length > ${EDGE_COLOURS} || plain < colours.length * 0.8) return partsOf(colours)
  return wide.map(({ colour }, index) => {
    const next = wide[index + 1]
    return { colour: rgb(colour), to: next === undefined ? 1 : next.from / colours.length }
  })
}
const partsOf = (colours) => Array.from({ length: ${EDGE_PARTS} }, (_, part) => {
  const [from, to] = [part, part + 1].map((each) => Math.round((each * colours.length) / ${EDGE_PARTS}))
  const known = colours.slice(from, Math.max(to, from + 1)).filter((colour) => colour !== null)
  const mean = [0, 1, 2].map((index) => known.reduce((sum, colour) => sum + colour[index], 0) / known.length)
  return { colour: known.length === 0 ? null : rgb(mean), to: (part + 1) / ${EDGE_PARTS} }
})
`
