import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toaster } from '#ui'
import { RouteBar } from './route-bar.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const bar = (route: string, onGo: (to: string) => void = () => {}) => (
  <>
    <RouteBar
      route={route}
      ways={{ back: false, forward: false }}
      known={{ seen: [], listed: [] }}
      off={null}
      onGo={onGo}
      onStep={() => {}}
    />
    <Toaster />
  </>
)
const goTo = (to: string) => {
  const field = screen.getByRole('combobox', { name: 'Route' })
  fireEvent.change(field, { target: { value: to } })
  const form = field.closest('form')
  if (form !== null) fireEvent.submit(form)
}
const pass = () => act(() => vi.advanceTimersByTimeAsync(10_000))

it('says where a typed route has led when that is somewhere else', { tags: 'P-492' }, async () => {
  const gone: string[] = []
  const { rerender } = render(bar('/', (to) => gone.push(to)))
  goTo('nowhere')
  expect(gone).toEqual(['/nowhere'])
  expect(screen.queryByText(/has led to/)).toBeNull()
  rerender(bar('/login'))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(screen.getByText('/nowhere has led to /login')).toBeInTheDocument()
})

it(
  'says nothing of one that was reached, nor of where the app goes by itself',
  { tags: 'P-492' },
  async () => {
    const { rerender } = render(bar('/'))
    goTo('/tides')
    rerender(bar('/tides'))
    await pass()
    rerender(bar('/map'))
    await pass()
    expect(screen.queryByText(/has led to/)).toBeNull()
  },
)
