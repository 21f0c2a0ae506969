import type { PreviewStatus } from '@mosaygent/contract'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toaster } from '#ui'
import { resetConsole } from '../../../helper-client/console/console-store.ts'
import { refusal } from '../../../helper-client/fake-helper.test-support.ts'
import { frameSays, giveFramesTheWindow } from '../frame-window.test-support.ts'
import { renderPage } from '../render-page.test-support.tsx'

const status: PreviewStatus = {
  running: true,
  pid: 7,
  message: 'Running',
  state: 'running',
  ready: true,
  engine: 'sketch',
  showing: 'sketch',
  started_at: '2026-11-21T14:02:11.000Z',
  stale: null,
  reload_on_save: false,
}
const NO_EDITOR = 'No editor was found. Open yours, or name it in LAUNCH_EDITOR and start Mosaygent again.'
const point = () => screen.getByRole('button', { name: /^Point at a widget/ })

beforeEach(async () => {
  resetConsole()
  giveFramesTheWindow()
  renderPage(
    { status, errors: { errors: [] }, detected: true },
    { 'POST /mosaygent/flutter/open-in-editor': () => refusal(409, NO_EDITOR, 'tool-missing') },
  )
  render(<Toaster />)
  await screen.findByTitle('App preview')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it(
  'a click opens a card of the place, which says why there is no editor, and goes with Escape',
  { tags: 'P-203' },
  async () => {
    const user = userEvent.setup()
    await user.click(point())
    frameSays({ type: 'sketch-place', widget: 'Text', file: 'lib/a é.dart', line: 3, column: 5 })
    const card = within(await screen.findByRole('dialog', { name: 'Edit Text' }))
    expect(card.getByTitle('lib/a é.dart:3')).toBeInTheDocument()
    await user.click(card.getByRole('button', { name: 'Open in editor' }))
    expect(await card.findByText(NO_EDITOR)).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(point()).toHaveAttribute('aria-pressed', 'true')
  },
)

it(
  'Escape ends it, here and in the sketch, and belongs to a menu that is open',
  { tags: 'P-203' },
  async () => {
    await userEvent.click(point())
    await userEvent.keyboard('{Escape}')
    expect(point()).toHaveAttribute('aria-pressed', 'false')
    await userEvent.keyboard('{Escape}')
    expect(point()).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(point())
    await userEvent.click(screen.getByRole('button', { name: /^Language/ }))
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => {
      expect(screen.queryByRole('menu')).toBeNull()
    })
    expect(point()).toHaveAttribute('aria-pressed', 'true')
    frameSays({ type: 'sketch-point-end' })
    expect(point()).toHaveAttribute('aria-pressed', 'false')
  },
)

it(
  'the screen goes on with the background of the sketch, and the language menu names what the app lists',
  { tags: ['P-214', 'P-215'] },
  async () => {
    const edge = (colour: string) => [{ colour, to: 1 }]
    const edges = { top: edge('rgb(16, 20, 24)'), bottom: edge('rgb(29, 32, 36)'), left: null, right: null }
    frameSays({ type: 'mosaygent.first-frame' })
    frameSays({ type: 'sketch-look', edges, locales: ['en', 'de'] })
    const phone = screen.getByTestId('screen')
    expect(phone.style.getPropertyValue('--ground')).toMatch(/rgb\(16, 20, 24\).*rgb\(29, 32, 36\)/)
    expect(phone.style.getPropertyValue('--ground-app')).toBe('rgb(29, 32, 36)')
    expect(phone).toHaveAttribute('data-app', 'dark')
    await userEvent.click(screen.getByRole('button', { name: /^Language/ }))
    expect(
      await screen.findByText('Shown only if the app supports it; this app’s sketch lists: en, de'),
    ).toBeInTheDocument()
  },
)
