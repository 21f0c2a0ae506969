import type { SketchPlace, TranslatedText, WidgetMaker } from '@mosaygent/contract'

/** What a card is of, and the corner of the phone that leaves the widget free. */
export interface EditPlace extends Pick<SketchPlace, 'widget' | 'file' | 'line' | 'column'> {
  readonly translated: readonly TranslatedText[]
  readonly makers: readonly WidgetMaker[]
  readonly side: 'start' | 'end'
  readonly edge: 'top' | 'bottom'
}

/** Of the place that was clicked. */
export function editPlaceOf(place: SketchPlace): EditPlace {
  const { widget, file, line, column, x = 0, y = 1, translated = [], makers = [] } = place
  const side = x > 0.5 ? 'start' : 'end'
  return { widget, file, line, column, translated, makers, side, edge: y < 0.5 ? 'bottom' : 'top' }
}

/** The same where the phone has made room for the card. */
export const besidePhone = (place: SketchPlace): EditPlace => ({
  ...editPlaceOf(place),
  side: 'end',
  edge: 'top',
})

/** Another one is another card: of several widgets that one place makes each has texts, and what it was given. */
export const cardKey = ({ file, line, column, translated = [], makers = [] }: SketchPlace): string =>
  JSON.stringify([
    [file, line, column],
    translated.map(({ file: texts, key }) => [texts, key]),
    makers.map((maker) => [maker.file, maker.line, maker.column]),
  ])
