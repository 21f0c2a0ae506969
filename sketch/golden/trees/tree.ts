/** One small tree, written twice. Both stand in a page of 360 by 640 with Material 3 seeded with pure blue. */
export interface Tree {
  readonly name: string
  /** The Scaffold's body, or the Scaffold itself, for the sketch. See `dart-page.ts` for `box` and its friends. */
  readonly dart: string
  /** The same for Flet: a control, a view or a dialog. See `show_trees.py`. */
  readonly flet: string
  readonly dark?: true
  /** The whole page from right to left, bars and all. */
  readonly rtl?: true
  /** The browser's font size by its usual one, which is how Flutter on the web learns of the reader's wish. */
  readonly textScale?: number
  /** Where Flet wraps a widget differently. */
  readonly note?: string
}
