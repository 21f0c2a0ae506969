import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppPages } from './app-pages.ts'
import type { PageRequest } from './page-request.ts'

const BASE = 'http://localhost:36413'
const page = (stamp: number, more: Partial<PageRequest> = {}): PageRequest => ({
  stamp,
  sketch: false,
  receipt: `receipt ${stamp}`,
  keepsRoute: true,
  atOnce: false,
  identity: null,
  ...more,
})

function setUp() {
  const hidden = { now: false }
  const ports = {
    base: () => BASE,
    origin: () => BASE,
    hidden: () => hidden.now,
    onLog: vi.fn(),
    onFocusOut: vi.fn(),
    holdsFocus: () => true,
    onWorker: vi.fn(),
    onShown: vi.fn(),
    onFailed: vi.fn(),
    say: vi.fn(),
    now: () => Date.now(),
  }
  const pages = new AppPages(ports)
  const windows = new Map<number, Window>()
  /** The frame of a page is there. */
  const open = (stamp: number) => {
    const window = { postMessage: vi.fn() } as unknown as Window
    windows.set(stamp, window)
    pages.attach(stamp, window)
  }
  const says = (stamp: number, data: object) => {
    pages.receive({ data, origin: BASE, source: windows.get(stamp) ?? null })
  }
  const hello = (stamp: number, route = '/') => {
    says(stamp, { type: 'mosaygent.hello', route })
  }
  const draws = (stamp: number) => {
    says(stamp, { type: 'mosaygent.first-frame' })
  }
  const throws = (stamp: number, message: string) => {
    says(stamp, { type: 'mosaygent.error', message, stack: null, count: 1, known: null })
  }
  /** A page that was asked for, loaded, and has the script. */
  const load = (request: PageRequest, route?: string) => {
    pages.want(request)
    open(request.stamp)
    hello(request.stamp, route)
    pages.loaded(request.stamp)
  }
  const seen = () => {
    const { shown, coming } = pages.get()
    return [shown?.stamp ?? null, coming?.stamp ?? null]
  }
  return { pages, ports, hidden, windows, open, says, hello, draws, throws, load, seen }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The first page of an app is seen. */
function running() {
  const s = setUp()
  s.load(page(1))
  s.draws(1)
  return s
}

describe('a page that is loaded anew', () => {
  it('stays behind the one that is seen until its first picture, and then takes its place', () => {
    const s = running()
    expect(s.ports.onShown).toHaveBeenCalledExactlyOnceWith('receipt 1')
    s.load(page(2))
    vi.advanceTimersByTime(9_000)
    expect(s.seen()).toEqual([1, 2])
    expect(s.pages.get().coming?.waiting).toBe('loading')
    s.draws(2)
    expect(s.seen()).toEqual([2, null])
    expect(s.ports.onShown).toHaveBeenLastCalledWith('receipt 2')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is replaced by a newer one, however many come, and only the last is seen', () => {
    const s = running()
    for (let stamp = 2; stamp < 52; stamp += 1) {
      s.pages.want(page(stamp))
      s.open(stamp)
      vi.advanceTimersByTime(200)
      // the one that was let go still says something
      s.draws(stamp - 1)
      expect(s.seen()).toEqual([1, stamp])
    }
    s.hello(51)
    s.draws(51)
    expect(s.seen()).toEqual([51, null])
    expect(s.ports.onShown.mock.calls).toEqual([['receipt 1'], ['receipt 51']])
    expect(s.ports.onFailed).not.toHaveBeenCalled()
  })

  it('is heard by itself: what the one behind says is not said of the one that is seen', () => {
    const s = running()
    s.says(1, { type: 'mosaygent.route', route: '/#/old' })
    s.load(page(2), '/#/new')
    s.says(2, { type: 'mosaygent.worker', script: '/sw.js', held: true })
    expect(s.pages.get().page).toMatchObject({ route: '/#/old', worker: null })
    s.draws(2)
    expect(s.pages.get().page).toMatchObject({ route: '/#/new', worker: { script: '/sw.js' } })
  })

  it('gets the settings as the one that is seen has them, also those that change while it loads', () => {
    const s = running()
    const settings = {
      type: 'mosaygent.settings',
      textScale: 1.3,
      locale: 'de',
      brightness: 'dark',
      direction: null,
    } as const
    s.load(page(2))
    s.pages.settings(settings)
    for (const stamp of [1, 2]) expect(s.windows.get(stamp)?.postMessage).toHaveBeenCalledWith(settings, BASE)
    s.load(page(3))
    expect(s.windows.get(3)?.postMessage).toHaveBeenCalledWith(settings, BASE)
  })

  it('begins where the app was, and says when the app went elsewhere', () => {
    const s = running()
    s.says(1, { type: 'mosaygent.route', route: '/#/tides/4?of=é' })
    s.load(page(2), '/#/tides/4?of=é')
    expect(s.pages.get().coming?.address).toBe(`${BASE}/?t=2#/tides/4?of=%C3%A9`)
    s.draws(2)
    expect(s.ports.say).not.toHaveBeenCalled()
    s.load(page(3), '/#/login')
    s.draws(3)
    expect(s.ports.say).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('began at /#/login'))
    s.load(page(4, { keepsRoute: false }))
    expect(s.pages.get().coming?.address).toBe(`${BASE}/?t=4`)
  })

  it('of an app with paths begins there, and nothing leads away from the preview', () => {
    const s = running()
    s.says(1, { type: 'mosaygent.route', route: '/tides/4' })
    s.pages.want(page(2))
    expect(s.pages.get().coming?.address).toBe(`${BASE}/tides/4?t=2`)
    for (const route of ['//evil.test/', 'https://evil.test/', '/\\evil.test']) {
      s.says(1, { type: 'mosaygent.route', route })
      s.pages.want(page(3 + route.length))
      expect(new URL(s.pages.get().coming?.address ?? '').origin).toBe(BASE)
    }
  })
})

