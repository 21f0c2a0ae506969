import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { reportAsWritten, swapFiles, swapFolder } from './index.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(await realpath(tmpdir()), 'mosaygent é written '))
})
afterEach(() => rm(root, { recursive: true, force: true }))

test('what somebody wrote in the moment after the swap is not reported as ours', async () => {
  const files = ['kept.json', 'changed.json'].map((path) => ({
    path,
    target: join(root, path),
    before: null,
    after: Buffer.from('{"ours": 1}'),
  }))
  const swapped = await swapFiles({
    swapFolder: swapFolder(join(root, 'home')),
    project: 'tide',
    app: root,
    files,
  })
  if (swapped.kind !== 'swapped') throw new Error(`The swap was ${swapped.kind}`)
  await writeFile(join(root, 'changed.json'), '{"ours": 1}// mine')

  const reported: [string, string][] = []
  await reportAsWritten(swapped.record, async (path, content) => {
    reported.push([path, content.toString()])
  })
  expect(reported).toEqual([[join(root, 'kept.json'), '{"ours": 1}']])
})
