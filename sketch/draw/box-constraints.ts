import { created, double } from '../evaluate/value.ts'
import type { CreatedValue } from '../evaluate/value.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** What a LayoutBuilder is told (`BoxConstraints`): at most and at least so much, in pixels. */
export function boxConstraints(most: Size, least: Size): CreatedValue {
  const [maxWidth, maxHeight] = [double(most.width), double(most.height)]
  return created('BoxConstraints', {
    maxWidth,
    maxHeight,
    minWidth: double(least.width),
    minHeight: double(least.height),
    biggest: created('Size', { width: maxWidth, height: maxHeight }),
  })
}
