import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { announce, useAnnounceChange } from './announcements.ts'
import { Announcer } from './announcer.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  act(() => {
    vi.runAllTimers()
  })
  vi.useRealTimers()
})

const said = () => screen.queryAllByRole('paragraph').map(({ textContent }) => textContent)

it(
  'adds each result to a polite region that was there before, and takes it away again',
  { tags: 'P-305' },
  () => {
    const { container } = render(<Announcer />)
    const region = container.querySelector('[aria-live=polite]')
    expect(region).toBeEmptyDOMElement()
    act(() => {
      announce('Clone API: Done')
      announce('Clone Flutter: Done')
      announce('Clone Flutter: Done')
    })
    expect(said()).toEqual(['Clone API: Done', 'Clone Flutter: Done', 'Clone Flutter: Done'])
    expect(container.querySelector('[aria-live=polite]')).toBe(region)
    act(() => {
      vi.advanceTimersByTime(10_000)
    })
    expect(region).toBeEmptyDOMElement()
  },
)

function Server({ state }: { state: string | null }) {
  useAnnounceChange(state, `It is ${state ?? ''}`)
  return <Announcer />
}

it(
  'says a state that changed, not the one that was found, and nothing while it is not known',
  { tags: 'P-305' },
  () => {
    const { rerender } = render(<Server state={null} />)
    for (const state of ['stopped', null, 'stopped', 'running', null, 'running', 'stopped'])
      rerender(<Server state={state} />)
    expect(said()).toEqual(['It is running', 'It is stopped'])
  },
)
