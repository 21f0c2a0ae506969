import { reportTap } from './connection.ts'
import { postToParent } from './frame.ts'

/** Reports taps, also those by the keyboard, unless the sketch points. */
export function reportInteractions(isPointing: () => boolean): void {
  document.addEventListener('click', (event) => {
    if (isPointing()) return
    const tapped = tappable(event)
    if (tapped !== null) reportTap(tapped.dataset['tap'] ?? '')
  })
  document.addEventListener('keydown', (event) => {
    const tapped = tappable(event)
    if (tapped === null || tapped.tagName === 'BUTTON' || (event.key !== 'Enter' && event.key !== ' ')) return
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return
    event.preventDefault()
    tapped.click()
  })
}

function tappable(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tap]') : null
}

/** F6 asks the window around the frame to take the keyboard focus. */
export function leaveWithF6(): void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    postToParent({ type: 'mosaygent.focus-out', direction: event.shiftKey ? 'back' : 'forward' })
  }
  addEventListener('keydown', onKey, true)
}
