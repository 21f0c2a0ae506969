import { chmod, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallLiterals, NewValue } from '@mosaygent/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEditInPlace, type EditInPlace } from './edit-in-place.ts'

const SOURCE = "// é 😀\r\nfinal a = Text('Hi', style: TextStyle(fontSize: 16.0));\r\n"
const PLACE = { file: 'lib/main.dart', line: 2, column: 11 }
const NEVER = new AbortController().signal

let root: string
let wrote = 0
let room: EditInPlace
const file = () => join(root, 'app/lib/main.dart')
const text = () => readFile(file(), 'utf8')
const open = () =>
  createEditInPlace({
    home: join(root, 'home'),
    notice: () => undefined,
    onDamaged: () => undefined,
    opensInEditor: () => Promise.resolve(false),
    localPackages: () => Promise.resolve([]),
    flutterPath: () => Promise.resolve(join(root, 'app')),
    wrote(file) {
      expect(file).toBe('lib/main.dart')
      wrote += 1
    },
  })

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent é edit ')))
  await mkdir(join(root, 'app/lib'), { recursive: true })
  await mkdir(join(root, 'home'))
  await writeFile(file(), SOURCE)
  wrote = 0
  room = await open()
})
afterEach(async () => {
  await room.close()
  await rm(root, { recursive: true, force: true })
})

const read = async (place = PLACE) => {
  const reply = await room.handlers.literalsAt({ place, call: null }, NEVER)
  if (!reply.ok) throw new Error(reply.problem.detail)
  return reply.value
}
const edit = (read: CallLiterals, path: string, value: NewValue, run = 'one') => {
  const literal = read.literals.find((one) => one.path.at(-1) === path)
  if (literal === undefined) throw new Error(`no ${path}`)
  const { from, to } = literal
  return room.handlers.editLiteral({ place: read.place, hash: read.hash, from, to, value, run }, NEVER)
}
const undo = () => room.handlers.undoLiteral(undefined, NEVER)
const redo = () => room.handlers.redoLiteral(undefined, NEVER)
const codeOf = (reply: Awaited<ReturnType<typeof undo | typeof edit>>) =>
  reply.ok ? 'ok' : reply.problem.code

test(
  'a literal is changed, taken back and done again, also by the next helper',
  { tags: ['P-540', 'P-541'] },
  async () => {
    const first = await edit(await read(), 'fontSize', { kind: 'number', value: 20 })
    if (!first.ok) throw new Error(first.problem.detail)
    expect(await text()).toBe(SOURCE.replace('16.0', '20.0'))
    const second = await edit(first.value, 'text', { kind: 'text', value: "it's" }, 'two')
    expect(await text()).toBe(SOURCE.replace('16.0', '20.0').replace("'Hi'", "'it\\'s'"))
    expect(second).toMatchObject({ ok: true, value: { undo: "text: 'Hi' → 'it\\'s'", redo: null } })
    expect(wrote).toBe(2)
    await room.close()
    room = await open()
    expect(await undo()).toMatchObject({ ok: true, value: { undo: 'style fontSize: 16.0 → 20.0' } })
    // what is said is what the file says then
    expect(await undo()).toMatchObject({
      ok: true,
      value: { undo: null, message: 'Undone: style fontSize is 16.0 again.' },
    })
    expect(await text()).toBe(SOURCE)
    expect(codeOf(await undo())).toBe('nothing-to-undo')
    expect(await redo()).toMatchObject({ ok: true, value: { redo: "text: 'Hi' → 'it\\'s'" } })
    expect(await text()).toBe(SOURCE.replace('16.0', '20.0'))
  },
)

test('what is typed in one go is one step', { tags: 'P-541' }, async () => {
  let now = await read()
  for (const value of ['H', 'He', 'Hello']) {
    const reply = await edit(now, 'text', { kind: 'text', value })
    if (!reply.ok) throw new Error(reply.problem.detail)
    now = reply.value
  }
  expect(await undo()).toMatchObject({ ok: true, value: { undo: null, redo: "text: 'Hi' → 'Hello'" } })
  expect(await text()).toBe(SOURCE)
})

test(
  'a file that changed meanwhile stays as it is, for an edit and for Undo; the second of two cards is refused',
  { tags: 'P-540' },
  async () => {
    const [one, other] = [await read(), await read()]
    expect(codeOf(await edit(one, 'text', { kind: 'text', value: 'One' }))).toBe('ok')
    const after = await text()
    expect(codeOf(await edit(other, 'text', { kind: 'text', value: 'Other' }))).toBe('file-changed')
    expect(await text()).toBe(after)
    await writeFile(file(), `${after}// mine\n`)
    expect(codeOf(await undo())).toBe('file-changed')
    expect(await text()).toBe(`${after}// mine\n`)
    // it does not stand in the way of older steps
    expect(codeOf(await undo())).toBe('nothing-to-undo')
    expect(await text()).toBe(`${after}// mine\n`)
    expect(wrote).toBe(1)
  },
)

test(
  'a file that becomes read-only, half typed or is gone while a card is open stays as it is',
  { tags: 'P-540' },
  async () => {
    const card = await read()
    const change = () => edit(card, 'text', { kind: 'text', value: 'Late' })
    await chmod(file(), 0o444)
    expect(codeOf(await change())).toBe('path-not-accessible')
    await chmod(file(), 0o644)
    const half = SOURCE.replace("'Hi'", "'Hi")
    await writeFile(file(), half)
    expect(codeOf(await change())).toBe('file-changed')
    expect(await text()).toBe(half)
    await rm(file())
    expect(codeOf(await change())).toBe('path-not-found')
    expect(await readdir(join(root, 'app/lib'))).toEqual([])
    expect(wrote).toBe(0)
  },
)

