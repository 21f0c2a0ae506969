import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { FakeHelper } from '../../testing/fake-helper.ts'
import { DIRECTORY } from '../../testing/render-app.tsx'
import {
  DIR,
  PRESENT,
  CLONABLE,
  SET,
  STATUS,
  openEnvironment,
  workspaceHelper,
} from '../../testing/workspace-examples.tsx'

vi.mock('#cloud', () => import('../../testing/fake-cloud.ts'))

const RUNNING = 'GET /mosaygent/project/running'
const STOP = 'POST /mosaygent/project/stop'
const START = 'POST /mosaygent/flutter/start'
const OTHER = '/home/zoé/form app'
const one = (directory: string, name: string, shown: boolean) => ({
  directory,
  name,
  app: 'flutter',
  port: shown ? 36413 : 41234,
  url: `http://127.0.0.1:${shown ? 36413 : 41234}`,
  state: 'running',
  shown,
  configuration: null,
  environment: 'development',
})

/** The app of the first directory runs; the helper shows the one of the directory that is chosen. */
function runningFirst(): FakeHelper {
  const helper = workspaceHelper()
  let directory = DIRECTORY
  let runs = true
  helper.answer(STATUS, () => ({
    body: { api: CLONABLE, flutter: { ...PRESENT, path: `${directory}/flutter` } },
  }))
  helper.answer(DIR, () => ({ body: { path: directory } }))
  helper.answer(SET, (body) => {
    directory = typeof body === 'object' && body !== null && 'path' in body ? String(body.path) : directory
    return { body: { path: directory } }
  })
  helper.answer(RUNNING, () => ({
    body: { running: runs ? [one(DIRECTORY, 'Tidewater', directory === DIRECTORY)] : [] },
  }))
  helper.answer(STOP, () => {
    runs = false
    return { body: { message: 'Tidewater is stopped.' } }
  })
  helper.answer(START, { body: { message: 'Starting the preview.' } })
  return helper
}

async function changeTo(path: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
  const field = screen.getByRole('textbox', { name: 'Project directory' })
  await userEvent.clear(field)
  await userEvent.type(field, path)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
}

it(
  'kept running, it stands in the sidebar with its address, and is stopped there alone',
  { tags: ['P-389', 'P-407'] },
  async () => {
    const helper = runningFirst()
    await openEnvironment(helper)
    expect(screen.queryByRole('list', { name: 'Also running' })).toBeNull()
    await changeTo(OTHER)
    const question = await screen.findByRole('dialog', { name: 'Stop Tidewater and start form app?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Keep Tidewater running' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect([helper.askedFor(STOP), helper.askedFor(START)]).toEqual([[], []])
    const strip = within(await screen.findByRole('list', { name: 'Also running' }))
    expect(strip.getByRole('link', { name: 'Open Tidewater in a tab' })).toHaveAttribute(
      'href',
      'http://127.0.0.1:41234',
    )
    await userEvent.click(strip.getByRole('button', { name: 'Stop Tidewater' }))
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Also running' })).toBeNull())
    expect(helper.askedFor(STOP)).toEqual([{ directory: DIRECTORY }])
    expect(helper.askedFor(START)).toEqual([])
  },
)

it('going back chooses the project of before, and stops nothing', { tags: 'P-389' }, async () => {
  const helper = runningFirst()
  await openEnvironment(helper)
  await changeTo(OTHER)
  const question = await screen.findByRole('dialog')
  await userEvent.click(within(question).getByRole('button', { name: 'Go back' }))
  await waitFor(() => expect(helper.askedFor(SET)).toEqual([{ path: OTHER }, { path: DIRECTORY }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(helper.askedFor(STOP)).toEqual([])
})

it('one that does not stop says so, and nothing is started', { tags: 'P-389' }, async () => {
  const helper = runningFirst()
  helper.answer(STOP, { status: 409, body: { detail: 'Nothing of it runs.', code: 'not-running' } })
  await openEnvironment(helper)
  await changeTo(OTHER)
  const question = await screen.findByRole('dialog')
  await userEvent.click(within(question).getByRole('button', { name: 'Stop and start' }))
  expect(await within(question).findByText('Nothing of it runs.')).toBeVisible()
  expect(helper.askedFor(START)).toEqual([])
})
