import { element } from './element.ts'
import type { Element } from './element.ts'

/** Every page says that it is a sketch. At most 44 px high, so that it takes little of the screen. */
export const BANNER = element({}, 'Sketch: drawn from source, not running', {
  class: 'banner',
  attributes: { role: 'note' },
})

interface Stage {
  /** The languages that the app has, in BCP 47. */
  readonly locales: readonly string[]
  readonly route: string
  readonly routes: readonly string[]
  /** What is told of the picture as a whole. */
  readonly notes: readonly string[]
}

/** The pictures of the one or two brightnesses, with what the page's script asks of them. */
export function stageOf(pictures: readonly Element[], { locales, route, routes, notes }: Stage): Element {
  const [light = null, dark] = pictures
  const body =
    dark === undefined
      ? light
      : [element({}, light, { class: 'mode light' }), element({}, dark, { class: 'mode dark' })]
  return element({}, [body, notesOf(notes)], {
    class: 'stage',
    attributes: {
      'data-locales': locales.join(' '),
      'data-route': route,
      'data-routes': routes.join(' '),
    },
  })
}

function notesOf(notes: readonly string[]): Element | null {
  if (notes.length === 0) return null
  const lines = notes.flatMap((note, index) =>
    index === 0 ? [note] : [element({}, null, { tag: 'br' }), note],
  )
  const close = element({}, null, {
    tag: 'button',
    attributes: { type: 'button', 'aria-label': 'Close note' },
  })
  return element({}, [element({}, lines), close], { class: 'notes', attributes: { role: 'note' } })
}
