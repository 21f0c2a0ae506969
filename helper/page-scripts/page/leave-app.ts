import type { Send } from './send.ts'

/** F6 takes the keyboard focus back to the dashboard: the app keeps Tab for itself. */
export function leaveAppWithF6(send: Send): void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    send({ type: 'mosaygent.focus-out', direction: event.shiftKey ? 'back' : 'forward' })
  }
  window.addEventListener('keydown', onKey, true)
}
