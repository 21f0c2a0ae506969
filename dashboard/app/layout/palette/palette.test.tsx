import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { API_STOPPED } from '../../../testing/api-data.ts'
import { FakeHelper } from '../../../testing/fake-helper.ts'
import { heading } from '../../../testing/open-app.tsx'
import { DIRECTORY, renderApp } from '../../../testing/render-app.tsx'
import { CLONABLE, PRESENT, SET } from '../../../testing/workspace-examples.tsx'
import { KEY_GROUPS } from '../keys.ts'
import { fitting } from './fitting.ts'
import { SYNONYMS } from './synonyms.ts'

vi.mock('#cloud', () => import('../../../testing/fake-cloud.ts'))

const INSTALLED = 'GET /mosaygent/github/gh-installed'
const LOGIN = 'POST /mosaygent/github/auth-login'
const API = 'GET /mosaygent/api/status'
let helper: FakeHelper
beforeEach(() => {
  helper = new FakeHelper({
    'GET /mosaygent/environment/directory': { body: { path: DIRECTORY } },
    'GET /mosaygent/environment/status': { body: { api: CLONABLE, flutter: PRESENT } },
    'GET /mosaygent/flutter/status': { body: { running: false, pid: null, message: 'Stopped' } },
    'GET /mosaygent/flutter/console': { body: { lines: [] } },
    'GET /mosaygent/github/auth-status': { body: { logged_in: false, output: '', state: 'signed-out' } },
    'POST /mosaygent/environment/clone-api': { body: { path: '/x', message: 'done' } },
    [SET]: { body: { path: '/home/zoé/old é' } },
  })
})

afterEach(async () => {
  // whether it is open belongs to no page, so a test that failed would leave it so
  if (screen.queryByRole('combobox') !== null) await userEvent.keyboard('{Escape}')
})

const open = async () => {
  await renderApp({ path: '/supabase', helper })
  await heading('Supabase')
  await screen.findByText('Connected')
}
/** Open, and listening: what is typed before goes nowhere. */
async function palette() {
  const dialog = await screen.findByRole('dialog', { name: 'Search or run' })
  await waitFor(() => {
    expect(screen.getByRole('combobox', { name: 'Search or run' })).toHaveFocus()
  })
  return dialog
}

/** What is typed, and what stands first then. */
const TYPED = {
  doctor: 'Check this computer',
  rotate: 'Rotate the device',
  device: 'Run on a device',
  'text size': 'Larger text',
  bigger: 'Larger text',
  'dark mode': 'Dark mode of the app',
  test: 'Run “flutter test”',
  analyze: 'Run “flutter analyze”',
  pub: 'Install Flutter packages',
  theme: 'Dark theme',
  "what's new": 'What’s new',
  'what’s new': 'What’s new',
  changelog: 'What’s new',
  'sign out': 'Log out',
  helper: 'Go to Helper',
  mosaic: 'Mosaic: several frames at once',
  'several devices': 'Mosaic: several frames at once',
}

