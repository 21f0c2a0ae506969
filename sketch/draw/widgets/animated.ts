import { created, double, NULL } from '../../evaluate/value.ts'
import { argument, numberArgument, objectArgument } from '../widget-arguments.ts'
import { as, composed } from './composed.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { RendererTable } from './renderer.ts'

const transformed = (widget: CreatedValue, named: Readonly<Record<string, Value>>): CreatedValue =>
  created('Transform', { ...named, child: argument(widget, 'child') ?? NULL })

/** Radians of so many whole turns. */
const angleOf = (turns: number): number => turns * 2 * Math.PI

/**
 * What moves to where its arguments say (`widgets/implicit_animations.dart`, `widgets/animated_*.dart`), as it is at
 * its end: like the widget that has these arguments and stands still.
 */
export const ANIMATED_WIDGETS: RendererTable = {
  AnimatedFractionallySizedBox: as('FractionallySizedBox'),
  AnimatedScale: composed((widget) =>
    transformed(widget, { scale: double(numberArgument(widget, 'scale') ?? 1) }),
  ),
  AnimatedRotation: composed((widget) =>
    transformed(widget, { angle: double(angleOf(numberArgument(widget, 'turns') ?? 0)) }),
  ),
  AnimatedSlide: composed((widget) =>
    created('FractionalTranslation', {
      translation: objectArgument(widget, 'offset') ?? NULL,
      child: argument(widget, 'child') ?? NULL,
    }),
  ),
}
