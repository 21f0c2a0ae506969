import { fieldOfInstance } from '../../evaluate/instances.ts'
import { sidesOf } from '../../evaluate/sides.ts'
import { argument, numberOf } from '../widget-arguments.ts'
import { element } from '../element.ts'
import type { Value } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { Element } from '../element.ts'

/** The most height that a Scaffold gives a bar of the app's own; undefined: not known, or one of Flutter's. */
export function preferredHeight(bar: Value | undefined, { evaluator }: Context): number | undefined {
  const asked =
    bar?.kind === 'instance'
      ? fieldOfInstance(evaluator, bar, 'preferredSize')
      : bar?.kind === 'object' && bar.type === 'PreferredSize'
        ? argument(bar, 'preferredSize')
        : null
  if (asked?.kind === 'member' && asked.type === 'Size' && asked.name === 'zero') return 0
  const size = asked?.kind === 'object' && asked.type === 'Size' ? asked : null
  const height = size === null ? undefined : numberOf(sidesOf(size).height)
  return height !== undefined && Number.isFinite(height) && height >= 0 ? height : undefined
}

/** The bar in that height, all of which is taken by one that is as large as it may be. */
export function inPreferredHeight({ node, height }: Box, most: number | undefined): Element | null {
  if (node === null || most === undefined) return node
  return element(
    { [height === 'fill' ? 'height' : 'max-height']: most, overflow: most === 0 ? 'hidden' : null },
    node,
  )
}
