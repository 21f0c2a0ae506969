import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'rolldown'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { childEnvironment, run } from '../processes/index.ts'
import { type FileSwap, readRecord, recoverSwap, reverseOf, swapFiles, swapFolder } from './index.ts'

const OLD = { 'one.json': '{"old": 1}\r\n', 'two é.plist': '\uFEFF<old/>', 'three.dart': 'old();\n' }
const NEW = { 'one.json': '{"new": 1}', 'two é.plist': '<new/>\n', 'four.txt': 'made' }

let root: string
let app: string
let bundle: string
let count = 0
const storage = () => swapFolder(join(app, '..', 'home'))

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent é swap ')))
  bundle = join(root, 'swap.mjs')
  await build({
    input: join(import.meta.dirname, 'index.ts'),
    platform: 'node',
    // CommonJS packages inside (write-file-atomic) ask where they are
    transform: { define: { __filename: 'import.meta.filename', __dirname: 'import.meta.dirname' } },
    output: { file: bundle },
    logLevel: 'silent',
  })
})
afterAll(() => rm(root, { recursive: true, force: true }))

beforeEach(async () => {
  app = join(root, String((count += 1)), 'app é')
  await mkdir(app, { recursive: true })
  for (const [name, text] of Object.entries(OLD)) await writeFile(join(app, name), text)
  await chmod(join(app, 'one.json'), 0o640)
})

/** Two files change, one goes, one comes. */
const files = (): FileSwap[] =>
  ['one.json', 'two é.plist', 'three.dart', 'four.txt'].map((name) => {
    const before = Object.entries(OLD).find(([known]) => known === name)?.[1]
    const after = Object.entries(NEW).find(([known]) => known === name)?.[1]
    return {
      path: name,
      target: join(app, name),
      before: before === undefined ? null : Buffer.from(before),
      after: after === undefined ? null : Buffer.from(after),
    }
  })

const request = (onStep?: (step: string) => void) => ({
  swapFolder: storage(),
  project: 'tide-prod',
  app,
  files: files(),
  ...(onStep ? { onStep } : {}),
})

const contents = async () => {
  const names = (await readdir(app)).sort()
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(app, name), 'utf8')] as const)),
  )
}

const stepsOf = async (): Promise<string[]> => {
  const steps: string[] = []
  await swapFiles(request((step) => steps.push(step)))
  return steps
}

test('all files change, keep their mode, and go back to the same bytes', async () => {
  const end = await swapFiles(request())
  expect(end.kind).toBe('swapped')
  expect(await contents()).toEqual(NEW)
  const mode = (await stat(join(app, 'one.json'))).mode & 0o777
  expect(process.platform === 'win32' || mode === 0o640).toBe(true)

  const record = await readRecord(storage().undo)
  if (record === null) throw new Error('no record')
  const reverse = await reverseOf(record)
  if (reverse.kind !== 'files') throw new Error(reverse.path)
  await swapFiles({ ...request(), files: reverse.files })
  expect(await contents()).toEqual(OLD)
})

test('a file that somebody changed since it was read stops the swap before anything is touched', async () => {
  await writeFile(join(app, 'three.dart'), 'mine();\n')
  expect(await swapFiles(request())).toEqual({ kind: 'changed', path: 'three.dart' })
  expect(await contents()).toEqual({ ...OLD, 'three.dart': 'mine();\n' })
  expect(await readRecord(storage().undo)).toBeNull()
})

test.each(['commit', 'swap 0', 'swap 1'])(
  'a file that somebody saves right before "%s" keeps those bytes, and the others their old ones',
  async (when) => {
    const saved = request((step) => {
      if (step === when) writeFileSync(join(app, 'two é.plist'), 'mine')
    })
    expect(await swapFiles(saved)).toEqual({ kind: 'changed', path: 'two é.plist' })
    expect(await contents()).toEqual({ ...OLD, 'two é.plist': 'mine' })
    expect(await readRecord(storage().undo)).toBeNull()
    expect(await recoverSwap(storage())).toEqual({ kind: 'nothing' })
  },
)

test('a file that somebody changed after the swap is not undone', async () => {
  const end = await swapFiles(request())
  if (end.kind !== 'swapped') throw new Error(end.path)
  await writeFile(join(app, 'one.json'), 'mine')
  expect(await reverseOf(end.record)).toEqual({ kind: 'changed', path: 'one.json' })
})

test('it is told when all new bytes are in place, before the rest is done, and not of a swap that is refused', async () => {
  const told: unknown[] = []
  const onInPlace = () =>
    void told.push([readFileSync(join(app, 'one.json'), 'utf8'), existsSync(storage().undo)])
  await swapFiles({ ...request(), onInPlace })
  expect(told).toEqual([[NEW['one.json'], false]])
  expect(await swapFiles({ ...request(), onInPlace })).toMatchObject({ kind: 'changed' })
  expect(told).toHaveLength(1)
})

test('a file of gigabytes that came in the place of one is told as changed, and left there', async () => {
  await truncate(join(app, 'one.json'), 2 ** 31)
  expect(await swapFiles(request())).toMatchObject({ kind: 'changed', path: 'one.json' })
  expect((await stat(join(app, 'one.json'))).size).toBe(2 ** 31)
  expect(await readFile(join(app, 'two é.plist'), 'utf8')).toBe(OLD['two é.plist'])
})

