import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { onLockedHome } from './index.ts'

test(
  'what was being written when a helper was killed goes at the next start, and nothing else does',
  { tags: 'P-160' },
  async () => {
    const home = await mkdtemp(join(tmpdir(), 'mosaygent é half '))
    onTestFinished(() => rm(home, { recursive: true, force: true }))
    const half = [
      'state.json.2863311530',
      'helper-8080.json.77',
      'helper.lock.4711-00c0ffee',
      'helper.lock.next.4711-00c0ffee',
    ]
    const whole = [
      'state.json',
      'state.json.damaged-2026-11-21T10-00-00-000Z',
      'notes.json.txt',
      'young.json.12',
    ]
    const hourAgo = new Date(Date.now() - 3_600_000)
    for (const name of [...half, ...whole]) {
      await writeFile(join(home, name), '{')
      if (!name.startsWith('young')) await utimes(join(home, name), hourAgo, hourAgo)
    }
    const seen = await onLockedHome({ home, version: '1.2.3', helperPort: 0 }, async (lock) => {
      const names = await readdir(home)
      await lock.release()
      return names
    })
    expect(seen.sort()).toEqual(['helper.lock', ...whole].sort())
  },
)
