import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  contentOf,
  createTemporaryProject,
  namesIn,
  type TemporaryProject,
} from '../testing/temporary-project.ts'

const signal = new AbortController().signal
const ADDRESS = 'https://git.example/team/app.git'
const PUBSPEC = 'name: app\ndependencies:\n  flutter:\n    sdk: flutter\n'
const flutter = { codebase: 'flutter' } as const
let t: TemporaryProject
beforeEach(async () => {
  t = await createTemporaryProject()
})
afterEach(() => t.remove())

const config = () => contentOf(join(t.home, 'config.json'))

describe('an address that was typed', () => {
  test.each(['foo', '/tmp/é x', 'file:///tmp/x'])('%j has one answer', async (address) => {
    const { handlers } = await t.open()
    expect(await handlers.chooseRepository({ ...flutter, address }, signal)).toMatchObject({
      problem: {
        detail:
          'The repository address is neither an https nor an ssh address. Type one like https://github.com/you/your-app.git or git@github.com:you/your-app.git; you/your-app is short for one on GitHub.',
      },
    })
  })

  test.each(['acme/tide.app', ' acme/tide.app.git '])('%j is short for one on GitHub', async (address) => {
    const { handlers } = await t.open()
    expect(await handlers.chooseRepository({ ...flutter, address }, signal)).toMatchObject({
      value: { flutter: { from: 'config', address: 'https://github.com/acme/tide.app.git' } },
    })
  })

  test.each(['../x', 'acme/..', 'acme/', 'a b/c', '-acme/x', 'acme/x/y'])('%j is not', async (address) => {
    const { handlers } = await t.open()
    expect(await handlers.chooseRepository({ ...flutter, address }, signal)).toMatchObject({ ok: false })
    expect(await config()).toBeNull()
  })
})

describe('a codebase that is there', () => {
  const status = async (workspace: Awaited<ReturnType<TemporaryProject['open']>>) => {
    const outcome = await workspace.handlers.environmentStatus(undefined, signal)
    if (!outcome.ok) throw new Error(outcome.problem.detail)
    return outcome.value.flutter
  }

  test('is told to be of another repository once one was chosen, and is left alone', async () => {
    const source = await t.repository('source é', { 'pubspec.yaml': PUBSPEC })
    const workspace = await t.open({ flutterRepository: source })
    await workspace.handlers.setDirectory({ path: t.project }, signal)
    await workspace.handlers.cloneFlutter(undefined, signal)
    expect((await status(workspace)).repository).not.toHaveProperty('other')
    await workspace.handlers.chooseRepository({ ...flutter, address: ADDRESS }, signal)
    expect(await status(workspace)).toMatchObject({
      detected: true,
      git: { remote: source },
      repository: { address: ADDRESS, other: true },
    })
    expect(await namesIn(t.project)).toEqual(['flutter'])
    await t.git(join(t.project, 'flutter'), 'remote', 'remove', 'origin')
    workspace.changed()
    expect(await status(workspace)).toMatchObject({ repository: { other: true } })
  })
})
