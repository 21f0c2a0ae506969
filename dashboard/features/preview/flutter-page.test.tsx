import type { PreviewStatus } from '@mosaygent/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NOT_CHECKED, connectionStore } from '../../helper-client/connection/connection.ts'
import { resetConsole } from '../../helper-client/console/console-store.ts'
import { json, refusal } from '../../helper-client/fake-helper.test-support.ts'
import { renderPage } from './render-page.test-support.tsx'
import type { Said } from './render-page.test-support.tsx'

const stopped: PreviewStatus = { running: false, pid: null, message: 'Stopped', state: 'stopped' }
const ready: PreviewStatus = {
  running: true,
  pid: 48213,
  message: 'Running',
  state: 'running',
  ready: true,
  port: 36413,
}
const compiling: PreviewStatus = { ...ready, state: 'starting', ready: false, stage: 'Compiling for the web' }
const START = 'POST /mosaygent/flutter/start'
const RELOAD = 'POST /mosaygent/flutter/reload'
/** The overlay of an action stays a second beyond its reply. */
const ONE_SECOND_MORE = { timeout: 5_000 }

const say = (more: Partial<Said> = {}): Said => ({
  status: stopped,
  errors: { errors: [] },
  detected: true,
  ...more,
})
const button = (name: RegExp | string) => screen.getByRole('button', { name })
const overlay = (title: string) => screen.findByRole('heading', { name: title })
const frame = () => screen.queryByTitle<HTMLIFrameElement>('App preview')

beforeEach(() => {
  resetConsole()
  connectionStore.set(NOT_CHECKED)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the console without a line', () => {
  it('is empty so far with a helper that tells what is printed', async () => {
    renderPage(say({ status: ready }))
    expect(await screen.findByText('No output yet')).toBeInTheDocument()
    expect(screen.getByText('Following')).toBeInTheDocument()
  })

  it('is said to be none of such a helper as tells nothing', { tags: 'P-370' }, async () => {
    renderPage(say({ status: { running: true, pid: null, message: '' } }))
    expect(await screen.findByText('This helper sends no output. See its terminal.')).toBeInTheDocument()
    expect(screen.queryByText('No output yet')).toBeNull()
    expect(screen.queryByText('Following')).toBeNull()
  })
})

describe('stopped', () => {
  it('offers Start, and says why Restart and Reload are off', { tags: ['P-058', 'P-151'] }, async () => {
    renderPage(say({ status: { ...stopped, engine: 'flutter', version: '3.35.2' } }))
    await overlay('Ready to Preview')
    expect(screen.getByText('Stopped')).toBeVisible()
    expect(screen.getByText(/^Flutter 3\.35\.2 found/)).toBeInTheDocument()
    expect(button('Start Server')).not.toHaveAttribute('aria-disabled')
    expect(button(/^Reload/)).toHaveAccessibleDescription('Start the preview first')
    expect(button(/^Restart/)).toHaveAttribute('aria-disabled', 'true')
    expect(frame()).toBeNull()
  })

  it('names what is missing: the SDK, the codebase', { tags: ['P-060', 'P-080', 'P-089'] }, async () => {
    renderPage(say({ status: { ...stopped, engine: 'sketch' }, detected: false }))
    await overlay('Ready to Preview')
    const link = await screen.findByRole('link', { name: 'Open an app' })
    expect(link).toHaveAttribute('href', '/environment#open')
    expect(button('Start Server')).toHaveAccessibleDescription('No Flutter codebase in the project directory')
    // this helper names no starter
    expect(screen.queryByRole('button', { name: 'Try the starter' })).toBeNull()
    expect(button(/^Start(?! Server)/)).toHaveAccessibleDescription(
      'No Flutter codebase in the project directory',
    )
  })

  it('waits while Firebase configs download', { tags: ['P-060', 'P-076'] }, async () => {
    const seen = renderPage(say(), {}, true)
    await overlay('Downloading Firebase Configs')
    await userEvent.keyboard('s')
    await userEvent.click(button(/^Start/))
    expect(seen.some(({ path }) => path.endsWith('/flutter/start'))).toBe(false)
  })
})

