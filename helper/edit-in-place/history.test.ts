import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openHistory, type Step } from './history.ts'

let home: string
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'mosaygent steps '))
})
afterEach(() => rm(home, { recursive: true, force: true }))

const stepOf = (index: number, written: string): Step => ({
  app: '/app',
  file: 'lib/main.dart',
  from: 0,
  was: '',
  written,
  before: `${index}`.padStart(64, '0'),
  after: `${index + 1}`.padStart(64, '0'),
  run: `run ${index}`,
  label: `text: ${index}`,
})

test(
  'of long texts as many steps are kept as half a megabyte holds, the newest always',
  { tags: 'P-541' },
  async () => {
    const history = await openHistory({ home, onDamaged: () => undefined })
    for (let index = 0; index < 40; index += 1)
      await history.made(stepOf(index, 'é'.repeat(10_000)), Buffer.from('é'.repeat(10_000)))
    expect((await stat(join(home, 'edits.json'))).size).toBeLessThan(520_000)
    expect(history.undo('/app')?.label).toBe('text: 39')
    const huge = stepOf(40, 'x'.repeat(600_000))
    await history.made(huge, Buffer.from(huge.written))
    expect(history.undo('/app')).toEqual(huge)
    await history.undone(huge)
    expect(history.undo('/app')).toBeNull()
  },
)
