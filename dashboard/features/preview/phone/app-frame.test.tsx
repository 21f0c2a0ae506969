// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "disableIframePageLoading": true, "handleDisabledFileLoadingAsSuccess": true } }
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppFrame } from './app-frame.tsx'
import { deviceOf } from './devices.ts'
import { screenOf } from './screen.ts'

const phone = screenOf(deviceOf('iphone-16'), false)
const frame = (given: Partial<ComponentProps<typeof AppFrame>>) => (
  <AppFrame
    timestamp={1}
    sketch={false}
    screen={phone}
    dark={false}
    undrawn={false}
    frameRef={() => undefined}
    onLoaded={() => undefined}
    {...given}
  />
)
const sketch = () => screen.queryByTitle('Sketch of the app')
const app = () => screen.getByTitle('App preview')
const later = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The app's page has loaded over a sketch. */
function appOverSketch(undrawn: boolean) {
  const { rerender } = render(frame({ sketch: true }))
  rerender(frame({ timestamp: 2, undrawn }))
  expect(sketch()).toBeInTheDocument()
  expect(app()).toHaveAttribute('data-coming')
  fireEvent.load(app())
  return rerender
}

it('a page that will tell of its first picture comes over the sketch with it', () => {
  const rerender = appOverSketch(true)
  later(2_500)
  expect(sketch()).toBeInTheDocument()
  expect(app()).toHaveAttribute('data-coming')
  rerender(frame({ timestamp: 2 }))
  expect(app()).not.toHaveAttribute('data-coming')
  expect(sketch()).toBeInTheDocument()
  later(220)
  expect(sketch()).toBeNull()
})

it('a page that never tells of it comes all the same', () => {
  appOverSketch(true)
  later(3_000)
  expect(sketch()).toBeNull()
  expect(app()).not.toHaveAttribute('data-coming')
})

it('a page without the script comes when it has loaded', () => {
  appOverSketch(false)
  expect(app()).not.toHaveAttribute('data-coming')
  later(220)
  expect(sketch()).toBeNull()
})