test('the end of a swap needs no space: what Undo will be lies ready before the first file moves', async () => {
  let ready: number | null = null
  await swapFiles(request((step) => (ready = step === 'swap 0' ? statSync(storage().next).ino : ready)))
  expect((await stat(storage().undo)).ino).toBe(ready)
  expect(await readRecord(storage().next)).toBeNull()
})

test('a full disk at any step leaves the old bytes and nothing else', { tags: 'P-197' }, async () => {
  const steps = await stepsOf()
  expect(steps).toContain('temporary 3')
  for (const failing of steps) {
    await rm(join(app, '..'), { recursive: true })
    await mkdir(app, { recursive: true })
    for (const [name, text] of Object.entries(OLD)) await writeFile(join(app, name), text)
    const full = request((step) => {
      if (step === failing) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
    })
    await expect(swapFiles(full)).rejects.toMatchObject({ code: 'ENOSPC' })
    expect([failing, await contents()]).toEqual([failing, OLD])
    expect(await recoverSwap(storage())).toEqual({ kind: 'nothing' })
  }
})

/** A helper in a process of its own, killed by itself in the middle: nothing is flushed, nothing is cleaned up. */
const PROGRAM = `
const [bundle, request, killAt] = process.argv.slice(2)
const { swapFiles } = await import(bundle)
const { swapFolder, project, app, files } = JSON.parse(request)
const bytes = (text) => (text === null ? null : Buffer.from(text, 'base64'))
await swapFiles({
  swapFolder, project, app,
  files: files.map((file) => ({ ...file, before: bytes(file.before), after: bytes(file.after) })),
  onStep: (step) => step === killAt && process.kill(process.pid, 'SIGKILL'),
})
`

const requestAsText = () => {
  const text = (bytes: Buffer | null) => bytes?.toString('base64') ?? null
  const plain = files().map(({ path, target, before, after }) => ({
    path,
    target,
    before: text(before),
    after: text(after),
  }))
  return JSON.stringify({ ...request(), files: plain })
}

test(
  'killed at any step: the next start finds all old bytes or brings all new ones, and leaves nothing beside',
  { tags: 'P-204', timeout: 60_000 },
  async () => {
    const steps = await stepsOf()
    const program = join(root, 'program.mjs')
    await writeFile(program, PROGRAM)
    const committed = steps.indexOf('swap 0')
    expect(committed).toBeGreaterThan(0)
    for (const [index, killAt] of steps.entries()) {
      await rm(join(app, '..'), { recursive: true })
      await mkdir(app, { recursive: true })
      for (const [name, text] of Object.entries(OLD)) await writeFile(join(app, name), text)
      const args = [program, pathToFileURL(bundle).href, requestAsText(), killAt]
      const result = await run({ file: process.execPath, args, env: childEnvironment(process.env) })
      expect([killAt, result.kind]).toEqual([killAt, 'killed'])

      const recovered = await recoverSwap(storage())
      const expected = index === 0 ? 'nothing' : index < committed ? 'rolled-back' : 'finished'
      expect([killAt, recovered.kind]).toEqual([killAt, expected])
      expect([killAt, await contents()]).toEqual([killAt, expected === 'finished' ? NEW : OLD])
      expect(await recoverSwap(storage())).toEqual({ kind: 'nothing' })
      const undo = await readRecord(storage().undo)
      expect([killAt, undo?.entries.length]).toEqual([killAt, expected === 'finished' ? 4 : undefined])
    }
  },
)

const filesBelow = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))

test(
  'killed while backups, new bytes and the next record are written side by side: whichever is there, all of it goes',
  { tags: 'P-204', timeout: 60_000 },
  async () => {
    const program = join(root, 'program.mjs')
    await writeFile(program, PROGRAM)
    const before = await filesBelow(join(app, '..'))
    const args = [program, pathToFileURL(bundle).href, requestAsText(), 'commit']
    await run({ file: process.execPath, args, env: childEnvironment(process.env) })
    const known = new Set([...before, storage().journal])
    const pieces = (await filesBelow(join(app, '..'))).filter((path) => !known.has(path))
    expect(pieces).toHaveLength(7)
    const kept = join(root, 'kept é')
    await cp(join(app, '..'), kept, { recursive: true })
    for (const piece of pieces)
      for (const state of ['missing', 'alone, and half of it']) {
        await rm(join(app, '..'), { recursive: true })
        await cp(kept, join(app, '..'), { recursive: true })
        const gone = pieces.filter((path) => (path === piece) === (state === 'missing'))
        await Promise.all(gone.map((path) => rm(path)))
        if (state !== 'missing') await truncate(piece, 1)
        expect([piece, state, (await recoverSwap(storage())).kind]).toEqual([piece, state, 'rolled-back'])
        expect([piece, state, await contents()]).toEqual([piece, state, OLD])
        expect([piece, state, await filesBelow(storage().folder)]).toEqual([piece, state, []])
      }
  },
)

test(
  'killed between two files, one of which is then changed: the other gets its old bytes back',
  { tags: 'P-204' },
  async () => {
    const program = join(root, 'program.mjs')
    await writeFile(program, PROGRAM)
    const args = [program, pathToFileURL(bundle).href, requestAsText(), 'swap 1']
    await run({ file: process.execPath, args, env: childEnvironment(process.env) })
    expect((await contents())['one.json']).toBe(NEW['one.json'])
    await writeFile(join(app, 'three.dart'), 'mine();\n')
    expect(await recoverSwap(storage())).toMatchObject({ kind: 'rolled-back' })
    expect(await contents()).toEqual({ ...OLD, 'three.dart': 'mine();\n' })
  },
)
