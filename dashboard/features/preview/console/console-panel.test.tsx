// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "disableIframePageLoading": true, "handleDisabledFileLoadingAsSuccess": true } }
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addConsoleLines, resetConsole } from '../../../helper-client/console-store.ts'
import { renderPage } from '../render-page.test-support.tsx'

beforeEach(resetConsole)
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the console', () => {
  it('filters by words, keeps quiet keys out of the field, and says when nothing matches', async () => {
    const seen = renderPage({
      status: { running: true, pid: 7, message: 'Running', ready: true },
      errors: { errors: [] },
      detected: true,
    })
    act(() => {
      addConsoleLines([
        { id: 1, at: '2026-11-21T14:00:00.000Z', source: 'app', level: 'info', text: 'tides loaded' },
        { id: 2, at: '2026-11-21T14:00:01.000Z', source: 'api', level: 'error', text: 'GET /tides 500' },
      ])
    })
    await screen.findByText('tides loaded')
    await userEvent.keyboard('/')
    expect(screen.getByRole('textbox', { name: 'Filter' })).toHaveFocus()
    await userEvent.keyboard('rrs nothing')
    expect(await screen.findByText(/No lines match the filter/)).toBeInTheDocument()
    expect(seen.some(({ method, path }) => method === 'POST' && /\/flutter\/(?!page$)/.test(path))).toBe(
      false,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Clear filter' }))
    expect(await screen.findByText('GET /tides 500')).toBeInTheDocument()
    expect(screen.getByText('2 lines')).toBeInTheDocument()
    // the red line is of the past: the number above says that it does not count it
    expect(screen.getByText('0 errors')).toHaveTextContent('0 errors, current ones only')
  })
})
