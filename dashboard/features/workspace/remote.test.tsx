import { within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { CodebaseStatus } from '@mosaygent/contract'
import { DIRECTORY } from '../../testing/render-app.tsx'
import {
  CLONABLE,
  PRESENT,
  STARTER,
  STATUS,
  card,
  openEnvironment,
  workspaceHelper,
} from '../../testing/workspace-examples.tsx'

vi.mock('#cloud', () => import('../../testing/fake-cloud.ts'))

const GIT = { branch: 'main', dirty: false, changes: 0 }
const REMOTE = 'https://example.com/tide é.git'
const ADDRESS = 'https://github.com/acme/other.git'
const chosen = { address: ADDRESS, starter: false, target: `${DIRECTORY}/flutter` }
const open = async (flutter: Partial<CodebaseStatus>) => {
  const helper = workspaceHelper()
  helper.answer(STATUS, { body: { api: CLONABLE, flutter: { ...PRESENT, git: GIT, ...flutter } } })
  await openEnvironment(helper)
  const found = within(await card('Flutter Codebase'))
  await found.findByText('Present')
  return found
}

it.each([
  ['a starter', STARTER.repository, 'No remote'],
  ['another one', chosen, 'No remote'],
])('%s without a remote says so, and offers no Fetch, but its branches', async (_, repository, words) => {
  const flutter = await open(repository === undefined ? {} : { repository })
  expect(flutter.getByText(words)).toBeInTheDocument()
  expect(flutter.queryByRole('button', { name: 'Fetch' })).toBeNull()
  expect(flutter.queryByRole('button', { name: 'Pull' })).toBeNull()
  expect(flutter.getByRole('button', { name: 'Switch branch' })).toBeEnabled()
})

it('a remote that did not answer is not said to have been asked', { tags: 'P-174' }, async () => {
  const git = { ...GIT, remote: REMOTE, fetch_failed_at: new Date(Date.now() - 3_600_000).toISOString() }
  const flutter = await open({ git })
  expect(flutter.getByText('fetch failed')).toHaveTextContent('fetch failed 1 hour ago')
})

it('another repository that was chosen since is named, with what to do', async () => {
  const git = { ...GIT, remote: REMOTE }
  const flutter = await open({ git, repository: { ...chosen, other: true } })
  expect(flutter.getByText('This is not the repository that was chosen')).toBeInTheDocument()
  expect(flutter.getByText(ADDRESS)).toBeInTheDocument()
  expect(flutter.getByText(/^To clone it, move/)).toHaveTextContent(
    `To clone it, move ${DIRECTORY}/flutter away, or choose another project directory.`,
  )
})

it('the repository that was chosen needs no such words', async () => {
  const flutter = await open({ git: { ...GIT, remote: ADDRESS }, repository: chosen })
  expect(flutter.queryByText('This is not the repository that was chosen')).toBeNull()
})
