import type { Context } from './box.ts'
import type { Insets } from './insets.ts'

/** What bars lie over the page's body, which reaches behind them, in pixels (`Scaffold.extendBody`). */
export interface Covered {
  readonly top: number
  readonly bottom: number
}

/** What a body keeps free by itself at the bars over it, as `MediaQuery.padding` has it there. */
export function freeOfBars({ covered }: Context): Insets {
  return { left: 0, right: 0, top: covered?.top ?? 0, bottom: covered?.bottom ?? 0 }
}

/** Within what has kept that free nobody does so again. */
export function uncovered(context: Context): Context {
  return context.covered === undefined ? context : { ...context, covered: undefined }
}