describe('a page that does not come', () => {
  it('is told after a time that grows with what this app’s pages took; then the person decides', () => {
    const s = setUp()
    s.load(page(1))
    vi.advanceTimersByTime(8_000)
    s.draws(1)
    s.load(page(2))
    vi.advanceTimersByTime(23_999)
    expect(s.ports.onFailed).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(s.ports.onFailed).toHaveBeenCalledExactlyOnceWith('receipt 2', 'no first frame after 24 s', [])
    expect(s.seen()).toEqual([1, 2])
    expect(s.pages.get().coming?.waiting).toBe('late')
    s.pages.choose('keep')
    expect(s.seen()).toEqual([1, null])

    s.load(page(3))
    vi.advanceTimersByTime(24_000)
    s.pages.choose('show')
    expect(s.seen()).toEqual([3, null])
    expect(s.ports.onShown).toHaveBeenCalledTimes(1)
  })

  it('comes all the same when it draws after that', () => {
    const s = running()
    s.load(page(2))
    vi.advanceTimersByTime(60_000)
    expect(s.pages.get().coming?.waiting).toBe('late')
    s.draws(2)
    expect(s.seen()).toEqual([2, null])
    expect(s.ports.onShown).toHaveBeenLastCalledWith('receipt 2')
  })

  it('because it threw is told soon, with its errors', () => {
    const s = running()
    s.load(page(2))
    s.throws(2, 'Null check é')
    vi.advanceTimersByTime(2_999)
    expect(s.ports.onFailed).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(s.ports.onFailed).toHaveBeenCalledExactlyOnceWith('receipt 2', expect.stringContaining('threw'), [
      'Null check é',
    ])
    expect(s.pages.get()).toMatchObject({
      coming: { waiting: 'threw' },
      page: { errors: [{ message: 'Null check é' }] },
    })
    vi.advanceTimersByTime(60_000)
    expect(s.ports.onFailed).toHaveBeenCalledTimes(1)
  })

  it('is not the one that draws and then throws: that is seen, with its error', () => {
    const s = running()
    s.load(page(2))
    s.draws(2)
    s.throws(2, 'later')
    vi.advanceTimersByTime(60_000)
    expect(s.seen()).toEqual([2, null])
    expect(s.pages.get().page.errors).toMatchObject([{ message: 'later' }])
    expect(s.ports.onFailed).not.toHaveBeenCalled()
  })
})

describe('the first page, with none before it', () => {
  const blank = (s: ReturnType<typeof setUp>) => s.pages.get().blank

  it('is blank until its first picture, or until it has painted something of its own', () => {
    const s = setUp()
    expect(blank(s)).toBe(false)
    s.load(page(1))
    expect(blank(s)).toBe(true)
    s.draws(1)
    expect(blank(s)).toBe(false)
    // behind a page that is seen nothing is blank
    s.load(page(2))
    expect(blank(s)).toBe(false)
    s.load(page(3, { atOnce: true }))
    expect(blank(s)).toBe(true)
    s.says(3, { type: 'mosaygent.content' })
    expect(blank(s)).toBe(false)
  })

  it('is shown as it is when it threw, takes too long, or has no script', () => {
    const threw = setUp()
    threw.load(page(1))
    threw.throws(1, 'é')
    expect(blank(threw)).toBe(false)
    const late = setUp()
    late.load(page(1))
    vi.advanceTimersByTime(29_999)
    expect(blank(late)).toBe(true)
    vi.advanceTimersByTime(1)
    expect(blank(late)).toBe(false)
    const silent = setUp()
    silent.pages.want(page(1))
    silent.open(1)
    expect(blank(silent)).toBe(true)
    silent.pages.loaded(1)
    expect(blank(silent)).toBe(false)
  })
})

