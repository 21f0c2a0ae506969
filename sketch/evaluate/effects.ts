import { NO_ARGUMENTS } from './arguments.ts'
import { created, unknown } from './value.ts'
import type { Evaluator } from './evaluator.ts'
import type { Arguments } from './arguments.ts'
import type { InstanceValue, Value } from './value.ts'

export interface Assignment {
  readonly owner: InstanceValue
  readonly name: string
  readonly value: Value
}

/** What a tap does to the navigation: opens a page, goes back, opens a drawer or another branch. */
export type NavigationEffect =
  | { readonly kind: 'widget'; readonly widget: Value; readonly how: 'push' | 'replace' | 'all' }
  | { readonly kind: 'route'; readonly name: string; readonly how: 'push' | 'replace' | 'all' }
  | { readonly kind: 'back' }
  | { readonly kind: 'drawer'; readonly side: 'start' | 'end' }
  | { readonly kind: 'branch'; readonly index: number }

/** The functions that open a dialog or a sheet. */
const DIALOGS =
  /^show(Dialog|AdaptiveDialog|CupertinoDialog|GeneralDialog|ModalBottomSheet|CupertinoModalPopup)$/

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
  const child = evaluator.navigation === null || !DIALOGS.test(callee.text) ? null : shownBy(evaluator, args)
  if (child !== null) {
    const type = callee.text.includes('BottomSheet') ? 'ModalBottomSheet' : 'ModalDialog'
    const widget = { ...created(type), named: new Map([...args.named, ['child', child]]) }
    evaluator.navigation?.push({ kind: 'widget', widget, how: 'push' })
  }
  if (/^(setState|safeSetState)$/.test(callee.text) && first?.kind === 'function') {
    evaluator.apply(first, NO_ARGUMENTS)
  }
  return unknown(callee.text)
}
