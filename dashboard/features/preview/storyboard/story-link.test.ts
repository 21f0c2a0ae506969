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

test('what is looked for is told, and told again to a page that has just loaded', () => {
  const { link, sent } = setUp()
  link.view({ search: 'cart', dark: true, large: false })
  link.loaded()
  const view = { type: 'sketch-story-view', search: 'cart', dark: true, large: false }
  expect(sent).toEqual([view, view])
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
