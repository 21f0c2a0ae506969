import { describe, expect, it, vi } from 'vitest'
import { PageLink, addPageError } from './page-link.ts'
import { pageSettings } from './use-page.ts'

const ORIGIN = 'http://127.0.0.1:36413'
const view = {
  device: 'iphone-16',
  landscape: false,
  appDark: true,
  textScale: 130,
  locale: 'de',
  zoom: null,
}
const settings = pageSettings(view)
const hello = { type: 'mosaygent.hello', route: '/#/' }
const thrown = (message: string) => ({
  type: 'mosaygent.error' as const,
  message,
  stack: 'Error\n  at a (main.dart.js:1:2)',
  count: 1,
  known: null,
})

function setUp() {
  const onLog = vi.fn()
  const onFocusOut = vi.fn()
  const link = new PageLink({ origin: () => ORIGIN, onLog, onFocusOut, now: () => 7 })
  const page = { postMessage: vi.fn() }
  // only its identity matters here
  const source = page as unknown as Window
  const say = (data: unknown, origin = ORIGIN, from: Window | null = source) => {
    link.receive({ data, origin, source: from })
  }
  return { link, page, say, onLog, onFocusOut }
}

describe('the link to the page', () => {
  it('answers a hello with the settings, and sends them again when they change', () => {
    const { link, page, say } = setUp()
    link.settings(settings)
    link.attach(page)
    expect(link.snapshot().script).toBe('waiting')
    expect(page.postMessage).not.toHaveBeenCalled()
    say(hello)
    expect(link.snapshot()).toMatchObject({ script: 'answers', route: '/#/' })
    expect(page.postMessage).toHaveBeenLastCalledWith(settings, ORIGIN)
    link.settings(pageSettings({ ...view, textScale: 100, locale: null }))
    expect(page.postMessage).toHaveBeenCalledTimes(2)
    expect(page.postMessage.mock.lastCall?.[0]).toMatchObject({ textScale: null, locale: null })
  })

  it('knows when the page drew its first picture, each page for itself', () => {
    const { link, page, say } = setUp()
    link.attach(page)
    say(hello)
    expect(link.snapshot().drawn).toBe(false)
    say({ type: 'mosaygent.first-frame' }, 'http://127.0.0.1:1')
    expect(link.snapshot().drawn).toBe(false)
    say({ type: 'mosaygent.first-frame' })
    expect(link.snapshot().drawn).toBe(true)
    say(hello)
    expect(link.snapshot().drawn).toBe(false)
    say({ type: 'mosaygent.first-frame' })
    link.attach(page)
    expect(link.snapshot().drawn).toBe(false)
  })

  it('knows a page without the script by its load', () => {
    const { link, page, say } = setUp()
    link.attach(page)
    link.loaded()
    expect(link.snapshot().script).toBe('silent')
    // the app went to a page of ours and from there to a foreign one
    say(hello)
    link.loaded()
    expect(link.snapshot().script).toBe('answers')
    link.loaded()
    expect(link.snapshot().script).toBe('silent')
    link.attach(null)
    link.loaded()
    expect(link.snapshot().script).toBe('none')
  })

  it('hears nobody else, and nothing it does not understand (P-162)', () => {
    const { link, page, say } = setUp()
    link.attach(page)
    const before = link.snapshot()
    say(hello, 'https://evil.example')
    say(hello, ORIGIN, null)
    say({ type: 'mosaygent.hello' })
    say('hello')
    expect(link.snapshot()).toBe(before)
    expect(page.postMessage).not.toHaveBeenCalled()
  })

  it('passes on output and the way out', () => {
    const { link, page, say, onLog, onFocusOut } = setUp()
    link.attach(page)
    const lines = [{ level: 'info', text: 'tides loaded' }]
    say({ type: 'mosaygent.log', lines, dropped: 2 })
    say({ type: 'mosaygent.focus-out', direction: 'back' })
    expect(onLog).toHaveBeenCalledWith(lines, 2)
    expect(onFocusOut).toHaveBeenCalledWith('back')
  })

  it('keeps errors until other code runs (P-166)', () => {
    const { link, page, say } = setUp()
    link.attach(page)
    link.code('')
    say(thrown('Null check'))
    say(thrown('Null check'))
    expect(link.snapshot().errors).toMatchObject([{ message: 'Null check', count: 2, at: 7 }])
    link.code('run 1')
    expect(link.snapshot().errors).toEqual([])
  })
})

describe('addPageError', () => {
  it('tells errors apart by message and place, and keeps the first ones', () => {
    const other = { ...thrown('No'), stack: 'Error\n  at b (main.dart.js:9:9)' }
    const two = addPageError(addPageError([], thrown('No'), 1), other, 2)
    expect(two).toHaveLength(2)
    let many = two
    for (let index = 0; index < 80; index += 1) many = addPageError(many, thrown(`E${index}`), 3)
    expect(many).toHaveLength(50)
    expect(many[0]).toMatchObject({ message: 'No', at: 1 })
  })
})
