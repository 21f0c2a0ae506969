import type { MessageFromPage } from '@mosaygent/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followDashboardSettings } from './dashboard-settings.ts'
import { leaveAppWithF6 } from './leave-app.ts'
import { reportConsole } from './report-console.ts'
import { errorReporter } from './report-errors.ts'
import type { Send } from './send.ts'
import { replaceWorkerRegistration } from './service-workers.ts'

let sent: MessageFromPage[]
const send: Send = (message) => void sent.push(message)

beforeEach(() => {
  sent = []
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the app’s output is sent in batches of 50 lines, and beyond 500 as a number', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  reportConsole(send, () => {})
  console.log('first', { a: 1 })
  expect(log).toHaveBeenCalledWith('first', { a: 1 })
  console.log(Array.from({ length: 520 }, (_, line) => line).join('\n'))
  expect(sent).toEqual([])
  vi.advanceTimersByTime(100)
  expect(sent).toMatchObject([
    { lines: { length: 50, 0: { level: 'info', text: 'first {"a":1}' } }, dropped: 21 },
  ])
  vi.advanceTimersByTime(1000)
  expect(sent).toHaveLength(10)
})

test('an error that repeats within a second is counted', () => {
  const report = errorReporter(send)
  for (let time = 0; time < 4; time += 1) report('é'.repeat(5000), null)
  expect(sent).toMatchObject([{ message: `${'é'.repeat(4000)} ... (cut)`, count: 1, known: null }])
  vi.advanceTimersByTime(1000)
  expect(sent).toMatchObject([{ count: 1 }, { count: 3 }])
})

test('settings of the dashboard’s origin apply; those of another, and of another shape, do not', () => {
  // This stand-in for a browser has the lists, but not their class.
  vi.stubGlobal('MediaQueryList', window.matchMedia('all').constructor)
  const applied = vi.fn<() => void>()
  followDashboardSettings(['http://localhost:36412'], null, applied)
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  const changed = vi.fn<() => void>()
  dark.addEventListener('change', changed)
  const own = navigator.language
  const post = (origin: string, data: unknown) =>
    window.dispatchEvent(new MessageEvent('message', { origin, data, source: window.parent }))
  const settings = { type: 'mosaygent.settings', textScale: 1.5, locale: 'de-CH', brightness: 'dark' }
  post('http://evil.test', settings)
  post('http://localhost:36412', null)
  post('http://localhost:36412', { ...settings, type: 'other' })
  expect(applied).not.toHaveBeenCalled()
  post('http://localhost:36412', settings)
  expect(document.documentElement.style.fontSize).toBe('150%')
  expect([navigator.language, ...navigator.languages]).toEqual(['de-CH', 'de-CH'])
  expect([dark.matches, changed.mock.calls.length, applied.mock.calls.length]).toEqual([true, 1, 1])
  post('http://localhost:36412', { type: 'mosaygent.settings', textScale: '2', locale: 3, brightness: 'red' })
  expect([document.documentElement.style.fontSize, navigator.language, dark.matches]).toEqual([
    '',
    own,
    false,
  ])
})

test('F6 leaves the app and never reaches it', () => {
  leaveAppWithF6(send)
  const app = vi.fn<() => void>()
  window.addEventListener('keydown', app)
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F6', ctrlKey: true }))
  expect([sent, app.mock.calls.length]).toEqual([[], 1])
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F6', shiftKey: true }))
  expect(sent).toEqual([{ type: 'mosaygent.focus-out', direction: 'back' }])
  expect(app).toHaveBeenCalledTimes(1)
})

test('Flutter’s worker is registered at once without the browser; one of the app only where it may', async () => {
  const register = vi.fn<(script: string) => Promise<string>>().mockResolvedValue('registered')
  class Container {
    register(_script: string): Promise<unknown> {
      return Promise.resolve()
    }
  }
  Object.assign(Container.prototype, { register })
  vi.stubGlobal('ServiceWorkerContainer', Container)
  const ask = (script: string) => new Container().register(script)
  replaceWorkerRegistration(false, send)
  expect(await ask('/app/flutter_service_worker.js?v=1')).toMatchObject({
    active: null,
    installing: { state: 'activated' },
  })
  expect(sent).toEqual([])
  await expect(ask('/sw.js')).rejects.toThrow('The preview holds back')
  expect(sent).toEqual([{ type: 'mosaygent.worker', script: '/sw.js', held: true }])
  expect(register).not.toHaveBeenCalled()
  Object.assign(Container.prototype, { register })
  replaceWorkerRegistration(true, send)
  expect(await ask('/sw.js')).toBe('registered')
})
