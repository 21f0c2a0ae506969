import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createTemporaryProject,
  type OpenWorkspace,
  type TemporaryProject,
} from '../testing/temporary-project.ts'

const signal = new AbortController().signal
let t: TemporaryProject
let mine: string
let workspace: OpenWorkspace
beforeEach(async () => {
  t = await createTemporaryProject()
  mine = await t.repository('my projet é 🐟/api', { 'pyproject.toml': '[project]' })
  workspace = await t.open()
  await workspace.handlers.setDirectory({ path: t.project }, signal)
})
afterEach(() => t.remove())

const branch = async () => {
  const status = await workspace.handlers.environmentStatus(undefined, signal)
  return status.ok ? status.value.api.git?.branch : undefined
}
const announced = () => t.events.filter(({ event }) => event.type === 'workspace.changed').length

describe('what git is told in a terminal', () => {
  test('is announced, and the answer after it is a new one', { tags: 'P-206' }, async () => {
    expect(await branch()).toBe('main')
    const before = announced()
    await t.git(mine, 'switch', '-qc', 'work/é')
    await vi.waitFor(() => expect(announced()).toBeGreaterThan(before), 5_000)
    expect(await branch()).toBe('work/é')
    const then = announced()
    await t.git(mine, 'commit', '-q', '--allow-empty', '-m', 'second')
    await vi.waitFor(() => expect(announced()).toBeGreaterThan(then), 5_000)
  })

  test('is heard again in a repository that was made anew', async () => {
    expect(await branch()).toBe('main')
    await rm(join(mine, '.git'), { recursive: true })
    workspace.changed()
    expect(await branch()).toBeUndefined()
    await t.git(mine, 'init', '-q', '-b', 'new')
    workspace.changed()
    expect(await branch()).toBe('new')
    const before = announced()
    await t.git(mine, 'add', '.')
    await vi.waitFor(() => expect(announced()).toBeGreaterThan(before), 5_000)
  })
})
