/** A press that moves less than this is a tap, as Flutter has it for a mouse and a finger alike. */
const TAP_PX = 10

interface Drag {
  readonly target: Element
  x: number
  y: number
  moved: boolean
}

/**
 * A drag with the mouse's main button scrolls, as a finger's does: the browser scrolls by itself for real fingers only.
 * The click at the end of a drag is no tap. In a field the mouse selects text.
 */
export function dragScrolls(isPointing: () => boolean): void {
  let drag: Drag | null = null
  addEventListener('pointerdown', (event) => {
    const { target } = event
    const begins = event.pointerType === 'mouse' && event.button === 0 && !isPointing()
    const field = target instanceof Element && target.closest('input, textarea, select') !== null
    drag =
      begins && target instanceof Element && !field
        ? { target, x: event.clientX, y: event.clientY, moved: false }
        : null
  })
  addEventListener('pointermove', (event) => {
    if (drag === null) return
    if (event.buttons === 0) {
      drag = null
      return
    }
    const [x, y] = [drag.x - event.clientX, drag.y - event.clientY]
    if (!drag.moved && Math.hypot(x, y) < TAP_PX) return
    Object.assign(drag, { x: event.clientX, y: event.clientY, moved: true })
    getSelection()?.removeAllRanges()
    scrollable(drag.target, 'x')?.scrollBy(x, 0)
    scrollable(drag.target, 'y')?.scrollBy(0, y)
  })
  // a picture or a link that is dragged by the browser sends no more moves
  addEventListener('dragstart', (event) => {
    event.preventDefault()
  })
  const onClick = (event: MouseEvent) => {
    if (drag?.moved !== true) return
    event.preventDefault()
    event.stopImmediatePropagation()
    drag = null
  }
  addEventListener('click', onClick, true)
}

/** The nearest element around it that scrolls that way. */
function scrollable(element: Element | null, way: 'x' | 'y'): Element | null {
  for (let at = element; at !== null; at = at.parentElement) {
    const room = way === 'x' ? at.scrollWidth - at.clientWidth : at.scrollHeight - at.clientHeight
    const { overflowX, overflowY } = getComputedStyle(at)
    if (room > 1 && /auto|scroll/.test(way === 'x' ? overflowX : overflowY)) return at
  }
  return null
}
