import type { RunConfiguration } from '@mosaygent/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FakeHelper } from '../../testing/fake-helper.ts'
import { DIRECTORY, renderApp } from '../../testing/render-app.tsx'
import { PRESENT } from '../../testing/workspace-data.ts'
import { configurationsOpen } from './use-configurations.ts'

afterEach(() => {
  configurationsOpen.set(false)
})

vi.mock('#cloud', () => import('../../testing/fake-cloud.ts'))

const LIST = 'GET /mosaygent/run/configurations'
const SAVE = 'POST /mosaygent/run/save'
const REMOVE = 'POST /mosaygent/run/remove'
const PREVIEW = 'POST /mosaygent/run/preview-launch-file'
const WRITE = 'POST /mosaygent/run/save-to-launch-file'
const UNDO = 'POST /mosaygent/run/undo-launch-file'

const STAGING: RunConfiguration = {
  id: 'own:1',
  name: 'Staging',
  source: 'own',
  target: 'lib/main_dev.dart',
  flavor: 'dev',
  dart_defines: { API_SECRET: '***', TEXT: 'a=b\nc' },
  define_files: ['env.json'],
  args: ['--no-pub'],
}
const READ: RunConfiguration = { ...STAGING, id: 'read', name: 'Theirs', source: '.vscode/launch.json' }

