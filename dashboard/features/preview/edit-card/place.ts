import type { SketchPlace, TranslatedText, WidgetMaker } from '@mosaygent/contract'

/** What a card is of, and its place: the corner of the phone that leaves the widget free, or beside the phone. */
export interface EditPlace extends Pick<SketchPlace, 'widget' | 'file' | 'line' | 'column'> {
  readonly translated: readonly TranslatedText[]
  readonly makers: readonly WidgetMaker[]
  readonly side: 'start' | 'end'
  readonly edge: 'top' | 'bottom'
  /** How far it reaches over the console, px. */
  readonly over: number
  /** It lies over the phone, and leaves half of it in sight. */
  readonly half: boolean
}

/** Of the place that was clicked. */
export function editPlaceOf(place: SketchPlace): EditPlace {
  const { widget, file, line, column, x = 0, y = 1, translated = [], makers = [] } = place
  const side = x > 0.5 ? 'start' : 'end'
  const edge = y < 0.5 ? 'bottom' : 'top'
  return { widget, file, line, column, translated, makers, side, edge, over: 0, half: true }
}

/** The same where the phone, and the console where it must, have made room for the card. `over`: px of the console. */
export const besidePhone = (place: SketchPlace, over: number): EditPlace => ({
  ...editPlaceOf(place),
  side: 'end',
  edge: 'top',
  over,
  half: false,
})

/** Another one is another card: of several widgets that one place makes each has texts, and what it was given. */
export const cardKey = ({ file, line, column, translated = [], makers = [] }: SketchPlace): string =>
  JSON.stringify([
    [file, line, column],
    translated.map(({ file: texts, key }) => [texts, key]),
    makers.map((maker) => [maker.file, maker.line, maker.column]),
  ])
