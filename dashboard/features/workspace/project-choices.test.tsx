import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NO_CHOICES } from '@mosaygent/contract'
import { expect, it, vi } from 'vitest'
import { writeItem } from '../../session/browser-storage.ts'
import type { FakeHelper } from '../../testing/fake-helper.ts'
import { DIRECTORY } from '../../testing/render-app.tsx'
import {
  DIR,
  DIRECTORY_KEY,
  SET,
  openEnvironment,
  workspaceHelper,
} from '../../testing/workspace-examples.tsx'

vi.mock('#cloud', () => import('../../testing/fake-cloud.ts'))

const ID = 'mosaygent_firebase_project_id_development'
const OTHER = '/home/zoé/form app'
const READ = 'GET /mosaygent/project/choices'
const STORE = 'POST /mosaygent/project/store-choices'
const of = (project_id: string) => ({
  ...NO_CHOICES,
  development: { ...NO_CHOICES.development, project_id },
})

/** Keeps a set for each directory, and goes where it is sent. */
function keeping(sets: Record<string, unknown>): FakeHelper {
  const helper = workspaceHelper()
  let directory = DIRECTORY
  helper.answer(DIR, () => ({ body: { path: directory } }))
  helper.answer(SET, (body) => {
    if (isPath(body)) directory = body.path
    return { body: { path: directory } }
  })
  helper.answer(READ, () => ({ body: { directory, choices: sets[directory] ?? null } }))
  helper.answer(STORE, (body) => {
    if (isStored(body)) sets[body.directory] = body.choices
    return { body: { directory } }
  })
  return helper
}
const isPath = (body: unknown): body is { path: string } =>
  typeof body === 'object' && body !== null && 'path' in body && typeof body.path === 'string'
const isStored = (body: unknown): body is { directory: string; choices: unknown } =>
  typeof body === 'object' &&
  body !== null &&
  'directory' in body &&
  typeof body.directory === 'string' &&
  'choices' in body

async function changeTo(path: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
  const field = screen.getByRole('textbox')
  await userEvent.clear(field)
  await userEvent.type(field, path)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
}

it(
  'a browser of before hands its values over, and they go and come with their directory',
  { tags: 'P-386' },
  async () => {
    localStorage.setItem(DIRECTORY_KEY, DIRECTORY)
    localStorage.setItem(ID, 'tide-dev')
    const sets: Record<string, unknown> = { [OTHER]: of('form-dev') }
    await openEnvironment(keeping(sets))
    await waitFor(() => expect(sets[DIRECTORY]).toEqual(of('tide-dev')))
    await changeTo(OTHER)
    await waitFor(() => expect(localStorage.getItem(ID)).toBe('form-dev'))
    expect(sets[DIRECTORY]).toEqual(of('tide-dev'))
    act(() => writeItem(ID, 'form-two'))
    await waitFor(() => expect(sets[OTHER]).toEqual(of('form-two')))
    await changeTo(DIRECTORY)
    await waitFor(() => expect(localStorage.getItem(ID)).toBe('tide-dev'))
    expect(sets[OTHER]).toEqual(of('form-two'))
  },
)

it('a helper of the documented calls alone: each directory’s values wait in the browser', async () => {
  localStorage.setItem(DIRECTORY_KEY, DIRECTORY)
  localStorage.setItem(ID, 'tide-dev')
  const helper = keeping({})
  for (const route of [READ, STORE]) helper.answer(route, { status: 404, body: { detail: 'Not Found' } })
  await openEnvironment(helper)
  await changeTo(OTHER)
  await waitFor(() => expect(localStorage.getItem(ID)).toBeNull())
  await changeTo(DIRECTORY)
  await waitFor(() => expect(localStorage.getItem(ID)).toBe('tide-dev'))
  expect(helper.askedFor(STORE)).toEqual([])
})

it('a directory that the helper refuses takes no values along: it goes on with the other one', async () => {
  localStorage.setItem(DIRECTORY_KEY, DIRECTORY)
  localStorage.setItem(ID, 'tide-dev')
  const helper = keeping({})
  helper.answer(SET, { status: 422, body: { detail: 'No such folder.', code: 'path-not-found' } })
  await openEnvironment(helper)
  await changeTo(OTHER)
  expect(await screen.findByText('No such folder.')).toBeInTheDocument()
  expect(localStorage.getItem(DIRECTORY_KEY)).toBe(OTHER)
  expect(localStorage.getItem(ID)).toBe('tide-dev')
  expect(localStorage.getItem('mosaygent_choices_of')).toBe(DIRECTORY)
})

it('another directory that a script chose brings its own values', async () => {
  localStorage.setItem(DIRECTORY_KEY, DIRECTORY)
  localStorage.setItem(ID, 'tide-dev')
  const helper = keeping({ [OTHER]: of('form-dev') })
  await openEnvironment(helper)
  await waitFor(() => expect(helper.listeners).toBe(1))
  await helper.fetch(`http://127.0.0.1:8080/mosaygent/environment/set-directory`, {
    method: 'POST',
    body: JSON.stringify({ path: OTHER }),
  })
  act(() => helper.emit({ type: 'workspace.changed' }))
  await waitFor(() => expect(localStorage.getItem(ID)).toBe('form-dev'))
})
