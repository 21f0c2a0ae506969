import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { DIRECTORY } from '../../testing/render-app.tsx'
import {
  CLONABLE,
  DIR,
  PRESENT,
  SET,
  STATUS,
  openEnvironment,
  workspaceHelper,
} from '../../testing/workspace-examples.tsx'
import { runningProject } from './running-project.ts'

vi.mock('#cloud', () => import('../../testing/fake-cloud.ts'))

const RECENT = 'GET /mosaygent/project/recent'
const FORGET = 'POST /mosaygent/project/forget'
const RUNS = 'GET /mosaygent/flutter/status'
const OTHER = '/home/zoé/form_app'
const GONE = '/home/zoé/old é'
const at = (path: string, name: string, exists = true) => ({
  path,
  name,
  exists,
  opened_at: '2026-01-01T00:00:00Z',
  environment: null,
})

const open = async () => {
  const trigger = await screen.findByRole('button', { name: /^Project: / })
  await userEvent.click(trigger)
  return within(await screen.findByRole('menu'))
}
const names = (menu: Awaited<ReturnType<typeof open>>) =>
  menu.getAllByRole('menuitem').map((item) => item.getAttribute('aria-label') ?? item.textContent)

function listing() {
  const helper = workspaceHelper()
  let projects = [at(OTHER, 'form_app'), at(DIRECTORY, 'here'), at(GONE, 'old é', false)]
  let directory = DIRECTORY
  helper.answer(STATUS, { body: { api: CLONABLE, flutter: PRESENT } })
  helper.answer(DIR, () => ({ body: { path: directory } }))
  helper.answer(SET, () => {
    directory = OTHER
    return { body: { path: OTHER } }
  })
  helper.answer(RUNS, { body: { running: true, pid: 7, message: '', project: `${OTHER}/flutter` } })
  helper.answer(RECENT, () => ({ body: { projects } }))
  helper.answer(FORGET, () => {
    projects = projects.filter(({ path }) => path !== GONE)
    return { body: { path: GONE } }
  })
  return helper
}

it(
  'names the chosen project and whose app runs; lists the others, and one of them is chosen by keys',
  { tags: ['P-390', 'P-391'] },
  async () => {
    const helper = listing()
    await openEnvironment(helper)
    await screen.findByRole('button', { name: /^Project: .*form_app runs$/ })
    const menu = await open()
    await menu.findByRole('menuitem', { name: /form_app.*running$/ })
    expect(names(menu)).toEqual([
      `here, ${DIRECTORY}, current`,
      `form_app, ${OTHER}, running`,
      'Remove form_app from the list',
      `old é, ${GONE}, folder not found`,
      'Find the folder of old é',
      'Remove old é from the list',
      'Open another…',
    ])
    expect(menu.getByRole('menuitem', { name: /folder not found$/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('form{Enter}')
    await waitFor(() => expect(helper.askedFor(SET)).toEqual([{ path: OTHER }]))
  },
)

it('one that is gone is removed by keys, the menu stays open', { tags: 'P-391' }, async () => {
  const helper = listing()
  await openEnvironment(helper)
  const menu = await open()
  const remove = await menu.findByRole('menuitem', { name: 'Remove old é from the list' })
  act(() => remove.focus())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(menu.queryByText('old é')).toBeNull())
  await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Open another…' })).toHaveFocus())
  expect(helper.askedFor(FORGET)).toEqual([{ path: GONE }])
  expect(helper.askedFor(SET)).toEqual([])
})

it(
  'a helper that keeps no list: the chosen project alone; the last entry leads to the form',
  { tags: ['P-390', 'P-391'] },
  async () => {
    localStorage.setItem('mosaygent_recent_directories', JSON.stringify([OTHER]))
    const helper = workspaceHelper()
    await openEnvironment(helper)
    const menu = await open()
    expect(names(menu)).toEqual([expect.stringMatching(/, current$/), 'Open another…'])
    await userEvent.click(menu.getByRole('menuitem', { name: 'Open another…' }))
    const field = await screen.findByRole('textbox', { name: 'Project directory' })
    await waitFor(() => expect(field).toHaveFocus())
  },
)

it('another tab removes one: the list is asked for again', { tags: 'P-391' }, async () => {
  const helper = listing()
  await openEnvironment(helper)
  await waitFor(() => expect(helper.listeners).toBe(1))
  await waitFor(() => expect(helper.askedFor(RECENT)).not.toEqual([]))
  const before = helper.askedFor(RECENT).length
  act(() => helper.emit({ type: 'project.changed' }))
  await waitFor(() => expect(helper.askedFor(RECENT).length).toBeGreaterThan(before))
})

it.each([
  ['/a/b/flutter', '/a/b'],
  ['/a/bc', '/a'],
  ['/other', null],
])('%s runs: it is of %s', (project, of) => {
  const status = { running: true, pid: 1, message: '', project }
  expect(
    runningProject(
      status,
      ['/a', '/a/b/'].map((path) => path.replace(/\/$/, '')),
    ),
  ).toBe(of)
})

it(
  'the folder of one that is gone is chosen, and gets its settings; told, with Undo',
  { tags: 'P-380' },
  async () => {
    const helper = listing()
    const now = '/home/zoé/new'
    helper.answer(RUNS, { body: { running: false, pid: null, message: '' } })
    helper.answer('POST /mosaygent/environment/folders', {
      body: { path: now, parent: '/home/zoé', marks: [], roots: [], folders: [], more: 0 },
    })
    helper.answer('POST /mosaygent/project/find', () => {
      helper.answer(DIR, { body: { path: now } })
      helper.answer(RECENT, { body: { projects: [{ ...at(now, 'new'), settings_of: GONE }] } })
      return { body: { path: now } }
    })
    helper.answer('POST /mosaygent/project/answer-take-over', () => {
      helper.answer(RECENT, { body: { projects: [at(now, 'new')] } })
      return { body: { path: now } }
    })
    await openEnvironment(helper)
    const menu = await open()
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Find the folder of old é' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Where is old é now?' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Use this folder' })).toBeEnabled())
    await userEvent.click(dialog.getByRole('button', { name: 'Use this folder' }))
    await screen.findByText(`The settings of ${GONE}, whose folder is gone, are used here now.`)
    expect(helper.askedFor('POST /mosaygent/project/find')).toEqual([{ path: GONE, to: now }])
    expect(helper.askedFor(SET)).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.queryByText(/are used here now/)).toBeNull())
    const answers = helper.askedFor('POST /mosaygent/project/answer-take-over')
    expect(answers).toEqual([{ path: now, keep: false }])
  },
)
