import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

it('elements have no stack of who made them, and React still warns', () => {
  const warned = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const element = <li>one</li>
  render(<ul>{[element]}</ul>)
  screen.getByText('one')
  expect(String(warned.mock.calls[0]?.[0])).toContain('unique "key"')
  expect(String(Reflect.get(Reflect.get(element, '_debugStack'), 'stack'))).not.toContain(
    'no-owner-stacks.test',
  )
})
