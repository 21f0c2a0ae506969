import { describe, expect, test } from 'vitest'
import { openPage, harnessForEach } from './testing/harness-for-each.ts'

const { given, running } = harnessForEach()

describe('unexpected ends', () => {
  test.each([
    ['start-compile-error', 1, 'The app did not compile: 2 errors.'],
    ['start-missing-package', 1, 'The app did not compile: 3 errors.'],
    ['port-taken', 1, 'is taken by another program'],
    ['missing-pubspec', 1, 'no pubspec.yaml'],
    ['target-missing', 1, 'lib/main.dart is missing'],
    ['pub-get-missing-package', 69, "Because my_app depends on htpp any which doesn't exist"],
    ['pub-get-conflict', 1, 'could not be resolved: Because every version'],
    ['pub-get-offline', 69, 'Check the network'],
    ['web-disabled', 1, 'flutter config --enable-web'],
    ['unknown-option', 64, 'does not know the option --web-experimental-hot-reload'],
    ['sdk-without-dart', 1, 'Delete the folder bin/cache'],
    ['sdk-not-a-clone', 1, 'its .git folder is missing'],
    ['git-missing', 1, 'Install git'],
    ['crash-tool', 1, 'Flutter itself crashed (Null check operator'],
  ])('%s', async (transcript, code, words) => {
    const s = await given({ transcript })
    await s.call('flutterStart')
    const status = await s.until((seen) => {
      if (seen.ready === true) void openPage(s.port).catch(() => undefined)
      return seen.state === 'crashed'
    })
    expect(status).toMatchObject({ running: false, exit_code: code, message: expect.stringContaining(words) })
  })

  test(
    'errors of a first compile stay after the process has ended, with their place',
    { tags: 'P-070' },
    async () => {
      const s = await given({ transcript: 'start-compile-error' })
      await s.call('flutterStart')
      await s.until((status) => status.state === 'crashed')
      const { errors, parsed } = await s.errors()
      expect(errors).toHaveLength(2)
      expect(errors[0]).toContain("lib/main.dart:14:16: Error: The getter 'titel'")
      expect(parsed?.[1]).toMatchObject({
        file: 'lib/main.dart',
        line: 22,
        column: 18,
        message: "Expected ';' after this.",
      })
      expect(parsed?.[1]?.frame.map((line) => line.line)).toEqual([20, 21, 22, 23, 24])
      await s.call('flutterStop')
      expect((await s.errors()).errors).toHaveLength(2)
    },
  )

  test('killed from outside, twice: each is told, and each time Start works', { tags: 'P-066' }, async () => {
    const s = await running({ transcript: 'clean-start' })
    for (const _time of ['once', 'again']) {
      const before = s.events.length
      process.kill((await s.status()).pid ?? 0, 'SIGKILL')
      const status = await s.until((seen) => seen.state === 'crashed')
      expect(status).toMatchObject({ exit_code: null, message: expect.stringContaining('SIGKILL') })
      expect(s.events.slice(before)).toContainEqual(
        expect.objectContaining({
          type: 'preview.changed',
          status: expect.objectContaining({ state: 'crashed' }),
        }),
      )
      expect(await s.call('flutterReload')).toMatchObject({ ok: false, problem: { code: 'not-running' } })
      await s.call('flutterStart')
      expect((await s.until((seen) => seen.ready === true)).state).toBe('running')
    }
  })
})