describe('pages that are not Flutter’s', () => {
  it('without our script come a while after their load', () => {
    const s = running()
    s.pages.want(page(2))
    s.open(2)
    s.pages.loaded(2)
    expect(s.seen()).toEqual([1, 2])
    vi.advanceTimersByTime(500)
    expect(s.seen()).toEqual([2, null])
    expect(s.ports.onShown).toHaveBeenLastCalledWith('receipt 2')
  })

  it('whose script speaks only after their load are waited for all the same', () => {
    const s = running()
    s.pages.want(page(2))
    s.open(2)
    s.pages.loaded(2)
    vi.advanceTimersByTime(499)
    s.hello(2)
    vi.advanceTimersByTime(9_000)
    expect(s.seen()).toEqual([1, 2])
    expect(s.ports.onShown).toHaveBeenCalledTimes(1)
    s.draws(2)
    expect(s.seen()).toEqual([2, null])
  })

  it('with it come when they have stood still', () => {
    const s = running()
    s.load(page(2))
    s.says(2, { type: 'mosaygent.quiet' })
    expect(s.seen()).toEqual([2, null])
  })
})

describe('a tab in the background, where nothing is drawn', () => {
  it('takes the new page by its load and the script’s word, and tells of it when it is seen', () => {
    const s = running()
    s.hidden.now = true
    s.load(page(2))
    vi.advanceTimersByTime(120_000)
    expect(s.seen()).toEqual([1, 2])
    s.says(2, { type: 'mosaygent.view' })
    expect(s.seen()).toEqual([2, null])
    expect(s.ports.onShown).toHaveBeenCalledTimes(1)
    s.hidden.now = false
    s.pages.visibilityChanged()
    s.draws(2)
    expect(s.ports.onShown).toHaveBeenLastCalledWith('receipt 2')
    expect(s.ports.onFailed).not.toHaveBeenCalled()
  })

  it('gives a page its time anew when it comes to the front', () => {
    const s = running()
    s.load(page(2))
    s.hidden.now = true
    vi.advanceTimersByTime(60_000)
    s.hidden.now = false
    s.pages.visibilityChanged()
    vi.advanceTimersByTime(9_999)
    expect(s.ports.onFailed).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(s.ports.onFailed).toHaveBeenCalledTimes(1)
  })
})

describe('the page before', () => {
  it('is let go first when two do not fit, and that is said', () => {
    const s = running()
    s.says(1, { type: 'mosaygent.memory', share: 0.55 })
    s.load(page(2))
    expect(s.seen()).toEqual([2, null])
    expect(s.ports.say).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('55%'))
  })

  it('is let go first when it must not stay', () => {
    const s = running()
    s.load(page(2, { atOnce: true }))
    expect(s.seen()).toEqual([2, null])
  })

  it('is a sketch that stays until the app has drawn, or its time is over, and fades away', () => {
    const s = setUp()
    s.pages.want(page(1, { sketch: true, receipt: null }))
    s.open(1)
    s.pages.loaded(1)
    vi.advanceTimersByTime(500)
    s.load(page(2))
    vi.advanceTimersByTime(29_999)
    expect(s.seen()).toEqual([1, 2])
    s.draws(2)
    expect(s.pages.get()).toMatchObject({ shown: { stamp: 2 }, leaving: { stamp: 1 }, coming: null })
    vi.advanceTimersByTime(220)
    expect(s.pages.get().leaving).toBeNull()
  })

  it('is gone when nothing is to be seen', () => {
    const s = running()
    s.load(page(2))
    s.pages.want(null)
    expect(s.seen()).toEqual([null, null])
    expect(vi.getTimerCount()).toBe(0)
  })
})

it('the receipt of a new run, which comes after its page, is told as well', () => {
  const s = setUp()
  s.load(page(1, { receipt: null }))
  s.draws(1)
  expect(s.ports.onShown).not.toHaveBeenCalled()
  s.pages.want(page(1, { receipt: 'of the start' }))
  expect(s.ports.onShown).toHaveBeenCalledExactlyOnceWith('of the start')
})

it(
  'a page that says a thousand things a second is told in few turns, and its last word counts',
  { tags: 'P-214' },
  () => {
    const s = running()
    const told = vi.fn()
    s.pages.subscribe(told)
    const edge = (blue: number) => [{ colour: `rgb(1, 1, ${blue % 256})`, to: 1 }]
    for (let at = 0; at < 1_000; at += 1) {
      const edges = { top: edge(at), right: null, bottom: null, left: null }
      s.says(1, { type: 'mosaygent.edges', edges })
      vi.advanceTimersByTime(1)
    }
    expect(told.mock.calls.length).toBeLessThan(40)
    vi.advanceTimersByTime(200)
    expect(s.pages.get().page.edges?.top).toEqual(edge(999))
    // calm again, it is told at once
    vi.advanceTimersByTime(1_000)
    told.mockClear()
    s.says(1, { type: 'mosaygent.route', route: '/#/calm' })
    expect(told).toHaveBeenCalledOnce()
    expect(s.pages.get().page.route).toBe('/#/calm')
    expect(vi.getTimerCount()).toBe(0)
  },
)
