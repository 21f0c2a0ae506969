import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fingerprint } from './fingerprint.mjs'

let root
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mosaygent é '))
  await mkdir(join(root, 'a/dist'), { recursive: true })
  await writeFile(join(root, 'a/one.ts'), '1')
  await writeFile(join(root, 'lock'), 'x')
})
afterEach(() => rm(root, { recursive: true, force: true }))

describe('the fingerprint of sources', () => {
  test('changes with a byte, a name and a new file, not with the build itself or a test', async () => {
    const seen = [fingerprint(root, ['a', 'lock'])]
    await writeFile(join(root, 'a/dist/out.js'), 'built')
    await writeFile(join(root, 'a/one.test.ts'), 'a test')
    expect(fingerprint(root, ['a', 'lock'])).toBe(seen[0])
    for (const [name, text] of [
      ['a/one.ts', '2'],
      ['a/two.ts', ''],
      ['lock', 'y'],
    ]) {
      await writeFile(join(root, name), text)
      const next = fingerprint(root, ['a', 'lock'])
      expect(seen).not.toContain(next)
      seen.push(next)
    }
  })

  test('a folder that is not there counts as empty', async () => {
    expect(fingerprint(root, ['nothing'])).toBe(fingerprint(root, []))
  })
})
