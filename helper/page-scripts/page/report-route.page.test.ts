import type { MessageFromPage } from '@mosaygent/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentRoute, dropTimestamp, followRoute } from './report-route.ts'

const DASHBOARD = 'http://localhost:36412'
const historyBefore = Object.getOwnPropertyDescriptors(History.prototype)
let sent: MessageFromPage[]
let told: unknown[]
const note = ({ state }: PopStateEvent) => void told.push(state)
const say = (data: object, origin = DASHBOARD) =>
  window.dispatchEvent(new MessageEvent('message', { origin, data, source: window.parent }))
const hash = () => location.hash

/** What the page's script listens to, for its life. */
let heard: AbortController
const listen = window.addEventListener.bind(window)

beforeEach(() => {
  heard = new AbortController()
  vi.spyOn(window, 'addEventListener').mockImplementation((...args: Parameters<typeof listen>) => {
    listen(args[0], args[1], { signal: heard.signal })
  })
  sent = []
  told = []
  vi.useFakeTimers()
  history.replaceState(null, '', `${location.pathname}#/`)
  followRoute(
    [DASHBOARD],
    (message) => void sent.push(message),
    () => {},
  )
  window.addEventListener('popstate', note)
})
afterEach(() => {
  heard.abort()
  vi.restoreAllMocks()
  Object.defineProperties(History.prototype, historyBefore)
  vi.useRealTimers()
})

test('each change of the address is sent once, with the ways that lead on from it', { tags: 'P-490' }, () => {
  history.pushState({ serialCount: 1 }, '', '#/a')
  history.replaceState({ serialCount: 1 }, '', '#/a')
  expect(sent).toEqual([
    { type: 'mosaygent.route', route: `${location.pathname}#/a`, ways: { back: true, forward: false } },
  ])
})

test('a step back and forward tells the app its own entries, and adds none', { tags: 'P-491' }, () => {
  history.replaceState({ serialCount: 0 }, '', '#/')
  history.pushState({ serialCount: 1 }, '', '#/a')
  const { length } = history
  say({ type: 'mosaygent.step', way: 'back' })
  expect([hash(), told, history.state]).toEqual(['#/', [{ serialCount: 0 }], { serialCount: 0 }])
  expect(sent.at(-1)).toMatchObject({ ways: { back: false, forward: true } })
  say({ type: 'mosaygent.step', way: 'back' })
  say({ type: 'mosaygent.step', way: 'forward' }, 'http://evil.test')
  expect(told).toHaveLength(1)
  say({ type: 'mosaygent.step', way: 'forward' })
  expect([hash(), told.at(-1), history.length]).toEqual(['#/a', { serialCount: 1 }, length])
})

test(
  'the engine’s answer to a step takes the place of the entry: one that holds a single page',
  { tags: 'P-491' },
  () => {
    history.replaceState({ origin: true }, '', '#/')
    history.pushState({ flutter: true }, '', '#/')
    const { length } = history
    window.addEventListener('popstate', () => history.pushState({ flutter: true }, '', '#/'), { once: true })
    say({ type: 'mosaygent.step', way: 'back' })
    expect([told, history.state, history.length]).toEqual([[{ origin: true }], { flutter: true }, length])
    expect(sent.at(-1)).toMatchObject({ ways: { back: true, forward: false } })
  },
)

test(
  'a step that the app takes itself stays in its page, and comes after its call',
  { tags: 'P-491' },
  () => {
    history.pushState({ serialCount: 1 }, '', '#/a')
    history.back()
    expect(hash()).toBe('#/a')
    vi.runAllTimers()
    expect([hash(), told]).toEqual(['#/', [null]])
    history.go(-1)
    vi.runAllTimers()
    expect([hash(), told]).toEqual(['#/', [null]])
  },
)

test(
  'an address is gone to in the form that the app’s have, and never leaves its origin',
  { tags: 'P-492' },
  () => {
    say({ type: 'mosaygent.go', to: '/tides/4' })
    expect([hash(), told]).toEqual(['#/tides/4', [null]])
    say({ type: 'mosaygent.go', to: '//evil.test/' })
    expect(hash()).toBe('#/evil.test/')
    say({ type: 'mosaygent.go', to: 7 })
    say({ type: 'mosaygent.go', to: '/other' }, 'http://evil.test')
    expect(hash()).toBe('#/evil.test/')
  },
)

test(
  'where nothing tells yet how the app’s addresses are, the engine’s own answer does',
  { tags: 'P-492' },
  () => {
    history.replaceState({ serialCount: 0 }, '', '/')
    // as the engine of an app with paths writes an address that it did not make
    const engine = () => history.replaceState({ serialCount: 1 }, '', location.pathname)
    window.addEventListener('popstate', engine)
    say({ type: 'mosaygent.go', to: '/tides/4' })
    expect(location.pathname + location.hash).toBe('/tides/4')
    say({ type: 'mosaygent.step', way: 'back' })
    expect(location.pathname + location.hash).toBe('/')
  },
)

test('the timestamp of the page’s address is not the app’s', { tags: 'P-490' }, () => {
  history.replaceState({ a: 1 }, '', '/start?t=12&from=mail#part')
  dropTimestamp()
  expect([location.pathname + location.search + location.hash, history.state]).toEqual([
    '/start?from=mail#part',
    { a: 1 },
  ])
})

test('an app with paths is led along them', { tags: 'P-492' }, () => {
  history.replaceState(null, '', '/start?t=12&from=mail')
  expect(currentRoute()).toBe('/start?from=mail')
  say({ type: 'mosaygent.go', to: '/tides/4?of=x' })
  expect(currentRoute()).toBe('/tides/4?of=x')
  say({ type: 'mosaygent.go', to: '/https://evil.test/' })
  expect(location.pathname).toMatch(/^\/https:\/\/evil\.test\/$/)
})
