import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { FakeHelper } from '../../testing/fake-helper.ts'
import { DIRECTORY } from '../../testing/render-app.tsx'
import {
  CLONABLE,
  JOB,
  PRESENT,
  STARTER,
  STATUS,
  card,
  openEnvironment,
  workspaceHelper,
} from '../../testing/workspace-examples.tsx'

vi.mock('#cloud', () => import('../../testing/fake-cloud.ts'))

const BRANCH = 'POST /mosaygent/environment/default-branch'
const USE = 'POST /mosaygent/environment/use-existing'
const source = { address: 'https://example.com/tide-api.git', starter: false, target: `${DIRECTORY}/api` }

let helper: FakeHelper
beforeEach(() => {
  helper = workspaceHelper()
})

it(
  'the branch is named before Clone is pressed, and a starter’s without asking',
  { tags: 'P-208' },
  async () => {
    helper.answer(BRANCH, { body: { branch: 'trunk/é' } })
    await openEnvironment(helper)
    const api = within(await card('API Codebase'))
    expect(await api.findByText('trunk/é')).toBeInTheDocument()
    expect(within(await card('Flutter Codebase')).getByText('main')).toBeInTheDocument()
    expect(helper.askedFor(BRANCH)).toEqual([{ codebase: 'api' }])
  },
)

it('a server that does not say its branch is no error', { tags: 'P-208' }, async () => {
  helper.answer(BRANCH, { status: 500, body: { detail: 'boom' } })
  await openEnvironment(helper)
  expect(await within(await card('API Codebase')).findByText('Its default branch')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('the same repository in the place is offered instead of a clone', { tags: 'P-209' }, async () => {
  const taken = `${DIRECTORY}/api is already there, and it is this repository.`
  helper.answer(STATUS, {
    body: { api: { ...CLONABLE, repository: { ...source, taken, same: true } }, flutter: STARTER },
  })
  helper.answer(USE, () => {
    helper.answer(STATUS, { body: { api: { ...PRESENT, path: `${DIRECTORY}/api/deep` }, flutter: STARTER } })
    return { body: { path: `${DIRECTORY}/api/deep`, message: 'Using it.' } }
  })
  await openEnvironment(helper)
  const api = within(await card('API Codebase'))
  expect(await api.findByText(`${taken} Use it?`)).toBeInTheDocument()
  await userEvent.click(api.getByRole('button', { name: 'Use it' }))
  expect(await api.findByText(`${DIRECTORY}/api/deep`)).toBeInTheDocument()
  expect(helper.askedFor(USE)).toEqual([{ codebase: 'api' }])
})

it('that cannot be used says why', async () => {
  helper.answer(STATUS, {
    body: { api: { ...CLONABLE, repository: { ...source, taken: 'There.', same: true } }, flutter: STARTER },
  })
  helper.answer(USE, { status: 422, body: { detail: 'It holds no pyproject.toml.', code: 'path-not-found' } })
  await openEnvironment(helper)
  const api = within(await card('API Codebase'))
  await userEvent.click(await api.findByRole('button', { name: 'Use it' }))
  expect(await api.findByRole('alert')).toHaveTextContent('It holds no pyproject.toml.')
})

it('a clone goes on into the folder where it began, whatever directory is set meanwhile', async () => {
  await openEnvironment(helper)
  const api = within(await card('API Codebase'))
  await api.findByText(`${DIRECTORY}/api`)
  await waitFor(() => {
    expect(helper.listeners).toBe(1)
  })
  act(() => {
    helper.emit({ type: 'job.changed', job: { ...JOB, percent: null, target: '/home/zoé/before/api' } })
  })
  expect(await api.findByText('/home/zoé/before/api')).toBeInTheDocument()
  expect(api.queryByText(`${DIRECTORY}/api`)).toBeNull()
  // nobody can say how far it is, so how long it takes is shown
  expect(api.getByText(/^\d+:\d\d(:\d\d)?$/)).toBeInTheDocument()
})

it.each([
  ['repository-auth', 1],
  ['disk-full', 0],
])('a job that failed by %s leads to the login or not', async (code, links) => {
  await openEnvironment(helper)
  const api = within(await card('API Codebase'))
  await waitFor(() => {
    expect(helper.listeners).toBe(1)
  })
  const detail = 'Whatever the words are, even the GitHub page.'
  act(() => {
    helper.emit({ type: 'job.changed', job: { ...JOB, state: 'failed', detail, code } })
  })
  await api.findByText(new RegExp(`^${detail}`))
  expect(api.queryAllByRole('link', { name: 'Log in on the GitHub page' })).toHaveLength(links)
})

it(
  'a place that is taken is told before a clone, which does not begin; once it is free, it may',
  { tags: 'P-175' },
  async () => {
    const taken = 'api is already there and not empty, so nothing can be cloned there.'
    helper.answer(STATUS, {
      body: { api: { ...CLONABLE, repository: { ...CLONABLE.repository, taken } }, flutter: STARTER },
    })
    await openEnvironment(helper)
    const api = within(await card('API Codebase'))
    const button = await api.findByRole('button', { name: 'Clone API Repository' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    api.getByText(taken, { selector: 'p' })
    helper.answer(STATUS, { body: { api: CLONABLE, flutter: STARTER } })
    await userEvent.click(api.getByRole('button', { name: 'Look again' }))
    await waitFor(() => {
      expect(button).not.toHaveAttribute('aria-disabled')
    })
  },
)

it('a branch without the app names itself, and leads to another one', { tags: 'P-860' }, async () => {
  helper.answer(STATUS, {
    body: { api: CLONABLE, flutter: { ...STARTER, git: { branch: 'docs', dirty: false } } },
  })
  await openEnvironment(helper)
  const flutter = within(await card('Flutter Codebase'))
  expect(await flutter.findByText('docs')).toBeInTheDocument()
  expect(flutter.getByRole('button', { name: 'Switch branch' })).toBeInTheDocument()
  expect(within(await card('API Codebase')).queryByRole('button', { name: 'Switch branch' })).toBeNull()
})
