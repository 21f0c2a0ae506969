import type { MessageFromSketch } from '@mosaygent/contract'
import { askLocation, type Maker } from './connection.ts'
import { parseColour } from './gradient-colour.ts'

/** As high as the outline's name: where there is less above, it stands within. */
const LABEL_PX = 24
/** Of the outline. */
const BORDER_PX = 2
/** More of them are not told. */
const MOST_MAKERS = 20

export interface Pointer {
  readonly isOn: () => boolean
  /** The picture is another: the outline goes with its widget, or goes. */
  readonly settle: () => void
}

/**
 * The window around the frame can ask the sketch to point (`SketchPoint` of the contract): it outlines the widget under
 * the pointer and answers a click with its place, to that window's origin alone. Escape asks for the end, which the
 * window answers with `on: false`.
 */
export function createPointer(): Pointer {
  const outline = document.createElement('div')
  outline.id = 'sketch-outline'
  outline.hidden = true
  const label = document.createElement('span')
  outline.append(label)
  document.body.append(outline)
  /** Null: off. */
  let origin: string | null = null
  /** What is outlined. */
  let pointed: HTMLElement | null = null

  const show = (element: HTMLElement | null) => {
    pointed = element
    outline.hidden = element === null
    if (element === null) return
    const { left, top, width, height } = element.getBoundingClientRect()
    Object.assign(outline.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    })
    label.textContent = `${element.dataset['widget']} ${Math.round(width)} × ${Math.round(height)}`
    label.className = top < LABEL_PX ? 'below' : ''
    // a widget may reach out of the screen
    const room = innerWidth - label.offsetWidth
    label.style.left = `${Math.min(Math.max(left - BORDER_PX, 0), Math.max(room, 0)) - left}px`
  }
  addEventListener('message', (event: MessageEvent<unknown>) => {
    const message = event.data
    if (event.source !== window.parent || typeof message !== 'object' || message === null) return
    if (!('type' in message) || message.type !== 'sketch-point') return
    origin = 'on' in message && message.on === true ? event.origin : null
    show(null)
    document.documentElement.classList.toggle('pointing', origin !== null)
  })

  document.addEventListener('pointermove', (event) => {
    if (origin === null) return
    show(widgetAt(event))
  })
  const onEscape = (event: KeyboardEvent) => {
    if (origin === null || event.key !== 'Escape') return
    event.preventDefault()
    post({ type: 'sketch-point-end' }, origin)
  }
  addEventListener('keydown', onEscape, true)
  document.addEventListener('pointerleave', () => {
    show(null)
  })

  const onClick = (event: MouseEvent) => {
    const element = origin === null ? null : widgetAt(event)
    if (element === null || origin === null) return
    event.preventDefault()
    event.stopPropagation()
    void reportPlace(element, origin)
  }
  document.addEventListener('click', (event) => !isDisabled(event) && onClick(event), true)
  // the browser gives a disabled button no click
  document.addEventListener('pointerup', (event) => isDisabled(event) && onClick(event), true)
  return {
    isOn: () => origin !== null,
    settle: () => {
      if (pointed !== null) show(pointed.isConnected ? pointed : null)
    },
  }
}

const isDisabled = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(':disabled') !== null

/** The widget that is seen there: what lies over it and draws nothing, as what only takes taps does, is passed over. */
function widgetAt({ target, clientX, clientY }: MouseEvent): HTMLElement | null {
  const top = target instanceof Element ? widgetOf(target) : null
  if (top === null || drawsSomething(top)) return top
  const below = document.elementsFromPoint(clientX, clientY).map(widgetOf)
  return below.find((widget) => widget !== null && !widget.contains(top) && drawsSomething(widget)) ?? top
}

const widgetOf = (element: Element) => element.closest<HTMLElement>('#sketch [data-at]')

function drawsSomething(widget: HTMLElement): boolean {
  if (widget.innerText.trim() !== '') return true
  return [widget, ...widget.querySelectorAll('*')].some((element) => {
    const { backgroundColor, backgroundImage, borderStyle, boxShadow } = getComputedStyle(element)
    return (
      element.matches('img, svg, canvas, input, textarea') ||
      parseColour(backgroundColor)[3] > 0 ||
      backgroundImage + borderStyle + boxShadow !== 'nonenonenone'
    )
  })
}

async function reportPlace(element: HTMLElement, origin: string): Promise<void> {
  const { dataset } = element
  const { left, width, top, height } = element.getBoundingClientRect()
  const x = share((left + width / 2) / innerWidth)
  const y = share((top + height / 2) / innerHeight)
  const location = await askLocation(dataset['at'] ?? '', dataset['translated'], makersOf(element))
  if (location !== null)
    post({ type: 'sketch-place', widget: dataset['widget'] ?? '', ...location, x, y }, origin)
}

/** The calls of the app's own widgets around an element, the innermost first, with how often each is seen. */
function makersOf(element: HTMLElement): Maker[] {
  const found: Maker[] = []
  const all = [...document.querySelectorAll<HTMLElement>('#sketch [data-made]')].filter(isSeen)
  for (let at: HTMLElement | null = element; at !== null; at = at.parentElement) {
    for (const made of placesOf(at).toReversed()) {
      const times = all.filter((other) => placesOf(other).includes(made)).length
      found.push({ made, times: Math.max(1, times) })
    }
  }
  return found.slice(0, MOST_MAKERS)
}

const placesOf = ({ dataset }: HTMLElement): string[] => dataset['made']?.split(' ') ?? []
/** The picture has what the other brightness shows, too. */
const isSeen = (element: HTMLElement) => element.getClientRects().length > 0

function post(message: MessageFromSketch, origin: string): void {
  window.parent.postMessage(message, origin)
}

const share = (value: number) => Math.min(1, Math.max(0, value))
