import type { PreviewStatus } from '@mosaygent/contract'
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useOfferedCommands } from '#ui'
import { resetConsole } from '../../../helper-client/console/console-store.ts'
import { json, refusal } from '../../../helper-client/fake-helper.test-support.ts'
import { frameSays, giveFramesTheWindow } from '../frame-window.test-support.ts'
import { secondsText } from '../phone/clock-text.ts'
import { renderPage } from '../render-page.test-support.tsx'

const at = '2026-11-21T14:02:11.000Z'
const ready: PreviewStatus = {
  running: true,
  pid: 7,
  message: 'Running',
  state: 'running',
  ready: true,
  engine: 'flutter',
  started_at: at,
  stale: null,
  reload_on_save: false,
}
const errors = { errors: [] }
const button = (name: RegExp | string) => screen.getByRole('button', { name })
const frame = async () => {
  const found = await screen.findByTitle('App preview')
  if (!(found instanceof HTMLIFrameElement)) throw new Error('no frame')
  return found
}

beforeEach(() => {
  resetConsole()
  giveFramesTheWindow()
})
afterEach(() => {
  localStorage.removeItem('mosaygent_app_permissions')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the conditions', () => {
  it('change device and hold, and are remembered', { tags: 'P-086' }, async () => {
    renderPage({ status: ready, errors, detected: true })
    await frame()
    await userEvent.click(button(/^iPhone 16/))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /^iPad mini/ }))
    await userEvent.keyboard('{Escape}')
    expect((await frame()).style.width).toBe('744px')
    await userEvent.click(button('Rotate'))
    expect((await frame()).style.width).toBe('1133px')
    expect(localStorage.getItem('mosaygent_preview_view')).toContain('"device":"ipad-mini"')
  })

  it('the menu of the soft keyboard closes once one is chosen', async () => {
    renderPage({ status: ready, errors, detected: true })
    await frame()
    act(() => {
      frameSays({ type: 'mosaygent.hello', route: '/' })
    })
    await userEvent.click(button('Soft keyboard'))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Up' }))
    await waitFor(() => {
      expect(screen.queryByRole('menu')).toBeNull()
    })
  })

  it('that need the script say so when the page has none', { tags: 'P-086' }, async () => {
    renderPage({ status: ready, errors, detected: true })
    const app = await frame()
    act(() => {
      app.dispatchEvent(new Event('load'))
    })
    await waitFor(() => {
      expect(button(/^Text size/)).toHaveAccessibleDescription(/has no Mosaygent script/)
    })
    expect(button(/^Language/)).toHaveAttribute('aria-disabled', 'true')
    // in the palette, too; what the frame itself does works in every page
    const { result: offered } = renderHook(useOfferedCommands)
    const reasons = () =>
      ['view.text.larger', 'view.text.smaller', 'view.text.reset', 'view.dark', 'view.rotate'].map(
        (wanted) => offered.current.find(({ id }) => id === wanted)?.reason,
      )
    const silent = 'Not available: this app’s page has no Mosaygent script'
    expect(reasons()).toEqual([silent, silent, silent, null, null])
    frameSays({ type: 'mosaygent.hello', route: '/' })
    await waitFor(() => {
      expect(reasons()).toEqual([null, null, 'It is on', null, null])
    })
    expect(button(/^Text size/)).not.toHaveAttribute('aria-disabled')
    await userEvent.click(button(/^Text size/))
    fireEvent.change(await screen.findByRole('slider', { name: 'Text size' }), { target: { value: '150' } })
    expect(localStorage.getItem('mosaygent_preview_view')).toContain('"textScale":150')
    await userEvent.click(button('Reset to 100%'))
    expect(button(/^Text size/)).toHaveTextContent('100%')
  })

  it('leave DevTools out until the tool offers it', async () => {
    renderPage({ status: { ...ready, devtools_url: 'http://127.0.0.1:9100' }, errors, detected: true })
    await frame()
    expect(button('Open DevTools')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Save a picture' })).toBeNull()
  })
})

