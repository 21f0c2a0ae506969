import { expect, test, vi } from 'vitest'
import { StoryLink } from './story-link.ts'

const ORIGIN = 'http://127.0.0.1:36413'

function setUp() {
  const sent: unknown[] = []
  const ports = { onProgress: vi.fn(), onOpen: vi.fn(), onPlace: vi.fn(), onEnd: vi.fn() }
  const link = new StoryLink(() => ORIGIN)
  link.hear(ports)
  // only its identity matters
  const page = {
    postMessage: (message: unknown) => {
      sent.push(message)
    },
  } as unknown as Window
  link.attach(page)
  return { link, ports, sent, page }
}

test('what is looked for is told once the page is there, and told again to one that has just loaded', () => {
  const { link, sent, page } = setUp()
  link.view({ search: 'cart', dark: true, large: false })
  // the browser warns of what an empty frame is sent
  expect(sent).toEqual([])
  link.loaded()
  link.loaded()
  const view = { type: 'sketch-story-view', search: 'cart', dark: true, large: false }
  expect(sent).toEqual([view, view])
  link.attach(page)
  link.view({ search: 'tea', dark: true, large: false })
  expect(sent).toEqual([view, view])
  const progress = { drawn: 0, found: 40, done: false, shown: 0, failed: null }
  link.receive({ origin: ORIGIN, source: page, data: { type: 'sketch-story', ...progress } })
  expect(sent).toEqual([view, view, { ...view, search: 'tea' }])
})

test('the page is heard, and nobody else', () => {
  const { link, ports, page } = setUp()
  const open = { type: 'sketch-story-open', page: 'start', name: 'Home' }
  link.receive({ origin: 'http://elsewhere', source: page, data: open })
  link.receive({ origin: ORIGIN, source: null, data: open })
  link.receive({ origin: ORIGIN, source: page, data: { ...open, page: 7 } })
  expect(ports.onOpen).not.toHaveBeenCalled()
  link.receive({ origin: ORIGIN, source: page, data: open })
  expect(ports.onOpen).toHaveBeenCalledExactlyOnceWith({ page: 'start', name: 'Home', route: null })
  const progress = { drawn: 12, found: 40, done: false, shown: 12, failed: null }
  link.receive({ origin: ORIGIN, source: page, data: { type: 'sketch-story', ...progress } })
  expect(ports.onProgress).toHaveBeenCalledExactlyOnceWith(progress)
})
