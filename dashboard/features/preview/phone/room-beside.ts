/** What the card takes beside the phone: itself, and what it keeps free on both sides, px. */
const CARD = 288 + 4 + 10
/** Between the phone, or the card, and the other edge, px. */
const LEAST = 12

interface Widths {
  /** Of all that there is for the phone, px. */
  readonly pane: number
  /** Of the pane and the console behind it, px. */
  readonly bench: number
  /** Of the phone as it is shown, px. */
  readonly phone: number
  /** The phone may go aside. */
  readonly moves: boolean
}

/** Where a card has its place beside the phone. */
export interface Beside {
  /** How far the phone goes aside, px. */
  readonly shift: number
  /** How far the card reaches over the console, px. */
  readonly over: number
}

/**
 * The place of a card that covers none of the phone: the phone goes aside, no further than it must, and what is left
 * of the card lies over the console, whose lines are looked at after the edit. Null: the window is too narrow for both.
 */
export function roomBeside({ pane, bench, phone, moves }: Widths): Beside | null {
  const free = Math.max(0, (pane - phone) / 2)
  const missing = CARD - free
  const shift = moves ? Math.ceil(Math.max(0, Math.min(missing, free - LEAST))) : 0
  const over = Math.max(0, Math.ceil(missing - shift))
  return over > 0 && over + LEAST > bench - pane ? null : { shift, over }
}