test('half-typed code is refused, and stays', { tags: 'P-540' }, async () => {
  const half = `const s = 'half\n${SOURCE}`
  await writeFile(file(), half)
  const reply = await room.handlers.literalsAt({ place: { ...PLACE, line: 3 }, call: null }, NEVER)
  expect(reply).toMatchObject({ ok: false, problem: { code: 'dart-not-editable' } })
  expect(await text()).toBe(half)
})

test('a file that is read-only, no text, or outside of the app is not read', { tags: 'P-540' }, async () => {
  const codeAt = async (name: string) => {
    const reply = await room.handlers.literalsAt({ place: { ...PLACE, file: name }, call: null }, NEVER)
    return reply.ok ? 'ok' : reply.problem.code
  }
  await writeFile(join(root, 'outside.dart'), SOURCE)
  await symlink(join(root, 'outside.dart'), join(root, 'app/lib/link.dart'))
  await symlink(file(), join(root, 'app/lib/inner.dart'))
  await writeFile(join(root, 'app/lib/latin.dart'), Buffer.from(SOURCE, 'latin1'))
  await writeFile(join(root, 'app/pubspec.yaml'), SOURCE)
  // a link within the app that leads to what is no source of it
  await writeFile(join(root, 'app/notes.txt'), SOURCE)
  await symlink(join(root, 'app/notes.txt'), join(root, 'app/lib/notes.dart'))
  expect(await codeAt('lib/notes.dart')).toBe('path-not-allowed')
  expect(await codeAt('lib/inner.dart')).toBe('ok')
  expect(await codeAt('lib/link.dart')).toBe('path-not-allowed')
  expect(await codeAt('../outside.dart')).toBe('path-not-allowed')
  const beside = { place: { ...PLACE, file: '../outside.dart' }, call: null }
  expect(await room.handlers.literalsAt(beside, NEVER)).toMatchObject({
    problem: { detail: expect.stringContaining('outside of the app’s folder') },
  })
  expect(await codeAt(join(root, 'outside.dart'))).toBe('path-not-allowed')
  expect(await codeAt('pubspec.yaml')).toBe('path-not-allowed')
  expect(await codeAt('lib/gone.dart')).toBe('path-not-found')
  expect(await codeAt('lib/latin.dart')).toBe('dart-not-editable')
  await chmod(file(), 0o444)
  expect(await codeAt('lib/main.dart')).toBe('path-not-accessible')
})

test('a generated file is not edited, not even by a link, and says why', { tags: 'P-540' }, async () => {
  await writeFile(join(root, 'app/lib/model.freezed.dart'), SOURCE)
  await symlink(join(root, 'app/lib/model.freezed.dart'), join(root, 'app/lib/model.dart'))
  const { place, hash, literals } = await read()
  const { from = 0, to = 0 } = literals[0] ?? {}
  for (const name of ['lib/model.freezed.dart', 'lib/model.dart', 'lib/a.g.dart', 'lib/a.gr.dart']) {
    const value = { kind: 'text' as const, value: 'x' }
    const asked = { place: { ...place, file: name }, hash, from, to, value, run: 'r' }
    const problem = { code: 'path-not-allowed', detail: expect.stringContaining('is generated') }
    expect(await room.handlers.editLiteral(asked, NEVER)).toMatchObject({ ok: false, problem })
    expect(await room.handlers.literalsAt({ place: asked.place, call: null }, NEVER)).toMatchObject({
      problem,
    })
  }
  expect(await readFile(join(root, 'app/lib/model.freezed.dart'), 'utf8')).toBe(SOURCE)
  expect(wrote).toBe(0)
})

test('the literal of a place in bytes alone is edited', { tags: 'P-540' }, async () => {
  const { place, hash } = await read()
  const value = { kind: 'text' as const, value: 'x' }
  const reply = await room.handlers.editLiteral({ place, hash, from: 0, to: 4, value, run: 'r' }, NEVER)
  expect(reply).toMatchObject({ ok: false, problem: { code: 'dart-not-editable' } })
  expect(await text()).toBe(SOURCE)
})

test(
  'a call is found again where lines came before it, and is edited there; its neighbour is not',
  { tags: 'P-948' },
  async () => {
    const again = ({ place, call, hash }: CallLiterals) =>
      room.handlers.literalsAt({ place, call, hash }, NEVER)
    const first = await edit(await read(), 'text', { kind: 'text', value: 'Ho' })
    if (!first.ok) throw new Error(first.problem.detail)
    await writeFile(file(), `// more\r\n${await text()}`)
    const moved = await again(first.value)
    if (!moved.ok) throw new Error(moved.problem.detail)
    expect(moved.value.place).toEqual({ ...PLACE, line: 3 })
    expect(codeOf(await edit(moved.value, 'text', { kind: 'text', value: 'Hey' }))).toBe('ok')
    expect(await text()).toBe(`// more\r\n${SOURCE.replace('Hi', 'Hey')}`)
    // without what was told before, the place is what was told
    expect(await room.handlers.literalsAt({ place: PLACE, call: 'Text' }, NEVER)).toMatchObject({
      ok: false,
      problem: { code: 'place-gone' },
    })
    await writeFile(file(), `// other\r\n// more\r\n${SOURCE.replace('Hi', 'Ha')}// end\r\n`)
    expect(await again(moved.value)).toMatchObject({ ok: false, problem: { code: 'place-gone' } })
  },
)
