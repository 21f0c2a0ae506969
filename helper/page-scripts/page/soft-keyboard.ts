import { overrideGetter } from './override-getter.ts'
import type { Send } from './send.ts'

/** What takes text: Flutter's own hidden field, and those of pages that an app shows inside. */
const FIELDS = 'input, textarea, [contenteditable=true]'
/** Inputs that no keyboard rises for. */
const OTHER =
  'input:is([type=checkbox], [type=radio], [type=range], [type=button], [type=submit], [type=color])'
/** Flutter lets go of one field before it takes the next. */
const SETTLE_MS = 50

/**
 * Lets the app believe in a keyboard over its lower edge: Flutter's engine takes what the visual viewport lacks for the
 * keyboard's inset while a field is edited. Gives the setter, in px.
 */
export function overrideKeyboardInset(): (height: number) => void {
  let height = 0
  overrideGetter(VisualViewport.prototype, 'height', (own) => {
    const whole = own()
    return typeof whole === 'number' ? Math.max(0, whole - height) : whole
  })
  return (next) => {
    if (next === height) return
    height = next
    window.visualViewport?.dispatchEvent(new Event('resize'))
  }
}

/** Reports the field that takes text, and that none does. */
export function reportField(send: Send): void {
  let focused = false
  let waiting: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('focusin', (event) => {
    const [target] = event.composedPath()
    if (!(target instanceof HTMLElement) || !target.matches(FIELDS) || target.matches(OTHER)) return
    clearTimeout(waiting)
    focused = true
    // the engine says which kind of keyboard it wants once it has the field
    waiting = setTimeout(() => {
      const mode = target.getAttribute('inputmode') ?? target.getAttribute('type') ?? 'text'
      const enter = target.getAttribute('enterkeyhint') ?? ''
      send({ type: 'mosaygent.field', field: { mode: mode.slice(0, 20), enter: enter.slice(0, 20) } })
    }, SETTLE_MS)
  })
  document.addEventListener('focusout', () => {
    if (!focused) return
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      focused = false
      send({ type: 'mosaygent.field', field: null })
    }, SETTLE_MS)
  })
}