describe('Start', () => {
  it('goes by Starting Up... to the app in the frame', { tags: ['P-061', 'P-079'] }, async () => {
    const said = say()
    renderPage(said, {
      [START]: () => {
        said.status = compiling
        return json({ message: 'Started' })
      },
    })
    await overlay('Ready to Preview')
    await userEvent.click(button('Start Server'))
    await overlay('Starting Up...')
    expect(await screen.findByText(/^Compiling for the web/)).toBeInTheDocument()
    expect(await screen.findByText('compiling')).toBeInTheDocument()
    expect(screen.getByText('Running')).toBeInTheDocument()
    expect(frame()).toBeNull()
    said.status = ready
    // the page asks again when it is looked at
    await act(() => window.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => {
      expect(frame()).not.toBeNull()
    })
    expect(screen.queryByRole('heading', { name: 'Starting Up...' })).toBeNull()
    expect(screen.getByText('Running')).toBeInTheDocument()
  })

  it('that is refused leaves a line in the console and no dialog', { tags: 'P-069' }, async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    renderPage(say(), { [START]: () => refusal(409, 'No Flutter codebase', 'no-flutter-codebase') })
    await overlay('Ready to Preview')
    await userEvent.click(button('Start Server'))
    expect(await screen.findByText(/Start failed: No Flutter codebase/)).toBeInTheDocument()
    expect(logged).toHaveBeenCalled()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button('Start Server')).toBeInTheDocument()
  })
})

