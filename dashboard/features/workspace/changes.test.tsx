import { within } from '@testing-library/react'
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

vi.mock('#cloud', () => import('../../testing/fake-cloud.ts'))

it.each([
  [3, [], '3 files'],
  [1, [], '1 file'],
  [3, ['lib/a.json', 'b.plist'], '3 files, 2 written by Mosaygent'],
  [3, ['a.json'], '3 files, 1 written by Mosaygent'],
  [1, ['a.json'], '1 file, written by Mosaygent'],
])('of %d changes, %j being ours, the card says: %s', async (changes, own, words) => {
  const helper = workspaceHelper()
  const git = { branch: 'main', dirty: true, changes, own_changes: own }
  helper.answer(STATUS, { body: { api: CLONABLE, flutter: { ...PRESENT, git } } })
  await openEnvironment(helper)
  const flutter = within(await card('Flutter Codebase'))
  expect(await flutter.findByText(words)).toBeInTheDocument()
  expect(
    own.filter((path) => flutter.queryByText(path.replace('lib/', ''), { exact: false }) === null),
  ).toEqual([])
})

it.each([
  [3, 1, '3 files, 1 untracked'],
  [2, 2, '2 files, untracked'],
])('of %d changes, %d being untracked, the card says: %s', async (changes, fresh, words) => {
  const helper = workspaceHelper()
  const git = { branch: 'main', dirty: true, changes, new_changes: fresh }
  helper.answer(STATUS, { body: { api: CLONABLE, flutter: { ...PRESENT, git } } })
  await openEnvironment(helper)
  expect(await within(await card('Flutter Codebase')).findByText(words)).toBeInTheDocument()
})

it('changes that were too many to count are told as more than those', async () => {
  const helper = workspaceHelper()
  const git = { branch: 'main', dirty: true, changes: 9876, more_changes: true }
  helper.answer(STATUS, { body: { api: CLONABLE, flutter: { ...PRESENT, git } } })
  await openEnvironment(helper)
  const flutter = within(await card('Flutter Codebase'))
  expect(await flutter.findByText('More than 9876 files')).toBeInTheDocument()
})

it('of many files of ours three are named at once, and the rest on request', async () => {
  const helper = workspaceHelper()
  const own = ['a.json', 'b.json', 'c.json', 'lib/d.dart', 'e.plist']
  const git = { branch: 'main', dirty: true, changes: 5, own_changes: own }
  helper.answer(STATUS, { body: { api: CLONABLE, flutter: { ...PRESENT, git } } })
  await openEnvironment(helper)
  const flutter = within(await card('Flutter Codebase'))
  expect(await flutter.findByText('a.json, b.json, c.json')).toBeVisible()
  expect(flutter.getByText('d.dart, e.plist')).not.toBeVisible()
  await userEvent.click(flutter.getByText('and 2 more'))
  expect(flutter.getByText('d.dart, e.plist')).toBeVisible()
})
