/** What the card takes beside the phone: itself, and what it keeps free on both sides, px. */
const CARD = 288 + 4 + 10
/** Between the phone and the pane's other edge. */
const LEAST = 12

/**
 * How far the phone moves to the side so that a card has its place beside it, px; null: there is no such room, and the
 * card lies over the phone. `pane`: the width of all that there is; `phone`: that of the phone as it is shown.
 */
export function roomBeside(pane: number, phone: number): number | null {
  const free = (pane - phone) / 2
  if (2 * free < CARD + LEAST) return null
  return Math.ceil(Math.max(0, CARD - free))
}