describe('the command palette', () => {
  it(
    'opens by Ctrl K, finds a page by a few of its letters, goes there by Enter',
    { tags: 'P-295' },
    async () => {
      await open()
      await userEvent.keyboard('{Control>}k{/Control}')
      await palette()
      await userEvent.keyboard('gthub')
      await screen.findByRole('option', { name: /Go to GitHub/ })
      await userEvent.keyboard('{Enter}')
      await heading('GitHub')
      await waitFor(() => {
        expect(screen.queryByRole('dialog')).toBeNull()
      })
    },
  )

  it('gives the focus back when it closes, and says when nothing fits', { tags: 'P-295' }, async () => {
    await open()
    const link = screen.getByRole('link', { name: 'Firebase' })
    link.focus()
    await userEvent.keyboard('{Control>}k{/Control}')
    await palette()
    await userEvent.keyboard('qqqq')
    expect(await screen.findByText('Nothing fits. Try fewer letters.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => {
      expect(link).toHaveFocus()
    })
  })

  it('does what can be done from any page, and says why the rest cannot', { tags: 'P-295' }, async () => {
    await open()
    await userEvent.keyboard('{Control>}k{/Control}')
    const list = within(await palette())
    const clone = await list.findByRole('option', { name: /Clone API Repository/ })
    await waitFor(() => {
      expect(clone).not.toHaveAttribute('aria-disabled')
    })
    expect(
      list.getByRole('option', { name: /Clone Flutter Repository.*It is there already/ }),
    ).toHaveAttribute('aria-disabled', 'true')
    const reload = list.getByRole('option', { name: /Reload.*Start the preview first/ })
    await userEvent.click(reload)
    expect(helper.asked.filter(({ route }) => route.startsWith('POST /mosaygent/flutter'))).toEqual([])
    await userEvent.click(clone)
    await waitFor(() => {
      expect(helper.askedFor('POST /mosaygent/environment/clone-api')).toHaveLength(1)
    })
  })

  it(
    'installs and logs in to GitHub, and starts the API, with the reasons of their buttons',
    { tags: 'P-295' },
    async () => {
      helper.answer('GET /mosaygent/environment/status', { body: { api: PRESENT, flutter: PRESENT } })
      helper.answer(INSTALLED, { body: { installed: false, version: null } })
      helper.answer(API, { body: { ...API_STOPPED, uv: null } })
      helper.answer('POST /mosaygent/github/install-gh', () => {
        helper.answer(INSTALLED, { body: { installed: true, version: '2.60.0' } })
        return { body: { message: 'Installed' } }
      })
      helper.answer(LOGIN, { body: { message: 'Login successful' } })
      helper.answer('POST /mosaygent/api/start', { body: { message: 'The API is starting.' } })
      await open()
      expect(helper.askedFor(INSTALLED)).toEqual([])
      await userEvent.keyboard('{Control>}k{/Control}')
      let list = within(await palette())
      await list.findByRole('option', { name: /Log in to GitHub.*Install the GitHub CLI first/ })
      await list.findByRole('option', { name: /Start API.*uv was not found/ })
      await userEvent.click(list.getByRole('option', { name: 'Install GitHub CLI' }))

      helper.answer(API, { body: API_STOPPED })
      await waitFor(() => {
        expect(screen.queryByRole('dialog')).toBeNull()
      })
      await userEvent.keyboard('{Control>}k{/Control}')
      list = within(await palette())
      await list.findByRole('option', { name: /Install GitHub CLI.*It is installed already/ })
      await userEvent.click(await list.findByRole('option', { name: 'Start API' }))
      expect(await screen.findByText('The API is starting.')).toBeVisible()

      helper.answer(API, {
        body: { ...API_STOPPED, state: 'running', running: true, started_by: 'elsewhere' },
      })
      await userEvent.keyboard('{Control>}k{/Control}')
      list = within(await palette())
      await list.findByRole('option', { name: /Stop API.*It was started elsewhere/ })
      await userEvent.click(await list.findByRole('option', { name: 'Log in to GitHub' }))
      await heading('GitHub')
      await waitFor(() => {
        expect(helper.askedFor(LOGIN)).toHaveLength(1)
      })
      expect(helper.askedFor('POST /mosaygent/github/install-gh')).toHaveLength(1)
    },
  )

  it('finds what people type', { tags: 'P-295' }, async () => {
    await open()
    await userEvent.keyboard('{Control>}k{/Control}')
    const list = within(await palette())
    const field = screen.getByRole('combobox', { name: 'Search or run' })
    const found: Record<string, string | null | undefined> = {}
    for (const typed of Object.keys(TYPED)) {
      fireEvent.change(field, { target: { value: typed } })
      const [first] = list.queryAllByRole('option')
      found[typed] = first?.querySelector('[data-name]')?.textContent
    }
    expect(found).toEqual(TYPED)
    await userEvent.keyboard('{Escape}')
  })

  it(
    'shows what was used last before all others, in this browser',
    { tags: ['P-295', 'P-341'] },
    async () => {
      await open()
      await userEvent.keyboard('{Control>}k{/Control}')
      let list = within(await palette())
      await userEvent.type(screen.getByRole('combobox', { name: 'Search or run' }), 'keyboard')
      await userEvent.click(await list.findByRole('option', { name: /^Keyboard shortcuts/ }))
      await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
      await userEvent.keyboard('{Escape}')
      await waitFor(() => {
        expect(screen.queryByRole('dialog')).toBeNull()
      })
      await userEvent.keyboard('{Control>}k{/Control}')
      list = within(await palette())
      expect(within(list.getByRole('group', { name: 'Recent' })).getAllByRole('option')).toHaveLength(1)
      expect(list.getAllByRole('option')[0]).toHaveTextContent(/^Keyboard shortcuts\?$/)
      expect(list.getAllByRole('option', { name: /^Keyboard shortcuts/ })).toHaveLength(1)
      expect(localStorage.getItem('mosaygent_recent_commands')).toBe('["keys"]')
      await userEvent.keyboard('{Escape}')
    },
  )

  it(
    'chooses nothing that ends something or reaches others before the person does',
    { tags: 'P-295' },
    async () => {
      helper.answer('GET /mosaygent/flutter/status', {
        body: { running: true, pid: 7, message: 'Running', state: 'running', ready: true },
      })
      await open()
      await userEvent.keyboard('{Control>}k{/Control}')
      const list = within(await palette())
      await list.findByRole('option', { name: /^Stop the preview/ })
      const chosen = () => list.getAllByRole('option').filter((one) => one.hasAttribute('data-highlighted'))
      await waitFor(() => expect(chosen()).toHaveLength(1))
      expect(chosen()[0]).not.toHaveTextContent(/^Stop/)
      await userEvent.type(screen.getByRole('combobox', { name: 'Search or run' }), 'stop')
      await waitFor(() => expect(list.getAllByRole('option')[0]).toHaveTextContent(/^Stop the preview/))
      expect(chosen()).toEqual([])
      await userEvent.keyboard('{Enter}')
      expect(helper.askedFor('POST /mosaygent/flutter/stop')).toEqual([])
      await userEvent.keyboard('{ArrowDown}{Enter}')
      await waitFor(() => expect(helper.askedFor('POST /mosaygent/flutter/stop')).toHaveLength(1))
    },
  )

  it('offers the directories of before', { tags: ['P-247', 'P-295'] }, async () => {
    localStorage.setItem('mosaygent_recent_directories', JSON.stringify(['/home/zoé/old é', DIRECTORY]))
    await open()
    await userEvent.click(screen.getByRole('button', { name: /^Search or run/ }))
    const list = within(await palette())
    expect(list.queryByRole('option', { name: new RegExp(DIRECTORY) })).toBeNull()
    await userEvent.click(await list.findByRole('option', { name: /Use old é/ }))
    await waitFor(() => {
      expect(helper.askedFor(SET)).toEqual([{ path: '/home/zoé/old é' }])
    })
  })
})

