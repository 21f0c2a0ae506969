import type { SketchPlace } from '@mosaygent/contract'

/** What a card is of, and which side of the phone leaves the widget free. */
export interface EditPlace extends Pick<SketchPlace, 'widget' | 'file' | 'line' | 'column'> {
  readonly side: 'start' | 'end'
}

/** Of the place that was clicked. */
export function editPlaceOf({ widget, file, line, column, x }: SketchPlace): EditPlace {
  return { widget, file, line, column, side: x !== undefined && x > 0.5 ? 'start' : 'end' }
}
