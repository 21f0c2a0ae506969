import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPage } from '../render-page.test-support.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const width = () => localStorage.getItem('mosaygent_preview_console_width')

it('sets its width by keys and by a menu, and tells its least, most and now', { tags: 'P-364' }, async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(700)
  renderPage({
    status: { running: true, pid: 7, message: 'Running', ready: true },
    errors: { errors: [] },
    detected: true,
  })
  const edge = await screen.findByRole('separator', { name: 'Console width' })
  expect(edge).toHaveAttribute('aria-valuemin', '280')
  expect(edge).toHaveAttribute('aria-valuemax', '300')
  expect(edge).toHaveAttribute('aria-valuenow', '700')
  expect(edge).toHaveAttribute('aria-valuetext', '700 px')
  expect(edge.getAttribute('aria-controls')).toBe(screen.getByRole('region', { name: 'Console' }).id)
  edge.focus()
  await userEvent.keyboard('{Home}')
  expect(width()).toBe('280')
  await userEvent.keyboard('{End}')
  expect(width()).toBe('300')
  await userEvent.keyboard('{Enter}')
  expect(width()).toBe('null')
  await userEvent.click(screen.getByRole('button', { name: 'Console width' }))
  expect(await screen.findByRole('menuitemradio', { name: 'Standard' })).toBeChecked()
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Half' }))
  expect(width()).toBe('300')
  expect(screen.getByRole('menuitemradio', { name: 'Half' })).toBeChecked()
})