describe('opened while it runs', () => {
  it(
    'shows the app, its process and port, in a frame that may do what apps do',
    { tags: ['P-059', 'P-065', 'P-073', 'P-074', 'P-075'] },
    async () => {
      const seen = renderPage(say({ status: ready }))
      await waitFor(() => {
        expect(frame()).not.toBeNull()
      })
      expect(frame()?.src).toMatch(/^http:\/\/127\.0\.0\.1:36413\/\?t=\d+$/)
      expect(frame()?.getAttribute('sandbox')).toContain('allow-popups-to-escape-sandbox')
      expect(screen.getByText('PID 48213')).toBeInTheDocument()
      expect(screen.getByText('Port 36413')).toBeInTheDocument()
      expect(seen.some(({ path }) => path.endsWith('/flutter/errors'))).toBe(true)
      expect(screen.getByTestId('status-bar')).toHaveTextContent(/^\d{1,2}:\d{2}/)
    },
  )

  it('names the folder that runs, also when another one is chosen meanwhile', { tags: 'P-059' }, async () => {
    renderPage(say({ status: { ...ready, project: '/home/zoé/first app/flutter' } }))
    expect(await screen.findByText('…/first app/flutter')).toBeInTheDocument()
    expect(screen.getByText('/home/zoé/first app/flutter')).toBeInTheDocument()
    expect(screen.queryByText('…/my app/flutter')).toBeNull()
  })

  it(
    'reloads by button and key, keeps the frame when the change went in place, and shows the receipt',
    { tags: ['P-068', 'P-078', 'P-085'] },
    async () => {
      const receipt = {
        number: 1,
        action: 'reload',
        outcome: 'applied',
        files: 2,
        duration_ms: 640,
        at: '2026-11-21T14:02:11.000Z',
        code_of: '2026-11-21T14:02:11.000Z',
        in_place: true,
      }
      const seen = renderPage(say({ status: ready }), { [RELOAD]: () => json({ message: 'ok', receipt }) })
      await waitFor(() => {
        expect(frame()).not.toBeNull()
      })
      const before = frame()?.src
      await userEvent.keyboard('r')
      await overlay('Reloading...')
      expect(await screen.findByRole('button', { name: /^Applied 2 files in 640 ms/ })).toBeInTheDocument()
      expect(frame()?.src).toBe(before)
      expect(seen.filter(({ path }) => path.endsWith('/flutter/reload'))).toHaveLength(1)
    },
  )

  it(
    'restarts by button and by R, and the frame is loaded anew',
    { tags: ['P-058', 'P-068', 'P-078'] },
    async () => {
      const replies: (() => void)[] = []
      const seen = renderPage(say({ status: ready }), {
        'POST /mosaygent/flutter/restart': () =>
          new Promise((resolve) =>
            replies.push(() => {
              resolve(json({ message: 'ok' }))
            }),
          ),
      })
      await waitFor(() => {
        expect(frame()).not.toBeNull()
      })
      const before = frame()?.src
      // frames load nothing here, so they have no window of their own
      vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(window)
      await userEvent.click(button(/^Restart/))
      await overlay('Restarting...')
      replies[0]?.()
      const fresh = await screen.findByTitle<HTMLIFrameElement>('New code of the app')
      expect(fresh.src).not.toBe(before)
      expect(frame()?.src).toBe(before)
      fireEvent.load(fresh)
      await waitFor(() => {
        expect(frame()).toBe(fresh)
      }, ONE_SECOND_MORE)
      await waitFor(() => {
        expect(screen.queryByRole('heading', { name: 'Restarting...' })).toBeNull()
      }, ONE_SECOND_MORE)
      await userEvent.keyboard('R')
      await overlay('Restarting...')
      expect(seen.filter(({ path }) => path.endsWith('/flutter/restart'))).toHaveLength(2)
    },
  )

  it(
    'lists what did not compile, and Clear hides it until it is shown again',
    { tags: ['P-070', 'P-072'] },
    async () => {
      const parsed = [
        {
          file: 'lib/main.dart',
          line: 43,
          column: 3,
          message: "The getter 'levl' isn't defined",
          frame: [{ line: 43, text: '  levl,' }],
        },
      ]
      renderPage(
        say({ status: ready, errors: { errors: ['\u001b[31mlib/main.dart:43:3: no\u001b[0m'], parsed } }),
      )
      expect(await screen.findByText('Compilation Errors')).toBeInTheDocument()
      expect(screen.getByText('1 error')).toBeInTheDocument()
      const card = screen.getByRole('article')
      expect(within(card).getByText("The getter 'levl' isn't defined")).toBeInTheDocument()
      expect(card).toHaveTextContent('lib/main.dart:43:3')
      expect(within(card).getByText('levl')).toBeInTheDocument()

      await userEvent.click(button('Clear'))
      expect(screen.getByText('0 errors')).toBeInTheDocument()
      // it is out of sight, and still true
      expect(screen.getByText('Compilation Errors')).toBeInTheDocument()
      expect(screen.getByText(/^Cleared\./)).toBeInTheDocument()
      expect(screen.queryByText(/Nothing has been printed yet/)).toBeNull()
      await userEvent.click(button('Undo'))
      expect(screen.getByText('1 error')).toBeInTheDocument()
      await userEvent.click(button('Clear'))
      await userEvent.click(button('Show 1 hidden'))
      expect(screen.getByText('1 error')).toBeInTheDocument()
    },
  )
})

