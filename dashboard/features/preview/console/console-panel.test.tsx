import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addConsoleLines, resetConsole } from '../../../helper-client/console/console-store.ts'
import { renderPage } from '../render-page.test-support.tsx'

beforeEach(() => {
  resetConsole()
  localStorage.clear()
})
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
    // a red line is to be seen, and it is none of the app's
    expect(screen.getByText('No app errors')).toHaveTextContent('No app errors, current ones only')
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(await screen.findByText('0 errors')).toBeInTheDocument()
  })

  it('marks errors of earlier runs, which the number above does not count', { tags: 'P-796' }, async () => {
    renderPage({
      status: { running: true, pid: 7, message: 'Running', ready: true },
      errors: { errors: [] },
      detected: true,
    })
    const line = { at: '2026-11-21T14:00:00.000Z', level: 'error' } as const
    act(() => {
      addConsoleLines([
        { ...line, id: 1, source: 'flutter', level: 'info', text: 'Start', rule: 'Start' },
        { ...line, id: 2, source: 'flutter', text: 'of the run before' },
        { ...line, id: 3, source: 'api', text: 'of the API, which runs on' },
        { ...line, id: 4, source: 'flutter', level: 'info', text: 'Start', rule: 'Start' },
        { ...line, id: 5, source: 'flutter', text: 'of this run' },
      ])
    })
    const rowOf = async (text: string) => (await screen.findByText(text)).closest('[data-level]')
    expect(await rowOf('of the run before')).toHaveAttribute('data-past')
    expect(await rowOf('of the API, which runs on')).not.toHaveAttribute('data-past')
    expect(await rowOf('of this run')).not.toHaveAttribute('data-past')
    // still told as errors to who listens
    expect(screen.getByText('of the run before')).toHaveTextContent('error: of the run before')
    // also where a filter leaves out the lines with which runs begin
    await userEvent.type(screen.getByRole('textbox', { name: 'Filter' }), 'run')
    await waitFor(() => {
      expect(screen.queryByText('Start')).toBeNull()
    })
    expect(await rowOf('of the run before')).toHaveAttribute('data-past')
    expect(await rowOf('of this run')).not.toHaveAttribute('data-past')
  })

  it('goes on following when a card of an error takes room from the lines', async () => {
    renderPage({
      status: { running: true, pid: 7, message: 'Running', ready: true },
      errors: { errors: [] },
      detected: true,
    })
    const resized: (() => void)[] = []
    const Before = ResizeObserver
    vi.stubGlobal(
      'ResizeObserver',
      class extends Before {
        constructor(changed: ResizeObserverCallback) {
          super(changed)
          resized.push(() => changed([], this))
        }
      },
    )
    act(() => {
      addConsoleLines([
        { id: 1, at: '2026-11-21T14:00:00.000Z', source: 'app', level: 'info', text: 'tides loaded' },
      ])
    })
    await screen.findByText('tides loaded')
    const log = screen.getByRole('log')
    const scrolled = vi.spyOn(log, 'scrollTo')
    act(() => {
      for (const changed of resized) changed()
    })
    expect(scrolled).toHaveBeenCalled()
  })

  it('shows the first of very many errors, and says how many more there are', async () => {
    renderPage({
      status: { running: true, pid: 7, message: 'Running', ready: true },
      errors: { errors: Array.from({ length: 130 }, (_, at) => `lib/a.dart:${at + 1}:1: Error: no ${at}`) },
      detected: true,
    })
    expect(await screen.findByText('130 errors')).toBeInTheDocument()
    const cards = screen.getByRole('group', { name: 'Errors' })
    expect(cards.querySelectorAll('li')).toHaveLength(101)
    expect(cards).toHaveTextContent(/30 more errors, without a card$/)
  })

  it(
    'keeps cleared lines cleared when the page is loaded anew, until they are shown again',
    { tags: 'P-356' },
    async () => {
      const line = (id: number, text: string) =>
        ({ id, at: `2026-11-21T14:00:0${id}.000Z`, source: 'app', level: 'info', text }) as const
      const status = { running: true, pid: 7, message: 'Running', ready: true }
      const answers = { status, errors: { errors: [] }, detected: true }
      renderPage(answers)
      act(() => {
        addConsoleLines([line(1, 'of before')])
      })
      await screen.findByText('of before')
      await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
      expect(screen.queryByText('of before')).toBeNull()
      cleanup()
      resetConsole()
      renderPage(answers)
      act(() => {
        addConsoleLines([line(1, 'of before'), line(2, 'of now')])
      })
      await screen.findByText('of now')
      expect(screen.queryByText('of before')).toBeNull()
      await userEvent.click(screen.getByRole('button', { name: 'Show 1 hidden' }))
      expect(await screen.findByText('of before')).toBeInTheDocument()
    },
  )
})