it('finds what is meant before what only shares its letters', { tags: 'P-295' }, () => {
  const command = (name: string, reason: string | null = null) => ({
    id: name,
    group: 'One',
    name,
    reason,
    run: () => undefined,
  })
  const all = ['Go to Flutter', 'Pull Flutter', 'Reload', 'Restart'].map((name) => command(name))
  const first = (query: string) => fitting(all, query)[0]?.commands[0]?.name
  // data, so a word that is there twice for one command is a slip
  for (const words of Object.values(SYNONYMS)) {
    const all = words.split(' ').filter((word) => word.length > 3)
    expect(new Set(all).size).toBe(all.length)
  }
  expect(first('flu')).toContain('Flutter')
  expect(first('rel')).toBe('Reload')
  expect(first('gtf')).toBe('Go to Flutter')
  expect(fitting(all, 'zzz')).toEqual([])
  const off = [command('Pull Flutter', 'It has no remote'), command('Go to Flutter')]
  expect(fitting(off, 'flutter')[0]?.commands.map(({ name }) => name)).toEqual([
    'Go to Flutter',
    'Pull Flutter',
  ])
})

it('the sheet shows every key of every table, once', { tags: 'P-296' }, async () => {
  await open()
  await userEvent.keyboard('?')
  const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  const rows = KEY_GROUPS.flatMap((group) => group.rows)
  expect(new Set(rows.map(({ keys }) => keys)).size).toBe(rows.length)
  for (const { does } of rows) expect(sheet.getAllByText(does).length).toBeGreaterThan(0)
  expect(rows.map(({ keys }) => keys)).toEqual(
    expect.arrayContaining(['G E', 'G F', 'S', 'R', 'Shift R', '/', 'P', 'F6', 'Esc', 'Ctrl K', '?']),
  )
})