describe('what the app asks the browser for', () => {
  const project = '/home/zoé/my app/flutter'
  const asks = (...names: string[]) => {
    frameSays({ type: 'mosaygent.permission', names })
  }

  it('is asked once for each codebase, given with a fresh page, and taken back', async () => {
    renderPage({ status: { ...ready, project }, errors, detected: true })
    const first = await frame()
    expect(first).toHaveAttribute('allow', 'fullscreen')
    frameSays({ type: 'mosaygent.hello', route: '/' })
    // it keeps its place: nothing moves when there is something to take back
    expect(button('App permissions')).toHaveAttribute('aria-disabled', 'true')
    expect(button('App permissions')).toHaveAccessibleDescription('The app has not asked for any')
    await userEvent.click(button('App permissions'))
    expect(screen.queryByRole('menu')).toBeNull()
    asks('camera', 'microphone')
    expect(screen.getByText('App wants to use the camera and microphone')).toBeVisible()
    await userEvent.click(button('Allow'))
    const second = await frame()
    expect(second).toHaveAttribute('allow', 'camera; microphone; fullscreen')
    expect(second).not.toBe(first)
    frameSays({ type: 'mosaygent.hello', route: '/' })
    asks('camera')
    expect(screen.queryByText(/^App wants/)).toBeNull()

    await userEvent.click(button('App permissions'))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Camera' }))
    expect(await frame()).toHaveAttribute('allow', 'microphone; fullscreen')
    expect(await frame()).not.toBe(second)
    frameSays({ type: 'mosaygent.hello', route: '/' })
    asks('camera')
    expect(screen.queryByText(/^App wants/)).toBeNull()
  })

  it('is not asked again when it was refused, and the page stays as it is', async () => {
    renderPage({ status: { ...ready, project }, errors, detected: true })
    const first = await frame()
    asks('geolocation')
    expect(screen.getByText('App wants to see your location')).toBeVisible()
    await userEvent.click(button('Don’t allow'))
    asks('geolocation')
    expect(screen.queryByText(/^App wants/)).toBeNull()
    expect(await frame()).toBe(first)
    expect(first).toHaveAttribute('allow', 'fullscreen')
    asks('clipboard-write')
    expect(screen.getByText('App wants to copy to the clipboard')).toBeVisible()
  })

  it('holds for its own codebase alone', async () => {
    localStorage.setItem(
      'mosaygent_app_permissions',
      JSON.stringify({ '/another/app': { allowed: ['camera'], refused: [] } }),
    )
    renderPage({ status: { ...ready, project }, errors, detected: true })
    expect(await frame()).toHaveAttribute('allow', 'fullscreen')
    asks('camera')
    expect(screen.getByText('App wants to use the camera')).toBeVisible()
  })
})

describe('what is on the screen', () => {
  it('is called stale while files are newer', { tags: 'P-164' }, async () => {
    const stale = { files: 2, first: 'lib/main.dart', since: at }
    renderPage({ status: { ...ready, stale }, errors, detected: true })
    const ribbon = await screen.findByText(`Out of date: code from ${secondsText(at)}`)
    expect(ribbon).toHaveTextContent('lib/main.dart and 1 more are newer')
  })

  it(
    'is not called stale while a reload is under way, which says how much changed',
    { tags: 'P-164' },
    async () => {
      const stale = { files: 2, first: 'lib/main.dart', since: at }
      renderPage({ status: { ...ready, state: 'reloading', stale }, errors, detected: true })
      expect(await screen.findByRole('heading', { name: 'Reloading...' })).toBeInTheDocument()
      expect(screen.getByText('2 files changed')).toBeInTheDocument()
      expect(screen.queryByText(/^Out of date: code from/)).toBeNull()
    },
  )

  it('is a sketch with a strip above it while the app compiles', { tags: 'P-090' }, async () => {
    const status: PreviewStatus = { ...ready, ready: false, state: 'starting', showing: 'sketch' }
    renderPage({ status, errors, detected: true })
    await frame()
    expect(screen.getByRole('heading', { name: 'Starting Up...' })).toBeInTheDocument()
    expect(screen.getByText(/^Sketch, real app is compiling/)).toBeInTheDocument()
  })
})

