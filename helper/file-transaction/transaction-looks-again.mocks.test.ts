import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { renameSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { swapFiles, swapFolder } from './index.ts'

// as where no open folder can be written through: macOS, Windows
vi.mock('../project-files/index.ts', async (original) => {
  const real = await original<typeof import('../project-files/index.ts')>()
  return { ...real, holdFolder: (path: string) => real.holdFolder(path, 'look-again') }
})

/** A swap of two files whose folder becomes a link before that step. */
async function led(when: string) {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent é looks ')))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  for (const folder of ['lib', 'outside']) {
    await mkdir(join(root, folder))
    for (const name of ['a', 'b']) await writeFile(join(root, folder, name), 'old')
  }
  const swap = swapFiles({
    swapFolder: swapFolder(join(root, 'home')),
    project: 'tide-prod',
    app: root,
    files: ['a', 'b'].map((name) => ({
      path: `lib/${name}`,
      target: join(root, 'lib', name),
      before: Buffer.from('old'),
      after: Buffer.from('new'),
    })),
    onStep: (step) => {
      if (step !== when) return
      renameSync(join(root, 'lib'), join(root, 'aside'))
      symlinkSync(join(root, 'outside'), join(root, 'lib'))
    },
  })
  const end = await swap.catch((error: unknown) => String(error))
  const names = await readdir(join(root, 'outside'))
  const texts = await Promise.all(names.map((name) => readFile(join(root, 'outside', name), 'utf8')))
  return { end, outside: Object.fromEntries(names.map((name, index) => [name, texts[index]])) }
}

test.each([
  ['backup 0', { kind: 'moved', path: 'lib/a' }],
  ['temporary 0', { kind: 'moved', path: 'lib/a' }],
  // once files are being put into place, what is left is for the next start to tell
  ['swap 0', 'Error: The old files could not all be put back.'],
  ['swap 1', 'Error: The old files could not all be put back.'],
])(
  'E23 where folders are looked at again: one that becomes a link before "%s" is told, and nothing outside changes',
  async (when, told) => {
    expect(await led(when)).toEqual({ end: told, outside: { a: 'old', b: 'old' } })
  },
)
