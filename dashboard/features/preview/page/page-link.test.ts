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
  identity: 'device',
  keyboard: 'down',
} as const
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
  const onWorker = vi.fn()
  const holdsFocus = vi.fn(() => true)
  const link = new PageLink({
    origin: () => ORIGIN,
    onLog,
    onFocusOut,
    holdsFocus,
    onWorker,
    now: () => 7,
  })
  const page = { postMessage: vi.fn() }
  // only its identity matters here
  const source = page as unknown as Window
  const say = (data: unknown, origin = ORIGIN, from: Window | null = source) => {
    link.receive({ data, origin, source: from })
  }
  return { link, page, say, onLog, onFocusOut, holdsFocus, onWorker }
}

describe('the link to the page', () => {
  it('answers a hello with the settings, and sends them again when they change', () => {
    const { link, page, say } = setUp()
    link.settings(settings)
    link.attach(page)
    expect(link.get().script).toBe('waiting')
    expect(page.postMessage).not.toHaveBeenCalled()
    say(hello)
    expect(link.get()).toMatchObject({ script: 'answers', route: '/#/' })
    expect(page.postMessage).toHaveBeenLastCalledWith(settings, ORIGIN)
    link.settings(pageSettings({ ...view, textScale: 100, locale: null }))
    expect(page.postMessage).toHaveBeenCalledTimes(2)
    expect(page.postMessage.mock.lastCall?.[0]).toMatchObject({ textScale: null, locale: null })
  })

  it('knows when the page drew its first picture, each page for itself', () => {
    const { link, page, say } = setUp()
    link.attach(page)
    say(hello)
    expect(link.get().drawn).toBe(false)
    say({ type: 'mosaygent.first-frame' }, 'http://127.0.0.1:1')
    expect(link.get().drawn).toBe(false)
    say({ type: 'mosaygent.first-frame' })
    expect(link.get().drawn).toBe(true)
    say(hello)
    expect(link.get().drawn).toBe(false)
    say({ type: 'mosaygent.first-frame' })
    link.attach(page)
    expect(link.get().drawn).toBe(false)
  })

  it('knows a page without the script by its load', () => {
    const { link, page, say } = setUp()
    link.attach(page)
    link.loaded()
    expect(link.get().script).toBe('silent')
    // the app went to a page of ours and from there to a foreign one
    say(hello)
    link.loaded()
    expect(link.get().script).toBe('answers')
    link.loaded()
    expect(link.get().script).toBe('silent')
    link.attach(null)
    link.loaded()
    expect(link.get().script).toBe('none')
  })

  it('hears nobody else, and nothing it does not understand', { tags: 'P-162' }, () => {
    const { link, page, say } = setUp()
    link.attach(page)
    const before = link.get()
    say(hello, 'https://evil.example')
    say(hello, ORIGIN, null)
    say({ type: 'mosaygent.hello' })
    say('hello')
    expect(link.get()).toBe(before)
    expect(page.postMessage).not.toHaveBeenCalled()
  })

  it('hears nothing that is longer than the script makes it', () => {
    const { link, page, say, onLog } = setUp()
    link.attach(page)
    say(hello)
    const before = link.get()
    const long = 'a'.repeat(100_000)
    say({ type: 'mosaygent.hello', route: long })
    say({ type: 'mosaygent.route', route: long })
    say({ ...thrown('No'), message: long })
    say({ ...thrown('No'), stack: long })
    say({ type: 'mosaygent.log', lines: [{ level: 'info', text: long }], dropped: 0 })
    const many = Array.from({ length: 51 }, () => ({ level: 'info', text: '' }))
    say({ type: 'mosaygent.log', lines: many, dropped: 0 })
    expect(link.get()).toBe(before)
    expect(onLog).not.toHaveBeenCalled()
  })

  it('keeps what the page asks the browser for, until another page comes', () => {
    const { link, page, say } = setUp()
    link.attach(page)
    say(hello)
    const asks = { type: 'mosaygent.permission', names: ['camera'] }
    say(asks, 'http://127.0.0.1:1')
    say({ ...asks, names: ['usb'] })
    say({ ...asks, names: [] })
    expect(link.get().asks).toEqual([])
    say(asks)
    expect(link.get().asks).toEqual([['camera']])
    for (let more = 0; more < 100; more += 1) say(asks)
    expect(link.get().asks).toHaveLength(20)
    say(hello)
    expect(link.get().asks).toEqual([])
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

  it('gives the keyboard to nobody that the page did not have it from', () => {
    const { link, page, say, onFocusOut, holdsFocus } = setUp()
    holdsFocus.mockReturnValue(false)
    link.attach(page)
    say({ type: 'mosaygent.focus-out', direction: 'forward' })
    expect(holdsFocus).toHaveBeenCalledExactlyOnceWith(page)
    expect(onFocusOut).not.toHaveBeenCalled()
  })

  it('tells of a worker of the app once for each page', () => {
    const { link, page, say, onWorker } = setUp()
    const wanted = { type: 'mosaygent.worker', script: '/sw.js', held: true }
    link.attach(page)
    say(wanted)
    say(wanted)
    expect(link.get().worker).toEqual({ script: '/sw.js', held: true })
    expect(onWorker).toHaveBeenCalledExactlyOnceWith('/sw.js', true)
    link.attach(page)
    expect(link.get().worker).toBeNull()
    say({ ...wanted, held: false })
    expect(onWorker).toHaveBeenLastCalledWith('/sw.js', false)
  })

  it('tells of no more workers than a page can want', () => {
    const { link, page, say, onWorker } = setUp()
    link.attach(page)
    for (let at = 0; at < 100; at += 1) {
      say(hello)
      say({ type: 'mosaygent.worker', script: `/${at}.js`, held: true })
    }
    expect(onWorker).toHaveBeenCalledTimes(20)
    expect(link.get().worker).toEqual({ script: '/99.js', held: true })
  })

  it('knows the servers that gave nothing, each page for itself', () => {
    const { link, page, say } = setUp()
    const servers = [{ what: 'font', host: 'fonts.gstatic.com' }]
    link.attach(page)
    say({ type: 'mosaygent.unreachable', servers })
    expect(link.get().unreachable).toEqual(servers)
    say({ type: 'mosaygent.unreachable', servers: [] })
    expect(link.get().unreachable).toEqual([])
    say({ type: 'mosaygent.unreachable', servers })
    link.attach(page)
    expect(link.get().unreachable).toEqual([])
  })

  it('knows the ground at the edges of this page alone, plain colours only', { tags: 'P-214' }, () => {
    const { link, page, say } = setUp()
    const edges = (colour: string) => ({ top: [{ colour, to: 1 }], right: null, bottom: null, left: null })
    link.attach(page)
    say({ type: 'mosaygent.edges', edges: edges('url(https://evil.example)') })
    say({ type: 'mosaygent.edges', edges: { ...edges('rgb(1, 2, 3)'), top: [] } })
    expect(link.get().edges).toBeNull()
    say({ type: 'mosaygent.edges', edges: edges('rgb(1, 2, 3)') })
    expect(link.get().edges).toEqual(edges('rgb(1, 2, 3)'))
    say({ type: 'mosaygent.hello', route: '/' })
    expect(link.get().edges).toBeNull()
  })

  it('keeps errors until other code runs', { tags: 'P-166' }, () => {
    const { link, page, say } = setUp()
    link.attach(page)
    link.code('')
    say(thrown('Null check'))
    say(thrown('Null check'))
    expect(link.get().errors).toMatchObject([{ message: 'Null check', count: 2, at: 7 }])
    link.code('run 1')
    expect(link.get().errors).toEqual([])
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

  it('reads the place of an error in proportion to its length', () => {
    // looked at from each digit on it would take longer than any test may
    const long = { ...thrown('No'), stack: '1'.repeat(400_000) }
    expect(addPageError([{ ...long, at: 1 }], long, 2)).toMatchObject([{ count: 2, at: 2 }])
  })
})
