import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { runSketch } from './testing/running-sketch.ts'
import { mainWith, temporaryProject } from './testing/temporary-project.ts'

const TAG = { tags: 'P-685' }

/** The delivered file that is started, beside a program of ours. */
async function given(): Promise<{
  readonly kept: string
  readonly program: string
  start(env?: NodeJS.ProcessEnv): Promise<string>
}> {
  const folder = await mkdtemp(path.join(tmpdir(), 'start é '))
  onTestFinished(async () => await rm(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'sketch.cjs')
  await copyFile(inject('sketchBundle'), file)
  const kept = path.join(folder, 'kept.code')
  return {
    kept,
    program: path.join(folder, 'sketch-program.cjs'),
    async start(env = { MOSAYGENT_SKETCH_CODE: kept }) {
      const { stdout, stderr } = await promisify(execFile)(process.execPath, [file], { env })
      return stdout + stderr
    },
  }
}

const saying = (word: string) => `exports.run = ({ settled }) => { console.log('${word}'); settled() }`

test('the second start takes what the first one kept', TAG, async () => {
  const s = await given()
  await writeFile(s.program, saying('one'))
  expect(await s.start()).toBe('one\n')
  const first = await stat(s.kept, { bigint: true })
  expect(await s.start()).toBe('one\n')
  const second = await stat(s.kept, { bigint: true })
  // it is written anew by every run that could not take it
  expect([second.ino, second.mtimeNs]).toEqual([first.ino, first.mtimeNs])
})

test('another program of the same length runs as itself, and is kept in its place', TAG, async () => {
  const s = await given()
  await writeFile(s.program, saying('one'))
  await s.start()
  const first = await readFile(s.kept)
  await writeFile(s.program, saying('two'))
  expect(await s.start()).toBe('two\n')
  expect((await readFile(s.kept)).equals(first)).toBe(false)
})

test('what is damaged is not run, and is replaced', TAG, async () => {
  const s = await given()
  await writeFile(s.program, saying('one'))
  await writeFile(s.kept, 'no code')
  expect(await s.start()).toBe('one\n')
  expect((await stat(s.kept)).size).toBeGreaterThan(100)
})

test('where nobody says where, nothing is kept', async () => {
  const s = await given()
  await writeFile(s.program, saying('one'))
  expect(await s.start({})).toBe('one\n')
  await expect(stat(s.kept)).rejects.toMatchObject({ code: 'ENOENT' })
})

test('the whole sketch keeps itself once its picture is there, and draws the same with it', TAG, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kept é '))
  onTestFinished(async () => await rm(folder, { recursive: true, force: true }))
  const kept = path.join(folder, 'sketch.code')
  vi.stubEnv('MOSAYGENT_SKETCH_CODE', kept)
  onTestFinished(() => void vi.unstubAllEnvs())
  const directory = await temporaryProject({ 'lib/main.dart': mainWith("const Text('Hello é')") })
  const html = async () => await (await fetch(await runSketch(directory).url())).text()
  const first = await html()
  expect(first).toContain('Hello é')
  await vi.waitUntil(async () => (await stat(kept).catch(() => null)) !== null, 30_000)
  expect(await html()).toBe(first)
})
