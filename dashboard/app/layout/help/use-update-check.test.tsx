import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useUpdateCheck } from './use-update-check.ts'

const helper = vi.hoisted(() => ({
  connected: true,
  version: '0.1.0',
  answers: [] as (object | Error)[],
  asked: [] as number[],
}))
vi.mock('#helper-client', () => ({
  useConnection: () => ({ connected: helper.connected, version: helper.version }),
  call: async () => {
    helper.asked.push(Date.now())
    const answer = helper.answers.shift() ?? { kind: 'current' }
    if (answer instanceof Error) throw answer
    return { answer }
  },
}))

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const START = 1_800_000_000_000

beforeEach(() => {
  vi.useFakeTimers({ now: START })
  Object.assign(helper, { connected: true, answers: [], asked: [] })
  localStorage.clear()
  localStorage.setItem('mosaygent_update_check', '"on"')
  return () => {
    vi.useRealTimers()
    localStorage.clear()
  }
})
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** After which times it was asked, in ms since the page was opened. */
const asked = () => helper.asked.map((at) => at - START)

async function open() {
  const hook = renderHook(() => useUpdateCheck())
  await pass(0)
  return hook
}

describe('the daily question', () => {
  it('is asked again after 24 hours, and not before', { tags: 'P-615' }, async () => {
    await open()
    expect(asked()).toEqual([0])
    await pass(DAY - 1)
    expect(asked()).toEqual([0])
    await pass(1)
    expect(asked()).toEqual([0, DAY])
    await pass(3 * DAY)
    expect(asked()).toEqual([0, DAY, 2 * DAY, 3 * DAY, 4 * DAY])
  })

  it('counts from the last answer, whichever page asked', { tags: 'P-615' }, async () => {
    const { unmount } = await open()
    await pass(HOUR)
    unmount()
    await pass(HOUR)
    expect(asked()).toEqual([0])
    await open()
    await pass(DAY - 2 * HOUR - 1)
    expect(asked()).toEqual([0])
    await pass(1)
    expect(asked()).toEqual([0, DAY])
  })

  it('is not repeated on the same day where it fails, nor says anything', { tags: 'P-615' }, async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    helper.answers = [new Error('offline'), { kind: 'unreachable' }, { kind: 'newer', version: '0.2.0' }]
    const { result } = await open()
    await pass(DAY - 1)
    expect(asked()).toEqual([0])
    await pass(1 + DAY)
    expect(asked()).toEqual([0, DAY, 2 * DAY])
    expect(result.current).toMatchObject({ byHand: null, newer: '0.2.0' })
  })

  it('waits for the helper, and is asked once it is there', { tags: 'P-615' }, async () => {
    helper.connected = false
    const { rerender } = await open()
    await pass(2 * DAY)
    expect(asked()).toEqual([])
    helper.connected = true
    rerender()
    await pass(0)
    expect(asked()).toEqual([2 * DAY])
  })

  it('a clock that was set back puts it off for no longer than a day', { tags: 'P-615' }, async () => {
    const ahead = { askedAt: START + 300 * DAY, newer: null }
    localStorage.setItem('mosaygent_update_answer', JSON.stringify(ahead))
    await open()
    await pass(DAY - 1)
    expect(asked()).toEqual([])
    await pass(1)
    expect(asked()).toEqual([DAY])
  })

  it('ends with the yes', { tags: 'P-615' }, async () => {
    const { result } = await open()
    act(() => result.current.choose('off'))
    await pass(5 * DAY)
    expect(asked()).toEqual([0])
  })
})
