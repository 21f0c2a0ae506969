/**
 * What is told of the picture as a whole can be closed, and is there again once it says something else.
 * @returns what is to be called when a picture was put
 */
export function closeNotes(): () => void {
  let closed: string | null = null
  const settle = () => {
    const notes = document.querySelector<HTMLElement>('.notes')
    if (notes !== null) notes.hidden = notes.textContent === closed
  }
  addEventListener(
    'click',
    (event) => {
      const button =
        event.target instanceof Element ? event.target.closest<HTMLElement>('.notes > button') : null
      if (button === null) return
      // no tap in the app, which lies below
      event.stopImmediatePropagation()
      closed = button.parentElement?.textContent ?? null
      if (document.activeElement === button) beforeIt(button)?.focus()
      settle()
    },
    true,
  )
  return settle
}

const CONTROLS = 'button, input, select, textarea, a[href], [tabindex="0"]'

/** The app's nearest control before the note, which takes the focus; where it has none, the picture itself does. */
function beforeIt(button: HTMLElement): HTMLElement | null {
  const stage = button.closest<HTMLElement>('.stage')
  const controls = stage === null ? [] : [...stage.querySelectorAll<HTMLElement>(CONTROLS)]
  const last = controls.findLast((one) => one !== button && isSeen(one))
  if (last === undefined) stage?.setAttribute('tabindex', '-1')
  return last ?? stage
}

/** The picture has what the other brightness shows, too. */
const isSeen = (element: HTMLElement) => element.getClientRects().length > 0 && !element.matches(':disabled')