describe('reload on save', () => {
  const SAVE = 'POST /mosaygent/flutter/reload-on-save'
  const theSwitch = () => screen.findByRole('switch', { name: 'Reload on save' })

  it('is switched at the helper', { tags: 'P-165' }, async () => {
    const status = { ...ready }
    const seen = renderPage({ status, errors, detected: true }, { [SAVE]: () => json({ enabled: true }) })
    await userEvent.click(await theSwitch())
    await waitFor(async () => {
      expect(await theSwitch()).toBeChecked()
    })
    expect(seen.find(({ path }) => path.endsWith('/reload-on-save'))?.body).toBe('{"enabled":true}')
  })

  it('goes back when the helper refuses', async () => {
    renderPage({ status: ready, errors, detected: true }, { [SAVE]: () => refusal(500, 'no') })
    await userEvent.click(await theSwitch())
    await waitFor(async () => {
      expect(await theSwitch()).not.toBeChecked()
    })
  })
})

describe('errors', () => {
  const parsed = [{ file: 'lib/a b.dart', line: 4, column: 2, message: 'No', frame: [], following: 3 }]
  const OPEN = 'POST /mosaygent/flutter/open-in-editor'

  it('open in the editor, and say why they cannot', { tags: ['P-070', 'P-161'] }, async () => {
    const seen = renderPage(
      { status: ready, errors: { errors: ['1', '2'], parsed }, detected: true },
      { [OPEN]: () => refusal(503, 'No editor was found', 'tool-missing') },
    )
    const card = await screen.findByRole('article')
    expect(within(card).getByText('3 more follow from this')).toBeInTheDocument()
    await userEvent.click(within(card).getByRole('button', { name: 'Open in editor' }))
    expect(await within(card).findByText('No editor was found')).toBeInTheDocument()
    expect(seen.find(({ path }) => path.endsWith('/open-in-editor'))?.body).toBe(
      '{"file":"lib/a b.dart","line":4,"column":2}',
    )
  })

  it('of the running app are counted and explained, and hidden by Clear', { tags: 'P-166' }, async () => {
    renderPage({ status: ready, errors, detected: true })
    await frame()
    frameSays({ type: 'mosaygent.hello', route: '/' })
    frameSays({
      type: 'mosaygent.error',
      message: 'FirebaseError (auth/unauthorized-domain)',
      stack: null,
      count: 2,
      known: 'unauthorized-domain',
    })
    const card = await screen.findByRole('article')
    expect(card).toHaveTextContent('Thrown 2 times')
    expect(card).toHaveTextContent(/Add 127\.0\.0\.1 under Authentication, Settings, Authorized domains/)
    expect(screen.getByText('Runtime Errors')).toBeInTheDocument()
    await userEvent.click(button('Clear'))
    expect(screen.queryByRole('article')).toBeNull()
    await userEvent.click(button('Show 1 hidden'))
    expect(screen.getByRole('article')).toBeInTheDocument()
  })
})

describe('without an SDK', () => {
  it('the official installation is offered, said before it is done', { tags: 'P-088' }, async () => {
    const seen = renderPage(
      { status: { ...ready, running: false, state: 'stopped', engine: 'sketch' }, errors, detected: true },
      {
        'GET /mosaygent/flutter/sdk': () =>
          json({ sdk: null, install: { address: 'https://example.com/f.git', target: '/home/zoé/f' } }),
        'POST /mosaygent/flutter/install-sdk': () => refusal(502, 'No network', 'network-unreachable'),
      },
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Install Flutter' }))
    const dialog = await screen.findByRole('dialog', { name: 'Install Flutter' })
    expect(await within(dialog).findByText('/home/zoé/f')).toBeInTheDocument()
    expect(seen.some(({ path }) => path.endsWith('/install-sdk'))).toBe(false)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Install' }))
    expect(await within(dialog).findByText('No network')).toBeInTheDocument()
  })
})
