import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { APPLIED, SKETCHED } from '../../../testing/preview-data.ts'
import { initialState } from '../controller/controller-state.ts'
import { deviceOf } from '../phone/devices.ts'
import { trail } from './trail.ts'
import { useTrail } from './use-trail.ts'

// jsdom decodes no pictures
vi.mock('./compare-apps.ts', () => ({
  compareApps: (before: { width: number }, after: { width: number }) =>
    Promise.resolve(before.width === after.width ? { kind: 'same' } : { kind: 'other-size' }),
}))

type Given = Parameters<typeof useTrail>[0]

/** What the app shows; its pictures are as wide. */
let shown = 1
const takePicture = () =>
  Promise.resolve({
    outcome: 'taken' as const,
    picture: { png: new Blob(), width: shown, height: 1, density: 1, blanks: 0 },
  })

/** The page once a receipt of that number came; null: none so far. */
function after(number: number | null, state: 'running' | 'reloading' = 'running'): Given {
  const last = number === null ? null : { ...APPLIED, number, at: `2026-01-01T00:00:0${number}.000Z` }
  return {
    preview: { flow: { ...initialState, frameRun: 'run' }, status: { ...SKETCHED, state }, last },
    page: { script: 'answers', drawn: true, coming: null, route: '/', takePicture },
    conditions: { device: deviceOf('iphone-16'), landscape: false, appDark: false, edges: null },
    project: '/work/tide',
  }
}

/** The trail once its first picture is taken. `app`: what the app shows after that moment. */
async function opened() {
  const page = renderHook((given: Given) => useTrail(given), { initialProps: after(null) })
  const rest = () => act(() => vi.advanceTimersByTimeAsync(1_000))
  await rest()
  return {
    rest,
    async see(given: Given, app = shown) {
      page.rerender(given)
      await act(() => vi.advanceTimersByTimeAsync(0))
      shown = app
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  shown = 1
})
afterEach(() => {
  vi.useRealTimers()
  trail.set([])
})

test(
  'receipts that follow at once are one entry, from the moment before the first to the newest',
  { tags: 'P-521' },
  async () => {
    const { see, rest } = await opened()
    expect(trail.get()).toHaveLength(1)
    // two letters in a row, each with its reload
    await see(after(null, 'reloading'), 2)
    await see(after(1), 2)
    await act(() => vi.advanceTimersByTimeAsync(300))
    await see(after(1, 'reloading'), 3)
    await act(() => vi.advanceTimersByTimeAsync(100))
    await see(after(2), 3)
    await rest()
    const [, ...entries] = trail.get()
    expect(entries).toMatchObject([{ number: 2, before: { width: 1 }, picture: { width: 3 } }])
    // the next one has a moment before of its own
    await see(after(2, 'reloading'), 4)
    await see(after(3), 4)
    await rest()
    expect(trail.get().at(-1)).toMatchObject({ number: 3, before: { width: 3 }, picture: { width: 4 } })
  },
)

test(
  'of two receipts that take each other back none says that nothing changed',
  { tags: 'P-521' },
  async () => {
    // the same picture is as wide; another width is another picture
    const { see, rest } = await opened()
    await see(after(null, 'reloading'), 2)
    await see(after(1), 2)
    await act(() => vi.advanceTimersByTimeAsync(100))
    await see(after(1, 'reloading'), 1)
    await see(after(2), 1)
    await rest()
    expect(trail.get().at(-1)).toMatchObject({
      number: 2,
      before: { width: 1 },
      picture: { width: 1 },
      change: null,
    })
    // one that changes nothing by itself says so
    await see(after(2, 'reloading'), 1)
    await see(after(3), 1)
    await rest()
    expect(trail.get().at(-1)).toMatchObject({ number: 3, change: { kind: 'same' } })
  },
)

test('a restart whose page is another one says that nothing changed, too', { tags: 'P-521' }, async () => {
  const { see, rest } = await opened()
  /** The frame has loaded its page anew; of that one pictures are taken in another way. */
  const anew = (given: Given): Given => ({
    ...given,
    page: { ...given.page, takePicture: () => takePicture() },
  })
  await see(after(null, 'reloading'))
  // its word that it has drawn may come before the tool's reply
  await see(after(1, 'reloading'))
  await see(anew(after(1, 'reloading')))
  await see(after(1))
  await rest()
  expect(trail.get().at(-1)).toMatchObject({ number: 1, change: { kind: 'same' } })
})

test('a press is told while the overlay of its action still stands', { tags: 'P-521' }, async () => {
  const { see, rest } = await opened()
  const pressed = (given: Given, replied: boolean): Given => {
    const phase = { kind: 'acting' as const, action: 'reload' as const, replied }
    return { ...given, preview: { ...given.preview, flow: { ...given.preview.flow, phase } } }
  }
  for (const number of [1, 2]) {
    const last = number === 1 ? null : number - 1
    await see(pressed(after(last), false))
    // the event that tells the receipt may come before the reply, and the reply later than a picture takes
    await see(pressed(after(number), false))
    await rest()
    await see(pressed(after(number), true))
    await rest()
    expect(trail.get().at(-1)).toMatchObject({ number, change: { kind: 'same' } })
    await see(after(number))
    await rest()
    expect(trail.get()).toHaveLength(number + 1)
  }
})
