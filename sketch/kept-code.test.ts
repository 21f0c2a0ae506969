import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepCode, readKeptCode } from './kept-code.ts'

const PROGRAM = Buffer.from('exports.run = () => 1')
const CODE = Buffer.from('compiled')

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kept é '))
  onTestFinished(async () => await rm(folder, { recursive: true, force: true }))
  return folder
}

test('what was kept is had again, and no other user reads it', async () => {
  const folder = await temporaryFolder()
  const file = path.join(folder, 'sketch.code')
  keepCode(file, PROGRAM, CODE)
  expect(readKeptCode(file, PROGRAM)).toEqual(CODE)
  expect(await readdir(folder)).toEqual(['sketch.code'])
  expect((await stat(file)).mode & 0o077).toBe(0)
})

test('of another program, of the same length too, it is not taken', async () => {
  const file = path.join(await temporaryFolder(), 'sketch.code')
  keepCode(file, PROGRAM, CODE)
  expect(readKeptCode(file, Buffer.from('exports.run = () => 2'))).toBeUndefined()
})

test.each([
  ['a changed byte', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from('!')])],
  ['a cut end', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['nothing at all', () => Buffer.alloc(0)],
])('%s is noticed', async (_, spoil) => {
  const file = path.join(await temporaryFolder(), 'sketch.code')
  keepCode(file, PROGRAM, CODE)
  await writeFile(file, spoil(await readFile(file)))
  expect(readKeptCode(file, PROGRAM)).toBeUndefined()
})

test('a folder that is not there costs nothing but time', async () => {
  const folder = path.join(await temporaryFolder(), 'gone')
  keepCode(path.join(folder, 'sketch.code'), PROGRAM, CODE)
  expect(readKeptCode(path.join(folder, 'sketch.code'), PROGRAM)).toBeUndefined()
  await expect(stat(folder)).rejects.toMatchObject({ code: 'ENOENT' })
})