async function open(more: object = {}) {
  const found = {
    configurations: [STAGING, READ],
    chosen: { development: 'own:1', production: null },
    files: [],
    offers: { targets: ['lib/main.dart', 'lib/main_dev.dart'], define_files: ['env.json', '.env'] },
    launch_undo: null,
    ...more,
  }
  const helper = new FakeHelper({
    'GET /mosaygent/environment/directory': { body: { path: DIRECTORY } },
    'GET /mosaygent/environment/status': { body: { api: PRESENT, flutter: PRESENT } },
    'GET /mosaygent/flutter/status': { body: { running: false, pid: null, message: '', state: 'stopped' } },
    'GET /mosaygent/flutter/errors': { body: { errors: [] } },
    'GET /mosaygent/flutter/console': { body: { lines: [] } },
    [LIST]: { body: found },
    [SAVE]: { body: { message: 'Staging is saved.', id: 'own:1' } },
  })
  await renderApp({ path: '/flutter', helper })
  const user = userEvent.setup()
  await screen.findByRole('button', { name: /^Run configuration: / })
  configurationsOpen.set(true)
  await screen.findByRole('dialog', { name: 'Run configurations' })
  return { helper, user, found }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
async function choose(user: ReturnType<typeof userEvent.setup>, of: string, item: string) {
  await user.click(screen.getByRole('button', { name: `More for ${of}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

describe('an own configuration', { tags: 'P-424' }, () => {
  it('is made by a form that offers entry points, and what is wrong is told before it is sent', async () => {
    const { helper, user } = await open()
    await user.click(screen.getByRole('button', { name: 'New configuration' }))
    const form = await dialog('New configuration')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'A configuration needs a name',
    )
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Mine')
    await user.type(form.getByRole('combobox', { name: 'Entry point' }), 'dev')
    await user.click(await form.findByRole('option', { name: 'lib/main_dev.dart' }))
    await user.click(form.getByRole('button', { name: 'Add define' }))
    await user.type(form.getByRole('textbox', { name: 'Name of define 1' }), 'A=')
    await user.type(form.getByRole('textbox', { name: 'Value of A=' }), 'x=y')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(form.getByText('A name is needed, without =')).toBeVisible()
    expect(helper.askedFor(SAVE)).toEqual([])
    await user.type(form.getByRole('textbox', { name: 'Name of define 1' }), '{Backspace}')
    await user.click(form.getByRole('button', { name: 'Add argument' }))
    await user.type(form.getByRole('combobox', { name: 'Argument 1' }), '--no-pub')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await dialog('Run configurations')
    expect(helper.askedFor(SAVE)).toEqual([
      {
        id: null,
        name: 'Mine',
        target: 'lib/main_dev.dart',
        flavor: null,
        dart_defines: { A: 'x=y' },
        define_files: [],
        args: ['--no-pub'],
      },
    ])
  })

  it('is edited with its masked values and its line breaks as they are', async () => {
    const { helper, user } = await open()
    await choose(user, 'Staging', 'Edit')
    const form = await dialog('Edit configuration')
    expect(form.getByText(/\*\*\* keeps the current value/)).toBeVisible()
    await user.type(form.getByRole('textbox', { name: 'Flavor' }), '2')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await dialog('Run configurations')
    expect(helper.askedFor(SAVE)).toEqual([
      expect.objectContaining({
        id: 'own:1',
        flavor: 'dev2',
        dart_defines: { API_SECRET: '***', TEXT: 'a=b\nc' },
      }),
    ])
  })

  it.each([
    ['invalid-entry-point', 'A Dart file is expected, relative to the app'],
    ['define-value-needed', 'A value is needed: this one is not known any more'],
    ['settings-damaged', 'Nothing was saved.'],
  ])('a refusal %s is told where it belongs', async (code, words) => {
    const { helper, user } = await open()
    helper.answer(SAVE, { status: 422, body: { detail: 'Nothing was saved.', code } })
    await choose(user, 'Staging', 'Edit')
    const form = await dialog('Edit configuration')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText(words)).toBeVisible()
  })

  it('a copy takes the values of what it is a copy of; one of a file is only copied', async () => {
    const { helper, user } = await open()
    await user.click(screen.getByRole('button', { name: 'More for Theirs' }))
    expect(await screen.findAllByRole('menuitem')).toHaveLength(1)
    await user.click(screen.getByRole('menuitem', { name: 'Copy, to change it' }))
    const form = await dialog('Copy of a configuration')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await dialog('Run configurations')
    expect(helper.askedFor(SAVE)).toEqual([
      expect.objectContaining({ id: null, copy_of: 'read', name: 'Theirs copy' }),
    ])
  })

  it('is removed after a question that says what is lost', async () => {
    const { helper, user } = await open()
    helper.answer(REMOVE, { body: { message: 'Staging is removed.' } })
    await choose(user, 'Staging', 'Remove')
    const question = await dialog('Remove Staging?')
    expect(question.getByText(/Development then runs without a configuration/)).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    expect(helper.askedFor(REMOVE)).toEqual([])
    await choose(user, 'Staging', 'Remove')
    await user.click((await dialog('Remove Staging?')).getByRole('button', { name: 'Remove' }))
    await dialog('Run configurations')
    expect(helper.askedFor(REMOVE)).toEqual([{ id: 'own:1' }])
  })
})

it('the value of a secret is hidden while it is typed', { tags: 'P-425' }, async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'New configuration' }))
  const form = await dialog('New configuration')
  await user.click(form.getByRole('button', { name: 'Add define' }))
  await user.type(form.getByRole('textbox', { name: 'Name of define 1' }), 'MAP_TOKEN')
  await user.type(form.getByRole('textbox', { name: 'Value of MAP_TOKEN' }), 'abc')
  await user.click(form.getByRole('button', { name: 'Show the value of MAP_TOKEN' }))
  await user.click(form.getByRole('button', { name: 'Hide the value of MAP_TOKEN' }))
  expect(form.getByRole('textbox', { name: 'Value of MAP_TOKEN' }).className).toContain('text-security')
})

describe('Save to launch.json', { tags: 'P-426' }, () => {
  it('shows what is written and what is not, writes that at a press, and undoes it', async () => {
    const { helper, user, found } = await open()
    helper.answer(PREVIEW, {
      body: {
        file: '.vscode/launch.json',
        change: 'added',
        entry: '{ "name": "Staging" }',
        left_out: ['API_SECRET'],
        seen: 'abc',
      },
    })
    helper.answer(WRITE, () => {
      helper.answer(LIST, { body: { ...found, launch_undo: 'Staging' } })
      return { body: { message: 'Staging is in .vscode/launch.json.', file: '.vscode/launch.json' } }
    })
    helper.answer(UNDO, () => {
      helper.answer(LIST, { body: found })
      return { body: { message: 'It is as it was.' } }
    })
    await choose(user, 'Staging', 'Save to launch.json')
    const launch = await dialog('Save to launch.json')
    expect(await launch.findByText('{ "name": "Staging" }')).toBeVisible()
    expect(launch.getByText('Not written: API_SECRET')).toBeVisible()
    expect(helper.askedFor(WRITE)).toEqual([])
    await user.click(launch.getByRole('button', { name: 'Write' }))
    const list = await dialog('Run configurations')
    expect(await list.findByText('Staging was written into .vscode/launch.json')).toBeVisible()
    expect(helper.askedFor(WRITE)).toEqual([{ id: 'own:1', seen: 'abc' }])
    await user.click(list.getByRole('button', { name: 'Undo' }))
    await waitFor(() => {
      expect(list.queryByText(/was written into/)).toBeNull()
    })
    expect(helper.askedFor(UNDO)).toHaveLength(1)
  })

  it('a file that cannot be edited says why, and nothing can be written', async () => {
    const { helper, user } = await open()
    const detail = '.vscode/launch.json cannot be edited: it is broken at line 3, so nothing was written.'
    helper.answer(PREVIEW, { status: 409, body: { detail, code: 'run-configuration-unusable' } })
    await choose(user, 'Staging', 'Save to launch.json')
    const launch = await dialog('Save to launch.json')
    expect(await launch.findByText(detail)).toBeVisible()
    await user.click(launch.getByRole('button', { name: 'Write' }))
    expect(helper.askedFor(WRITE)).toEqual([])
  })
})
