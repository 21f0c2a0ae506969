import { postToParent } from './frame.ts'

/** Reports the field that takes text, and that none does, as the gateway's script does in an app's page. */
export function reportField(): void {
  const isField = (target: EventTarget | null) =>
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.matches('.input'))
  const report = ({ target }: FocusEvent) => {
    if (!isField(target) || !(target instanceof HTMLElement)) return
    const mode = target.getAttribute('inputmode') ?? target.getAttribute('type') ?? 'text'
    postToParent({ type: 'mosaygent.field', field: { mode: mode.slice(0, 20), enter: '' } })
  }
  addEventListener('focusin', report)
  addEventListener('focusout', ({ target, relatedTarget }) => {
    if (isField(target) && !isField(relatedTarget)) postToParent({ type: 'mosaygent.field', field: null })
  })
}
