import { foreignAncestor } from '../declarations.ts'
import { positionalArguments } from '../arguments.ts'
import { booleanOf, created, double, listOf, NULL } from '../value.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** No widgets, and other things that can be animated. */
const NO_WIDGET = /(Controller|Tween|Animation|Context|Sequence|Curve|Effect)$/

const EFFECTS =
  /^(fade(In|InUp|Out)?|(slide|scale|move)(X|Y|XY)?|rotate|flip[HV]?|shake[XY]?|shimmer|blur(X|Y|XY)?|tint|then|(de)?saturate|elevation)$/

/** flutter_animate, and Flutter's own animations once they are started: what is shown is how they end. */
export const animations: Library = {
  property(evaluator, target, name) {
    if (target.kind !== 'object' || name !== 'value') return null
    if (target.type === 'CurvedAnimation') return isEnded(evaluator, target) ? double(1) : null
    return target.type === 'TweenAnimation' && isEnded(evaluator, target)
      ? (target.named.get('end') ?? null)
      : null
  },
  method(evaluator, target, name, args) {
    if (name === 'animate') return animated(evaluator, target, args)
    // The effects of an `AnimateList`.
    if (target.kind === 'list') return EFFECTS.test(name) ? target : null
    if (target.kind !== 'object') return null
    if (target.type === 'Animate') return afterEffect(evaluator, target, name, args)
    if (name === 'addStatusListener') return listen(evaluator, target, args)
    const starts = target.type === 'AnimationController' && /^(forward|repeat|animateTo)$/.test(name)
    if (!starts) return null
    evaluator.setOf(target, 'value', target.named.get('upperBound') ?? double(1))
    // What is repeated never ends.
    if (name !== 'repeat') tellEnd(evaluator, target)
    return null
  },
}

/** Where a controller keeps what is to be told of its end. */
const LISTENERS = 'status listeners'

/** `animation.addStatusListener(…)`: told that it has ended, at once where it was started before. */
function listen(evaluator: Evaluator, animation: CreatedValue, args: Arguments): Value | null {
  const controller = controllerOf(animation)
  const [listener] = args.positional
  if (controller === null || listener?.kind !== 'function') return null
  const known = evaluator.propertyOf(controller, LISTENERS)
  const isStarted = evaluator.propertyOf(controller, 'value') !== undefined
  evaluator.setOf(controller, LISTENERS, listOf([...(known?.kind === 'list' ? known.items : []), listener]))
  if (isStarted) evaluator.apply(listener, positionalArguments(COMPLETED))
  return NULL
}

const COMPLETED: Value = { kind: 'member', type: 'AnimationStatus', name: 'completed' }

/** Tells them once: a listener that starts the animation again is not told of that end, too. */
function tellEnd(evaluator: Evaluator, controller: CreatedValue): void {
  const listeners = evaluator.propertyOf(controller, LISTENERS)
  evaluator.setOf(controller, LISTENERS, NULL)
  for (const each of listeners?.kind === 'list' ? listeners.items : []) {
    if (each.kind === 'function') evaluator.apply(each, positionalArguments(COMPLETED))
  }
}

function controllerOf(animation: CreatedValue): CreatedValue | null {
  if (animation.type === 'AnimationController') return animation
  const parent = /^(Tween|Curved)Animation$/.test(animation.type) ? animation.named.get('parent') : undefined
  return parent?.kind === 'object' ? controllerOf(parent) : null
}

/** `animation.value` of a tween on a controller that was started; `animation.dart` of Flutter. */
function isEnded(evaluator: Evaluator, animation: CreatedValue): boolean {
  const parent = animation.named.get('parent')
  if (parent?.kind !== 'object') return false
  if (parent.type === 'AnimationController') return evaluator.propertyOf(parent, 'value') !== undefined
  return parent.type === 'CurvedAnimation' && isEnded(evaluator, parent)
}

/** `Text('a').animate()`, `[…].animate(interval: …)`, and `Tween(…).animate(controller)`. */
function animated(evaluator: Evaluator, target: Value, args: Arguments): Value | null {
  const [controller] = args.positional
  if (target.kind === 'object' && target.type.endsWith('Tween') && controller?.kind === 'object') {
    const end = target.named.get('end')
    return end === undefined ? null : created('TweenAnimation', { parent: controller, end })
  }
  if (args.positional.length > 0) return null
  if (target.kind === 'list') return target
  const isWidget =
    target.kind === 'instance'
      ? foreignAncestor(evaluator.declarations, target.of)?.endsWith('Widget') === true
      : target.kind === 'object' && !NO_WIDGET.test(target.type)
  return isWidget ? created('Animate', { child: target }) : null
}

/** An effect on a widget, as it is when it has ended; `flutter_animate/lib/src/effects/`. */
function afterEffect(
  evaluator: Evaluator,
  target: CreatedValue,
  name: string,
  args: Arguments,
): Value | null {
  const child = target.named.get('child') ?? NULL
  const end = args.named.get('end')
  const around = (type: string, named: Readonly<Record<string, Value>>): Value =>
    created('Animate', { child: created(type, { ...named, child }) })
  switch (name) {
    case 'fadeOut':
      return around('Opacity', { opacity: double(0) })
    case 'fade':
      return end === undefined ? target : around('Opacity', { opacity: end })
    case 'hide':
      return around('Visibility', { visible: booleanOf(false) })
    case 'visibility':
      return end === undefined ? target : around('Visibility', { visible: end })
    // What they lead to: another widget, a callback at the end, the second of two states.
    case 'swap':
    case 'crossfade':
    case 'custom':
    case 'toggle': {
      const build = args.named.get('builder')
      if (build?.kind !== 'function') return target
      const lastOf: Readonly<Record<string, readonly Value[]>> = {
        swap: [child],
        crossfade: [],
        custom: [end ?? double(1), child],
        toggle: [booleanOf(false), child],
      }
      const given = lastOf[name] ?? []
      const made = evaluator.apply(build, positionalArguments(created('BuildContext'), ...given))
      return created('Animate', { child: made })
    }
    default:
      // The rest begins elsewhere and ends at the widget itself.
      return target
  }
}
