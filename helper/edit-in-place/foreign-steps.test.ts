import { mkdir, mkdtemp, readdir, readFile, realpath, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEditInPlace, type EditInPlace } from './edit-in-place.ts'
import type { Step } from './history.ts'
import { hashOf } from './open-file.ts'

/** What `edits.json` of the state folder says, which we did not write so. */
const NEVER = new AbortController().signal
const SOURCE = "final a = Text('Hi');\n"
const HASH = hashOf(Buffer.from(SOURCE))

let root: string
let damaged: string[]
let wrote: string[]
let room: EditInPlace | null
beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent é steps ')))
  await mkdir(join(root, 'app/lib'), { recursive: true })
  await mkdir(join(root, 'home'))
  await writeFile(join(root, 'app/lib/main.dart'), SOURCE)
  await writeFile(join(root, 'outside.dart'), SOURCE)
  await writeFile(join(root, 'app/pubspec.yaml'), SOURCE)
  damaged = []
  wrote = []
  room = null
})
afterEach(async () => {
  await room?.close()
  await rm(root, { recursive: true, force: true })
})

const step = (change: Partial<Record<keyof Step, unknown>> = {}) => ({
  app: join(root, 'app'),
  file: 'lib/main.dart',
  from: 15,
  was: "'Ho'",
  written: "'Hi'",
  before: 'b'.repeat(64),
  after: HASH,
  run: 'r',
  label: 'text: x → y',
  ...change,
})
async function openWith(content: string): Promise<EditInPlace> {
  await writeFile(join(root, 'home/edits.json'), content)
  return openRoom()
}
async function openRoom(): Promise<EditInPlace> {
  room = await createEditInPlace({
    home: join(root, 'home'),
    notice: () => undefined,
    onDamaged: (path) => damaged.push(path),
    opensInEditor: () => Promise.resolve(false),
    localPackages: () => Promise.resolve([]),
    flutterPath: () => Promise.resolve(join(root, 'app')),
    wrote: (file) => wrote.push(file),
  })
  return room
}
const withStep = (change?: Parameters<typeof step>[0]) =>
  openWith(JSON.stringify({ done: [step(change)], undone: [] }))
const undo = async (of: EditInPlace) => {
  const reply = await of.handlers.undoLiteral(undefined, NEVER)
  return reply.ok ? 'ok' : reply.problem.code
}
async function nothingWritten(): Promise<void> {
  expect(await readFile(join(root, 'app/lib/main.dart'), 'utf8')).toBe(SOURCE)
  expect(await readFile(join(root, 'app/pubspec.yaml'), 'utf8')).toBe(SOURCE)
  expect(await readFile(join(root, 'outside.dart'), 'utf8')).toBe(SOURCE)
  expect((await readdir(root)).toSorted()).toEqual(['app', 'home', 'outside.dart'])
  expect(wrote).toEqual([])
}

test('a step as we write it is taken back', { tags: 'P-714' }, async () => {
  expect(await undo(await withStep())).toBe('ok')
  expect(await readFile(join(root, 'app/lib/main.dart'), 'utf8')).toBe(SOURCE.replace('Hi', 'Ho'))
})

test.each([
  ['a file outside of the app', { file: '../outside.dart' }, 'path-not-allowed'],
  ['one by its whole path', { file: '/etc/passwd' }, 'path-not-allowed'],
  ['one that is no source', { file: 'pubspec.yaml' }, 'path-not-allowed'],
  ['a generated one', { file: 'lib/a.g.dart' }, 'path-not-allowed'],
  ['bytes that do not stand there', { from: 3 }, 'file-changed'],
  ['a place behind the end', { from: 9_000 }, 'file-changed'],
  ['another app', { app: '/elsewhere' }, 'nothing-to-undo'],
])('a step of %s is refused, and does not stand in the way', { tags: 'P-714' }, async (_, change, code) => {
  const opened = await withStep(change)
  expect(await undo(opened)).toBe(code)
  expect(await undo(opened)).toBe('nothing-to-undo')
  await nothingWritten()
})

test.each([
  ['a step that says nothing else than its place', JSON.stringify({ done: [{ from: 4 }], undone: [] })],
  ['no JSON', '{"done": ['],
  ['a list', '[]'],
  ['depth', `{"done": ${'['.repeat(50_000)}`],
])('a file of steps with %s is set aside and told', { tags: 'P-714' }, async (_, content) => {
  const opened = await openWith(content)
  expect(damaged).toHaveLength(1)
  expect(await readFile(damaged[0] ?? '', 'utf8')).toBe(content)
  expect(await undo(opened)).toBe('nothing-to-undo')
  await nothingWritten()
})

test.each([
  { from: -4 },
  { from: 1.5 },
  { before: 'x' },
  { label: 'x'.repeat(120_001) },
  { app: '' },
  { run: 1 },
])('a step with %j is none of ours', { tags: 'P-714' }, async (change) => {
  const opened = await withStep(change)
  expect(damaged).toHaveLength(1)
  expect(await undo(opened)).toBe('nothing-to-undo')
  await nothingWritten()
})

test('a file of steps that is larger than any of ours is not read', { tags: 'P-714' }, async () => {
  const whole = JSON.stringify({ done: [step()], undone: [] })
  await writeFile(join(root, 'home/edits.json'), whole)
  await truncate(join(root, 'home/edits.json'), 33_000_000)
  const large = await openRoom()
  expect(damaged).toHaveLength(1)
  expect(await undo(large)).toBe('nothing-to-undo')
  await nothingWritten()
})

test('more steps than are kept are none of ours', { tags: 'P-714' }, async () => {
  const opened = await openWith(
    JSON.stringify({ done: Array.from({ length: 401 }, () => step()), undone: [] }),
  )
  expect(damaged).toHaveLength(1)
  expect(await undo(opened)).toBe('nothing-to-undo')
  await nothingWritten()
})
