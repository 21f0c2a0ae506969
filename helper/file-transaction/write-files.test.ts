import { mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { swapFolder } from './journal.ts'
import { writeFiles } from './write-files.ts'

let root: string
beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent é write ')))
  await writeFile(join(root, 'one.json'), 'old')
})
afterEach(() => rm(root, { recursive: true, force: true }))

const write = (code: string) =>
  writeFiles({
    swapFolder: swapFolder(join(root, 'home')),
    project: 'acme-prod',
    app: root,
    files: [
      {
        path: 'one.json',
        target: join(root, 'one.json'),
        before: Buffer.from('old'),
        after: Buffer.from('new'),
      },
    ],
    onStep: (step) => {
      if (step === 'swap 0') throw Object.assign(new Error(code), { code })
    },
  })

test.each([
  ['ENOSPC', 'disk-full'],
  ['EDQUOT', 'disk-full'],
  ['EACCES', 'path-not-accessible'],
  ['EROFS', 'path-not-accessible'],
])('%s is told as %s, and the old bytes are in place', { tags: 'P-197' }, async (code, problem) => {
  expect(await write(code)).toMatchObject({ ok: false, problem: { code: problem } })
  expect(await readFile(join(root, 'one.json'), 'utf8')).toBe('old')
  expect((await readdir(root)).sort()).toEqual(['home', 'one.json'])
})

test('what nobody expects is thrown on, and the old bytes are in place', async () => {
  await expect(write('EWEIRD')).rejects.toThrow('EWEIRD')
  expect(await readFile(join(root, 'one.json'), 'utf8')).toBe('old')
})
