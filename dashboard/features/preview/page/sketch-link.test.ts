import { describe, expect, it, vi } from 'vitest'
import { SketchLink } from './sketch-link.ts'

const ORIGIN = 'http://localhost:36413'
const NO_EDGES = { top: null, right: null, bottom: null, left: null }
const LOOK = { type: 'sketch-look', edges: NO_EDGES, locales: [], routes: [], overflows: 0, page: '0.5' }
const place = { type: 'sketch-place', widget: 'Text', file: 'lib/a é.dart', line: 3, column: 5 }

function setUp() {
  const onPlace = vi.fn()
  const onEnd = vi.fn()
  const onLook = vi.fn()
  const link = new SketchLink({ origin: () => ORIGIN, onPlace, onEnd, onLook })
  link.hear(true)
  const page = { postMessage: vi.fn() }
  // only its identity matters here
  const source = page as unknown as Window
  const say = (data: unknown, origin = ORIGIN, from: Window | null = source) => {
    link.receive({ data, origin, source: from })
  }
  return { link, page, say, onPlace, onEnd, onLook }
}

describe('the link to the sketch', () => {
  it('tells it to point, each new page anew, and to stop', () => {
    const { link, page, say } = setUp()
    link.attach(page)
    say(LOOK)
    link.loaded()
    expect(page.postMessage).not.toHaveBeenCalled()
    link.point(true)
    link.point(true)
    link.loaded()
    expect(page.postMessage.mock.calls).toEqual(
      Array.from({ length: 2 }, () => [{ type: 'sketch-point', on: true }, ORIGIN]),
    )
    link.point(false)
    expect(page.postMessage).toHaveBeenLastCalledWith({ type: 'sketch-point', on: false }, ORIGIN)
  })

  it('sends nothing to a frame whose page is not there yet, or went elsewhere: the browser would warn', () => {
    const { link, page, say } = setUp()
    link.attach(page)
    link.point(true)
    link.open('cart')
    // whoever has loaded there
    link.loaded()
    expect(page.postMessage).not.toHaveBeenCalled()
    say(LOOK)
    expect(page.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'sketch-point', on: true }, ORIGIN)
    say(LOOK)
    expect(page.postMessage).toHaveBeenCalledTimes(1)
    // also from before it was seen
    link.attach(null)
    link.attach(page)
    link.open('cart')
    expect(page.postMessage).toHaveBeenLastCalledWith({ type: 'sketch-open', page: 'cart' }, ORIGIN)

    say({ type: 'sketch-gone', page: '0.5' }, 'https://evil.example')
    // another frame's
    say({ type: 'sketch-gone', page: '0.25' }, ORIGIN, null)
    link.open('cart')
    expect(page.postMessage).toHaveBeenCalledTimes(3)
    say({ type: 'sketch-gone', page: '0.5' }, ORIGIN, null)
    link.open('cart')
    link.point(false)
    link.point(true)
    link.loaded()
    expect(page.postMessage).toHaveBeenCalledTimes(3)
    // the sketch is back, and knows nothing
    say(LOOK)
    expect(page.postMessage).toHaveBeenCalledTimes(4)
    expect(page.postMessage).toHaveBeenLastCalledWith({ type: 'sketch-point', on: true }, ORIGIN)
  })

  it('hears where a widget is while it points, from this page of this origin alone', () => {
    const { link, page, say, onPlace } = setUp()
    link.attach(page)
    say(place)
    link.point(true)
    say(place, 'https://evil.example')
    say(place, ORIGIN, null)
    say({ ...place, line: 0 })
    say({ ...place, type: 'mosaygent.route' })
    say({ ...place, widget: 'T'.repeat(10_000_000) })
    say({ ...place, file: '/'.repeat(10_000_000) })
    expect(onPlace).not.toHaveBeenCalled()
    say(place)
    expect(onPlace.mock.calls).toEqual([[place]])
    link.attach(null)
    say(place)
    expect(onPlace).toHaveBeenCalledTimes(1)
  })

  it('is told to stop while it points, from this page alone', () => {
    const { link, page, say, onEnd } = setUp()
    link.attach(page)
    const end = { type: 'sketch-point-end' }
    say(end)
    link.point(true)
    say(end, 'https://evil.example')
    say(end, ORIGIN, null)
    expect(onEnd).not.toHaveBeenCalled()
    say(end)
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('knows the look of a page that said it behind the one that is seen', () => {
    const { link, page, say, onLook } = setUp()
    link.attach(page)
    const look = {
      edges: { top: [{ colour: 'rgb(1, 2, 3)', to: 1 }], right: null, bottom: null, left: null },
      locales: [],
      routes: [],
      overflows: 0,
    }
    // only its identity matters here
    const behind = { postMessage: vi.fn() } as unknown as Window
    onLook.mockClear()
    say({ type: 'sketch-look', ...look }, ORIGIN, behind)
    expect(onLook).not.toHaveBeenCalled()
    link.attach(behind)
    expect(onLook.mock.calls).toEqual([[look]])
  })

  it('takes what the sketch looks like, plain colours only, and forgets it with the page', () => {
    const { link, page, say, onLook } = setUp()
    link.attach(page)
    onLook.mockClear()
    const edges = (colour: string) => ({ top: [{ colour, to: 1 }], right: null, bottom: null, left: null })
    const look = {
      edges: edges('rgb(1, 2, 3)'),
      locales: ['en', 'de-AT'],
      routes: ['/', '/user/:id'],
      overflows: 0,
    }
    say({ type: 'sketch-look', ...look, edges: edges('url(https://evil.example)') })
    say({ type: 'sketch-look', ...look }, 'https://evil.example')
    say({ type: 'sketch-look', ...look, locales: Array.from({ length: 100_000 }, () => 'de') })
    expect(onLook).not.toHaveBeenCalled()
    say({ type: 'sketch-look', ...look })
    expect(onLook.mock.calls).toEqual([[look]])
    link.attach(null)
    expect(onLook).toHaveBeenLastCalledWith(null)
  })

  it('takes nothing from an app, which may say the same', () => {
    const { link, page, say, onPlace, onEnd, onLook } = setUp()
    link.attach(page)
    onLook.mockClear()
    link.point(true)
    link.hear(false)
    say(place)
    say({ type: 'sketch-point-end' })
    say({ type: 'sketch-look', edges: { top: null, right: null, bottom: null, left: null }, locales: [] })
    for (const heard of [onPlace, onEnd, onLook]) expect(heard).not.toHaveBeenCalled()
  })
})
