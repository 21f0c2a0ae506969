import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import {
  CLONABLE,
  PRESENT,
  STATUS,
  card,
  openEnvironment,
  workspaceHelper,
} from '../../testing/workspace-examples.tsx'
import { folderFor } from './clone-by-address.tsx'

vi.mock('#cloud', () => import('../../testing/fake-cloud.ts'))

const NONE = 'POST /mosaygent/project/no-api'

it('a project without an API says so once, and can take it back', { tags: 'P-404' }, async () => {
  const user = userEvent.setup()
  const helper = workspaceHelper()
  const status = { api: CLONABLE, flutter: PRESENT }
  helper.answer(STATUS, { body: status })
  helper.answer(NONE, { body: { no_api: true } })
  await openEnvironment(helper)
  const api = within(await card('API Codebase'))
  const say = await api.findByRole('button', { name: 'This project has no API' })
  helper.answer(STATUS, { body: { ...status, no_api: true } })
  await user.click(say)
  const undo = await api.findByRole('button', { name: 'It has one' })
  expect(api.queryByRole('button', { name: 'Clone API Repository' })).toBeNull()
  expect(api.queryByText('Missing')).toBeNull()
  helper.answer(STATUS, { body: status })
  await user.click(undo)
  expect(await api.findByRole('button', { name: 'Clone API Repository' })).toBeVisible()
  expect(helper.askedFor(NONE)).toEqual([{ no_api: true }, { no_api: false }])
})

it('below somebody’s own repository an API of ours is not the thing to do', { tags: 'P-404' }, async () => {
  const helper = workspaceHelper()
  const note = 'The project directory is itself a Git repository.'
  helper.answer(STATUS, { body: { api: CLONABLE, flutter: PRESENT } })
  await openEnvironment(helper)
  const clone = async () =>
    within(await card('API Codebase')).findByRole('button', { name: 'Clone API Repository' })
  const filled = (await clone()).className
  helper.answer(STATUS, {
    body: { api: { ...CLONABLE, repository: { ...CLONABLE.repository, note } }, flutter: PRESENT },
  })
  cleanup()
  await openEnvironment(helper)
  expect((await clone()).className).not.toBe(filled)
  const say = within(await card('API Codebase')).getByRole('button', { name: 'This project has no API' })
  expect(say.className).toBe((await clone()).className)
})

it('an API that is there is shown, whatever was said before', { tags: 'P-404' }, async () => {
  const helper = workspaceHelper()
  helper.answer(STATUS, { body: { api: PRESENT, flutter: PRESENT, no_api: true } })
  await openEnvironment(helper)
  expect(await within(await card('API Codebase')).findByText('Present')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'It has one' })).toBeNull()
})

it.each([
  ['https://github.com/you/your-app.git', '~/your-app'],
  ['git@github.com:you/app.git/', '~/app'],
  ['you/app', '~/app'],
  ['/srv/git/my app', ''],
  ['..', ''],
  ['', ''],
])('%s is cloned into a folder of its name', { tags: 'P-405' }, (address, folder) => {
  expect(folderFor(address)).toBe(folder)
})
