import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FakeHelper } from '../../../testing/fake-helper.ts'
import { CONFIG_PATH, FACTS, firebaseHelper } from '../../../testing/firebase-examples.tsx'
import { ABSENT, DIRECTORY, renderApp } from '../../../testing/render-app.tsx'
import { configPathProblem, normalizeConfigPath } from './config-path.ts'

vi.mock('#cloud', () => import('../../../testing/fake-cloud.ts'))

const KEY = 'mosaygent_firebase_config_path_development'
let helper: FakeHelper
beforeEach(() => {
  helper = firebaseHelper()
})
const open = async () => {
  await renderApp({ path: '/environment', helper })
  await userEvent.click(await screen.findByRole('button', { name: 'Configure Firebase Web Config' }))
  return within(await screen.findByRole('dialog', { name: 'Configure Firebase Web Config' }))
}

describe('the dialog', () => {
  it(
    'shows the default, the path in effect and that the file is there; Save is off while blank',
    { tags: ['P-055', 'P-131', 'P-150'] },
    async () => {
      const dialog = await open()
      expect(dialog.getByText('In effect').closest('dt')?.nextElementSibling).toHaveTextContent(CONFIG_PATH)
      await dialog.findByText('Found (tide-dev)')
      expect(dialog.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
      await userEvent.type(dialog.getByLabelText('Config file path'), '   {Enter}')
      expect(localStorage.getItem(KEY)).toBeNull()
      expect(helper.askedFor(FACTS)).toEqual([{ firebase_config_path: CONFIG_PATH }])
    },
  )

  it.each([true, false])('is there without a codebase, too; connected: %s', { tags: 'P-055' }, async (up) => {
    helper.answer('GET /mosaygent/environment/status', { body: { api: ABSENT, flutter: ABSENT } })
    helper.answer(FACTS, { body: { facts: [], flavours: [], undo: null } })
    localStorage.setItem('mosaygent_project_directory', DIRECTORY)
    helper.up = up
    const dialog = await open()
    await dialog.findByText(up ? 'Not found' : 'Unavailable while disconnected')
    await userEvent.type(dialog.getByLabelText('Config file path'), 'lib/later.dart{Enter}')
    expect(localStorage.getItem(KEY)).toBe('lib/later.dart')
  })

  it(
    'saves a trimmed path for the environment alone, after asking whether it is there',
    { tags: ['P-055', 'P-121'] },
    async () => {
      helper.answer(FACTS, (body) => ({
        body: {
          facts: [{ source: 'dart', note: `No file at ${String(Object.values(body as object)[0])}.` }],
          flavours: [],
          undo: null,
        },
      }))
      const dialog = await open()
      await userEvent.type(dialog.getByLabelText('Config file path'), ' lib\\été\\options.dart ')
      await dialog.findByText('No file at lib/été/options.dart.')
      expect(dialog.getByLabelText('Config file path')).toHaveAccessibleDescription(
        /a download cannot edit it/,
      )
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
      await waitFor(() => {
        expect(localStorage.getItem(KEY)).toBe('lib/été/options.dart')
      })
      expect(localStorage.getItem('mosaygent_firebase_config_path_production')).toBeNull()
      await screen.findByText('Saved: lib/été/options.dart. No file at lib/été/options.dart.')
    },
  )

  it('that is saved before the file was looked at tells of it afterwards', { tags: 'P-055' }, async () => {
    const dialog = await open()
    const path = dialog.getByLabelText('Config file path')
    await dialog.findByText('Found (tide-dev)')
    expect(path).not.toHaveAccessibleDescription(/cannot edit/)
    helper.answer(FACTS, {
      body: {
        facts: [{ source: 'dart', note: 'There is no FirebaseOptions in it.' }],
        flavours: [],
        undo: null,
      },
    })
    await userEvent.click(path)
    await userEvent.paste('lib/main.dart')
    await userEvent.keyboard('{Enter}')
    await screen.findByText('Saved: lib/main.dart. There is no FirebaseOptions in it.')
    expect(localStorage.getItem(KEY)).toBe('lib/main.dart')
  })

  it(
    'says that both environments share a file only of the path that is shown',
    { tags: 'P-055' },
    async () => {
      const dialog = await open()
      await dialog.findByText(/^Both environments use this file now/)
      const path = dialog.getByLabelText('Config file path')
      await userEvent.type(path, 'lib/dev.dart')
      expect(dialog.queryByText(/oth environments/)).toBeNull()
    },
  )

  it('does not say of a file that is not there that it is used', { tags: 'P-055' }, async () => {
    helper.answer(FACTS, {
      body: { facts: [{ source: 'dart', note: 'It is not there.' }], flavours: [], undo: null },
    })
    const dialog = await open()
    await dialog.findByText('It is not there.')
    dialog.getByText(/^Both environments name this path\./)
    expect(dialog.queryByText(/use this file/)).toBeNull()
  })

  it('clears back to the default', { tags: 'P-055' }, async () => {
    localStorage.setItem(KEY, 'lib/mine.dart')
    const dialog = await open()
    expect(dialog.getByLabelText('Config file path')).toHaveValue('lib/mine.dart')
    await userEvent.click(dialog.getByRole('button', { name: 'Clear' }))
    await waitFor(() => {
      expect(localStorage.getItem(KEY)).toBeNull()
    })
    await screen.findByText(`The default is in effect: ${CONFIG_PATH}`)
  })

  it.each([
    '/etc/options.dart',
    'C:\\app\\options.dart',
    '~/options.dart',
    '../other/options.dart',
    'lib/a/../../../b.dart',
  ])('refuses %s and stores nothing', { tags: 'P-055' }, async (path) => {
    const dialog = await open()
    await userEvent.type(dialog.getByLabelText('Config file path'), `${path}{Enter}`)
    expect(await dialog.findByRole('alert')).toHaveTextContent(/cannot/)
    expect(dialog.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true')
    expect(localStorage.getItem(KEY)).toBeNull()
    expect(helper.askedFor(FACTS)).toEqual([{ firebase_config_path: CONFIG_PATH }])
  })
})

describe('a typed path', () => {
  it.each([
    [' lib/a.dart ', 'lib/a.dart'],
    ['"lib/a b.dart"', 'lib/a b.dart'],
    ['./lib//a.dart', 'lib/a.dart'],
    ['lib\\a.dart', 'lib/a.dart'],
    ['lib/./a.dart', 'lib/a.dart'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(normalizeConfigPath(typed)).toBe(kept)
    expect(configPathProblem(kept)).toBeNull()
  })

  it('with two dots inside a name is fine', () => {
    expect(configPathProblem('lib/a..b.dart')).toBeNull()
  })
})
