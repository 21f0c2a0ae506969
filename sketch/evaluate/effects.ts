import { NO_ARGUMENTS } from './arguments.ts'
import { created, unknown } from './value.ts'
import type { Evaluator } from './evaluator.ts'
import type { Arguments } from './arguments.ts'
import type { CreatedValue, InstanceValue, Value } from './value.ts'

export interface Assignment {
  readonly owner: InstanceValue
  readonly name: string
  readonly value: Value
  /** What stood there. */
  readonly before: Value | undefined
}

interface Opening {
  readonly how: 'push' | 'replace' | 'all'
  /** What the page is handed: the `arguments` of its route, go_router's `extra`. */
  readonly given?: Value
}

/** What a tap does to the navigation: opens a page, goes back, opens a drawer or another branch. */
export type NavigationEffect =
  | (Opening & { readonly kind: 'widget'; readonly widget: Value })
  | (Opening & { readonly kind: 'route'; readonly name: string })
  | { readonly kind: 'back' }
  | { readonly kind: 'drawer'; readonly side: 'start' | 'end' }
  | { readonly kind: 'branch'; readonly index: number }

/** What opening a page gives: a future that brings something once that page is closed again. */
export const OPENED: CreatedValue = { ...created('Future'), constructor: 'opened' }

/**
 * The functions that open a dialog or a sheet: Flutter's, and those of modal_bottom_sheet, flutter_platform_widgets and
 * flutter_animated_dialog.
 */
const DIALOGS =
  /^show(Dialog|AdaptiveDialog|CupertinoDialog|GeneralDialog|(Material|Cupertino|Bar|Avatar|Flexible)?(Modal)?BottomSheet|CupertinoModalPopup|PlatformDialog|PlatformModalSheet|AnimatedDialog)$/

/** Opens what it is given, or a builder makes, above the page, where somebody follows where the code leads. */
export function openAbove(
  evaluator: Evaluator,
  type: 'ModalDialog' | 'ModalBottomSheet',
  args: Arguments,
  given?: Value,
): void {
  const child = evaluator.navigation === null ? null : (given ?? shownBy(evaluator, args))
  if (child === null) return
  const widget = { ...created(type), named: new Map([...args.named, ['child', child] as const]) }
  evaluator.navigation?.push({ kind: 'widget', widget, how: 'push' })
}

function shownBy(evaluator: Evaluator, args: Arguments): Value | null {
  const build = args.named.get('builder') ?? args.named.get('pageBuilder')
  if (build?.kind !== 'function') return null
  const more = [unknown('animation'), unknown('animation')]
  return evaluator.apply(build, { positional: [created('BuildContext'), ...more], named: new Map() })
}

/** A function of Flutter's own: only the callbacks that it runs at once matter. */
export function callUnknown(evaluator: Evaluator, callee: Value, args: Arguments): Value {
  if (callee.kind !== 'unknown') return unknown('…')
  const [first] = args.positional
  if (DIALOGS.test(callee.text)) {
    openAbove(evaluator, callee.text.endsWith('Sheet') ? 'ModalBottomSheet' : 'ModalDialog', args)
  }
  if (/^(setState|safeSetState)$/.test(callee.text) && first?.kind === 'function') {
    evaluator.apply(first, NO_ARGUMENTS)
  }
  return unknown(callee.text)
}

/** Whether that opens a dialog or a sheet, below which the page stays. */
export const isOpenedAbove = (effect: NavigationEffect): boolean =>
  effect.kind === 'widget' &&
  effect.widget.kind === 'object' &&
  /^Modal(Dialog|BottomSheet)$/.test(effect.widget.type)
