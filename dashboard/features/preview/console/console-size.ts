/** The console beside the phone, px; the phone keeps what it needs to be seen, and its tools with it. */
export const CONSOLE_LEAST = 280
/** px; a long name of a device is cut first. In the narrowest bench, 680 px, there is just room for both. */
const PANE_LEAST = 400

/**
 * What the bench's style says, from which its columns are drawn: within the limits of `consoleSize` whatever the window
 * does. `chosen`: px; null: what the layout gives.
 */
export function benchStyle(chosen: number | null) {
  return {
    '--console': chosen === null ? undefined : `${chosen}px`,
    '--console-least': `${CONSOLE_LEAST}px`,
    '--pane-least': `${PANE_LEAST}px`,
  }
}

/** How wide the console is now, and may become at most in this window; px. */
export interface ConsoleSize {
  readonly now: number
  readonly most: number
  /** Console and pane together. */
  readonly bench: number
}

/** The sizes of a bench that is `bench` px wide and whose console takes `now` of them. */
export function consoleSize(bench: number, now: number): ConsoleSize {
  return { now, bench, most: Math.max(CONSOLE_LEAST, bench - PANE_LEAST) }
}

/** The nearest width in px that both sides can live with. */
export const clampWidth = (px: number, { most }: Pick<ConsoleSize, 'most'>) =>
  Math.round(Math.min(Math.max(px, CONSOLE_LEAST), most))

export const CONSOLE_WIDTHS = ['narrow', 'standard', 'half', 'wide'] as const
export type ConsoleWidth = (typeof CONSOLE_WIDTHS)[number]

/** What a named width is in this window, px; null: what the layout gives. */
export function widthOf(name: ConsoleWidth, size: ConsoleSize): number | null {
  switch (name) {
    case 'narrow':
      return CONSOLE_LEAST
    case 'standard':
      return null
    case 'half':
      return clampWidth(size.bench / 2, size)
    case 'wide':
      return size.most
  }
}

/** The name of what was chosen; null: a width that somebody dragged. */
export function nameOfWidth(chosen: number | null, size: ConsoleSize): ConsoleWidth | null {
  if (chosen === null) return 'standard'
  return CONSOLE_WIDTHS.find((name) => widthOf(name, size) === clampWidth(chosen, size)) ?? null
}
