import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { FakeHelper } from '../../testing/fake-helper.ts'
import { DIR, SET, workspaceHelper } from '../../testing/workspace-examples.tsx'
import { renderApp } from '../../testing/render-app.tsx'

vi.mock('#cloud', () => import('../../testing/fake-cloud.ts'))

const CHOOSE = 'POST /mosaygent/environment/choose-repository'
const CLONE = 'POST /mosaygent/environment/clone-flutter'
const ADDRESS = 'https://git.example/team/app.git'
const CHOICE = { codebase: 'flutter', address: ADDRESS, directory: '~/app' }
const CHOSEN = {
  body: { api: { from: 'starter', address: '' }, flutter: { from: 'config', address: ADDRESS } },
}

let helper: FakeHelper
beforeEach(() => {
  helper = workspaceHelper()
  helper.answer(CLONE, { body: { path: '/home/zoé/app/flutter', message: 'Cloned.' } })
})

async function cloneByAddress(): Promise<void> {
  const user = userEvent.setup()
  await renderApp({ path: '/environment#clone', helper })
  const dialog = within(await screen.findByRole('dialog', { name: 'Clone an app by its address' }))
  await user.type(dialog.getByLabelText('Repository'), ADDRESS)
  const clone = dialog.getByRole('button', { name: 'Clone' })
  await waitFor(() => {
    expect(clone).not.toHaveAttribute('aria-disabled')
  })
  await user.click(clone)
}

it('is for the new folder, and not for the project that is open', { tags: 'P-405' }, async () => {
  helper.answer(CHOOSE, CHOSEN)
  helper.answer(SET, () => {
    helper.answer(DIR, { body: { path: '/home/zoé/app' } })
    return { body: { path: '/home/zoé/app' } }
  })
  await cloneByAddress()
  await waitFor(() => {
    expect(helper.askedFor(CLONE)).toHaveLength(1)
  })
  const writes = helper.asked.filter(({ route }) => [CHOOSE, SET, CLONE].includes(route))
  expect(writes.map(({ route }) => route)).toEqual([CHOOSE, SET, CLONE])
  expect(helper.askedFor(CHOOSE)).toEqual([CHOICE])
})

it('of an address that is none opens and clones nothing', { tags: 'P-405' }, async () => {
  helper.answer(CHOOSE, { status: 400, body: { detail: 'No such address.', code: 'invalid-repository' } })
  await cloneByAddress()
  await screen.findByText('No such address.')
  expect([SET, CLONE].flatMap((route) => helper.askedFor(route))).toEqual([])
})
