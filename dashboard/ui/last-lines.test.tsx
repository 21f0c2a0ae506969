import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { LastLines } from './last-lines.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

it('shows the end of the output, again when there is more of it, and is reached by the keyboard', () => {
  const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(700)
  const { rerender } = render(<LastLines label="Last lines" lines={['first', 'why']} className="x" />)
  const box = screen.getByRole('group', { name: 'Last lines' })
  expect(box).toHaveTextContent('first why')
  expect(box).toHaveAttribute('tabindex', '0')
  expect(box.scrollTop).toBe(700)
  height.mockReturnValue(900)
  rerender(<LastLines label="Last lines" lines={['first', 'why', 'more']} className="x" />)
  expect(screen.getByRole('group', { name: 'Last lines' }).scrollTop).toBe(900)
})

it('shows the end of output without end', () => {
  const lines = Array.from({ length: 100_000 }, (_, at) => `line ${at}`)
  render(<LastLines label="Last lines" lines={lines} className="" />)
  const { textContent } = screen.getByRole('group', { name: 'Last lines' })
  expect(textContent.split('\n')).toEqual(lines.slice(-200))
})

it('shows the end of a line without end', () => {
  render(<LastLines label="Last lines" lines={[`${'x'.repeat(10_000_000)} it says why`]} className="" />)
  const { textContent } = screen.getByRole('group', { name: 'Last lines' })
  expect(textContent).toHaveLength(50_000)
  expect(textContent).toMatch(/ it says why$/)
})
