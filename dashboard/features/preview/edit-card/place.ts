import type { SketchPlace } from '@mosaygent/contract'

/** What a card is of, and the corner of the phone that leaves the widget free. */
export interface EditPlace extends Pick<SketchPlace, 'widget' | 'file' | 'line' | 'column'> {
  readonly side: 'start' | 'end'
  readonly edge: 'top' | 'bottom'
}

/** Of the place that was clicked. */
export function editPlaceOf({ widget, file, line, column, x = 0, y = 1 }: SketchPlace): EditPlace {
  const side = x > 0.5 ? 'start' : 'end'
  return { widget, file, line, column, side, edge: y < 0.5 ? 'bottom' : 'top' }
}
