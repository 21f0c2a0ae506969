import { foreignAncestor } from './declarations.ts'
import { fieldOfInstance } from './instances.ts'
import type { Arguments } from './arguments.ts'
import type { NavigationEffect } from './effects.ts'
import type { Evaluator } from './evaluator.ts'
import type { InstanceValue, Value } from './value.ts'

const STEPS =
  /^(push|go|next|replace|open|launch|navigate)(\w*(Replace(ment)?|Until|RemoveAll|All|Screen|Page|View|To|Route))?$/

/**
 * Where packages lead that are handed the context and the page: `Navigate.pushReplace(context, HomePage())` of
 * navbar_router and its like, `PersistentNavBarNavigator.pushNewScreen(context, screen: HomePage())`,
 * `HomePage().launch(context, isNewTask: true)` of nb_utils (`extensions/widget_extensions.dart`),
 * `context.nextReplacementPage(HomePage())` of velocity_x, `navigation.replaceWithTransition(HomePage())` of stacked_services. Null for all else, and for what the project declares.
 */
export function ledByLibrary(
  evaluator: Evaluator,
  target: Value,
  name: string,
  args: Arguments,
): NavigationEffect | null {
  const [first, second] = args.positional
  if (target.kind === 'instance') {
    const isLaunch = name === 'launch' && isContext(first) && isWidget(evaluator, target)
    if (!isLaunch || fieldOfInstance(evaluator, target, name) !== null) return null
    const anew = args.named.get('isNewTask')
    return {
      kind: 'widget',
      widget: target,
      how: anew?.kind === 'boolean' && anew.value ? 'all' : 'push',
    }
  }
  if (isContext(target) && VELOCITY.test(name) && isWidget(evaluator, first))
    return { kind: 'widget', widget: first, how: howOf(name) }
  if (
    target.kind === 'object' &&
    target.type === 'NavigationService' &&
    STACKED.test(name) &&
    isWidget(evaluator, first)
  )
    return { kind: 'widget', widget: first, how: name.startsWith('clear') ? 'all' : howOf(name) }
  if (target.kind !== 'type' || !STEPS.test(name) || target.name === 'Navigator') return null
  const page = second ?? args.named.get('screen') ?? args.named.get('page') ?? args.named.get('child')
  const isLed = (isContext(first) || isContext(args.named.get('context'))) && isWidget(evaluator, page)
  return isLed ? { kind: 'widget', widget: page, how: howOf(name) } : null
}

/** stacked_services (`lib/src/navigation/navigation_service.dart`). */
const STACKED = /^(navigate|replace|clear(Stack|TillFirst))(To|With|AndShow)(View|Transition)$/

const VELOCITY = /^next(Replacement|AndRemoveUntil)?Page$/

const howOf = (name: string): 'push' | 'replace' | 'all' =>
  /until|remove|all$/i.test(name) ? 'all' : /replace/i.test(name) ? 'replace' : 'push'

const isContext = (value: Value | undefined): boolean =>
  value?.kind === 'object' && value.type === 'BuildContext'

const isWidget = (evaluator: Evaluator, value: Value | undefined): value is InstanceValue =>
  value?.kind === 'instance' && foreignAncestor(evaluator.declarations, value.of)?.endsWith('Widget') === true