describe('offline', () => {
  it('says so, and heals when the helper is back', { tags: ['P-077', 'P-081'] }, async () => {
    const said = say({ status: 'unreachable' })
    renderPage(said)
    await overlay('Backend Server Offline')
    expect(screen.getByText('Nothing answers on port 8080.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /^(?:How to start it|What to do)$/ })).toHaveAttribute(
      'href',
      '/api',
    )
    said.status = stopped
    await userEvent.click(button('Check Again'))
    await overlay('Ready to Preview')
  })

  it('keeps what was said last as that, and not as a fact, in its badge', { tags: 'P-059' }, async () => {
    const said = say({ status: ready })
    renderPage(said)
    const badge = await screen.findByText('Running')
    expect(badge).toHaveClass('text-good-ink')
    expect(screen.getByText('PID 48213')).toBeInTheDocument()
    said.status = 'unreachable'
    act(() => {
      window.dispatchEvent(new Event('focus'))
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(await screen.findByText('last known')).toBeInTheDocument()
    expect(screen.getByText('Running')).not.toHaveClass('text-good-ink')
    expect(screen.queryByText('PID 48213')).toBeNull()
    expect(screen.queryByText('Unknown')).toBeNull()
  })

  it(
    'names a helper that hangs, with the way on, also on a page that never heard of it',
    { tags: 'P-077' },
    async () => {
      const late = AbortSignal.abort(new DOMException('late', 'TimeoutError'))
      vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late)
      renderPage(say({ status: 'unreachable' }), {
        'GET /helper-state.json': () => json({ kind: 'silent', holder: null }),
        'GET /mosaygent/flutter/status': () => new Promise(() => undefined),
      })
      await overlay('Backend Server Offline')
      expect(await screen.findByText(/^The helper has port 8080 but isn’t responding/)).toBeInTheDocument()
      expect(button('Check Again')).toBeEnabled()
      expect(screen.queryByText('Looking for the helper')).toBeNull()
    },
  )

  it(
    'says of a reload that hangs that it is not confirmed, and turns no further',
    { tags: 'P-078' },
    async () => {
      const said = say({ status: ready })
      renderPage(said, { [RELOAD]: () => new Promise(() => undefined) })
      await waitFor(() => {
        expect(frame()).not.toBeNull()
      })
      await userEvent.keyboard('r')
      await overlay('Reloading...')
      act(() => {
        connectionStore.set({ ...NOT_CHECKED, cause: 'timeout', checkedMs: 2_000 })
      })
      await overlay('Reload not confirmed')
      expect(screen.queryByText('Reloading...')).toBeNull()
      act(() => {
        connectionStore.set({ ...NOT_CHECKED, connected: true, checkedMs: 4 })
      })
      await overlay('Reloading...')
    },
  )

  it('contradicts no connection that is back: the preview is asked for first', async () => {
    const said = say({ status: ready })
    let answer: (response: Response) => void = () => undefined
    let gone = false
    renderPage(said, {
      'GET /mosaygent/flutter/status': () => {
        if (said.status === 'unreachable') throw new TypeError('Failed to fetch')
        return gone ? new Promise((resolve) => (answer = resolve)) : json(said.status)
      },
    })
    await screen.findByText('PID 48213')
    said.status = 'unreachable'
    act(() => {
      window.dispatchEvent(new Event('focus'))
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await overlay('Backend Server Offline')
    gone = true
    said.status = stopped
    act(() => {
      window.dispatchEvent(new Event('focus'))
    })
    await overlay('Checking the preview')
    expect(screen.queryByText('Backend Server Offline')).toBeNull()
    expect(screen.queryByText('No new output while disconnected')).toBeNull()
    expect(screen.getByText('last known')).toBeInTheDocument()
    answer(json(stopped))
    await overlay('Ready to Preview')
  })

  it('says plainly that the helper ended and took the preview along, with the next step', async () => {
    const seen = renderPage(say({ status: { ...stopped, ended_with_helper: true } }), {
      [START]: () => json({ success: true, message: 'Starting the preview.' }),
    })
    await overlay('Preview ended with the helper')
    expect(screen.getByText('The helper is back. Start the preview again.')).toBeInTheDocument()
    expect(screen.queryByText('Ready to Preview')).toBeNull()
    await userEvent.click(button('Start Server'))
    await waitFor(() => {
      expect(seen.filter(({ path }) => path.endsWith('/flutter/start'))).toHaveLength(1)
    })
  })

  it('tells a helper that refuses from one that is gone', { tags: 'P-081' }, async () => {
    renderPage(say(), { 'GET /mosaygent/flutter/status': () => refusal(500, 'The state file is damaged') })
    await overlay('Backend Server Offline')
    expect(screen.getByText('The state file is damaged')).toBeInTheDocument()
  })
})
