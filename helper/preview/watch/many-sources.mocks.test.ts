import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { takeSnapshot } from './source-snapshot.ts'

const open = vi.hoisted(() => ({ now: 0, most: 0 }))
vi.mock(import('./source-fingerprint.ts'), () => ({
  async readFingerprint() {
    open.now += 1
    open.most = Math.max(open.most, open.now)
    await setImmediate()
    open.now -= 1
    return { size: 1, mtimeMs: 1, hash: null }
  },
}))

test('E30 of thousands of sources few are open at a time', async () => {
  const project = await mkdtemp(join(tmpdir(), 'é many '))
  onTestFinished(() => rm(project, { recursive: true }))
  await mkdir(join(project, 'lib'))
  for (let at = 0; at < 300; at += 1) await writeFile(join(project, 'lib', `${at}.dart`), '')
  expect((await takeSnapshot(project)).size).toBe(300)
  expect(open.most).toBe(16)
})
