import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import writeFileAtomic from 'write-file-atomic'
import * as z from 'zod/mini'
import { openJsonFile } from './json-file.ts'

vi.mock('write-file-atomic', { spy: true })

// 200 dashboards that open at once are 200 sessions: a write with fsync for each took ten seconds
test('two hundred changes at once are two writes, and each is on the disk when it says so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mosaygent state é '))
  const path = join(folder, 'sessions.json')
  const file = await openJsonFile({ path, schema: z.array(z.int()), initial: [], onDamaged: () => undefined })
  const onDisk = async () => z.array(z.int()).parse(JSON.parse(await readFile(path, 'utf8')))
  const first = file.update((all) => [...all, -1])
  await Promise.resolve()
  const rest = Array.from({ length: 200 }, (_, index) => file.update((all) => [...all, index]))
  await first
  expect(await onDisk()).toContain(-1)
  await rest[0]
  expect(await onDisk()).toHaveLength(201)
  await Promise.all(rest)
  expect(vi.mocked(writeFileAtomic).mock.calls.length).toBeLessThanOrEqual(2)
  await rm(folder, { recursive: true })
})
