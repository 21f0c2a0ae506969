import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useMinuteClock } from './use-minute-clock.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T14:02:20.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

it('turns with the minute, then every 60 s', { tags: ['P-073', 'P-127'] }, () => {
  const { result } = renderHook(() => useMinuteClock())
  const shown = () => result.current.toISOString().slice(11, 19)
  const pass = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms)
    })
  }
  pass(39_999)
  expect(shown()).toBe('14:02:20')
  pass(1)
  expect(shown()).toBe('14:03:00')
  pass(59_999)
  expect(shown()).toBe('14:03:00')
  pass(1)
  expect(shown()).toBe('14:04:00')
})

it('that slept through a standby is right at once when it wakes', { tags: 'P-073' }, () => {
  const { result } = renderHook(() => useMinuteClock())
  vi.setSystemTime(new Date('2026-11-21T16:30:05.000Z'))
  act(() => {
    vi.advanceTimersByTime(40_000)
  })
  expect(result.current.toISOString().slice(11, 16)).toBe('16:30')
  act(() => {
    vi.advanceTimersByTime(15_000)
  })
  expect(result.current.toISOString().slice(11, 16)).toBe('16:31')
})
