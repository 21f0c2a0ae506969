import { overrideGetter } from './override-getter.ts'

/** The kinds of events that belong to a press though no button is down. */
const ENDS = new Set(['pointerup', 'pointercancel', 'lostpointercapture', 'click'])

/**
 * Makes a press with the mouse's main button that of a finger, from its beginning to its end: Flutter scrolls with a
 * finger and never with the mouse. Other buttons, and the mouse without a button, stay the mouse's: what opens while it
 * hovers still does, and the wheel was never a pointer's.
 */
export function mouseAsFinger(): void {
  const own = Object.getOwnPropertyDescriptor(PointerEvent.prototype, 'pointerType')?.get
  let pressed = false
  const isMouse = (event: PointerEvent) => own?.call(event) === 'mouse'
  window.addEventListener(
    'pointerdown',
    (event) => {
      if (isMouse(event)) pressed = event.button === 0
    },
    true,
  )
  window.addEventListener(
    'pointermove',
    (event) => {
      if (event.buttons === 0 && isMouse(event)) pressed = false
    },
    true,
  )
  overrideGetter(PointerEvent.prototype, 'pointerType', (browsers, event) => {
    const type = browsers()
    if (type !== 'mouse' || !pressed) return type
    return event.buttons !== 0 || ENDS.has(event.type) ? 'touch' : type
  })
}
