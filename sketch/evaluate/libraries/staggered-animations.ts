import { positionalArguments } from '../arguments.ts'
import { listOf } from '../value.ts'
import type { Library } from './library.ts'

/**
 * flutter_staggered_animations (`lib/src/animation_configuration.dart`): a list of widgets, each as the builder that
 * animates it wraps it. What those wrappers hold is seen where the animation ends.
 */
export const staggeredAnimations: Library = {
  create(evaluator, type, constructor, { named }) {
    if (type !== 'AnimationConfiguration' || constructor !== 'toStaggeredList') return null
    const children = named.get('children')
    const build = named.get('childAnimationBuilder')
    if (children?.kind !== 'list' || build === undefined) return children ?? null
    return listOf(children.items.map((child) => evaluator.call(build, positionalArguments(child), null)))
  },
}
