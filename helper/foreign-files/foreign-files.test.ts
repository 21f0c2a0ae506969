import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { whyNotRead } from './describe.ts'
import { handClock } from '../testing/hand-clock.ts'
import { openText } from './open-text.ts'
import { createForeignFiles, readForeign, readForeignText } from './read-foreign.ts'
import { createWorkerPool } from './worker-pool.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mosaygent foreign é '))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A file that was not changed a moment ago. */
async function file(name: string, text: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, text)
  await utimes(path, 1_700_000_000, 1_700_000_000)
  return path
}
const APP = 'dependencies:\n  flutter:\n    sdk: flutter\n'

test('a file is read, one that is not there is told from one that cannot be read', async () => {
  expect(await readForeign('pubspec', await file('pubspec.yaml', APP), null)).toEqual({
    kind: 'read',
    value: true,
  })
  expect(await readForeign('pubspec', join(folder, 'none', 'pubspec.yaml'), null)).toEqual({ kind: 'absent' })
  await mkdir(join(folder, 'a folder'))
  expect(await readForeign('pubspec', join(folder, 'a folder'), null)).toEqual({ kind: 'unreadable' })
  const large = await file('large.yaml', '#'.repeat(1_000_001))
  const read = await readForeign('pubspec', large, null)
  expect(whyNotRead('pubspec.yaml', read)).toBe('pubspec.yaml is too large to be read (limit 1 MB).')
})

test.skipIf(process.platform === 'win32')(
  'a pipe at whose other end nobody is, and a device, are not waited for',
  async () => {
    const pipe = join(folder, 'pubspec.yaml')
    await promisify(execFile)('mkfifo', [pipe])
    expect(await readForeign('pubspec', pipe, null)).toEqual({ kind: 'unreadable' })
    expect(await readForeign('pubspec', '/dev/zero', null)).toEqual({ kind: 'unreadable' })
  },
)

test('a text that is nested without end is malformed, in words', async () => {
  const read = await readForeignText('api-launch', '['.repeat(100_000), null)
  expect(whyNotRead('launch.json', read)).toBe('launch.json cannot be read: it is nested too deeply.')
  // the process goes on
  expect(await readForeignText('pubspec', APP, null)).toEqual({ kind: 'read', value: true })
})

/** A process that does with its first words what they say, and answers the number of files that it was given. */
const PROGRAM = `
let count = 0
process.on('message', ({ from }) => {
  count += 1
  if (from.text === 'spin') for (;;);
  if (from.text === 'eat') for (const all = []; ; all.push(new Array(1000).fill(count)));
  if (from.text === 'end') process.exit(0)
  if (from.text === 'throw') throw new Error('no')
  process.send({ kind: 'read', value: count })
})`
const processes = (deadlineMs = 600_000) =>
  createForeignFiles(createWorkerPool({ program: async () => PROGRAM, deadlineMs, size: 1, memory: 32 }))

test('what takes too long ends with its process, and the next file is read by a new one', async () => {
  const { readForeignText: read } = processes(50)
  expect(await read('pubspec', 'spin', null)).toEqual({ kind: 'took-too-long' })
  expect(await read('pubspec', 'fine', null)).toEqual({ kind: 'read', value: 1 })
})

test('what takes all memory, ends its process or throws in it ends nothing else', async () => {
  const { readForeignText: read } = processes()
  expect(await read('pubspec', 'eat', null)).toEqual({ kind: 'took-too-much-memory' })
  expect(await read('pubspec', 'end', null)).toEqual({ kind: 'reader-ended' })
  expect(await read('pubspec', 'throw', null)).toEqual({ kind: 'reader-ended' })
  expect(await read('pubspec', 'fine', null)).toEqual({ kind: 'read', value: 1 })
})

test('a file is read once until it changes', async () => {
  const { readForeign: read } = processes()
  const path = await file('pubspec.yaml', 'one')
  const times = async () => read('pubspec', path, null)
  expect([await times(), await times()]).toEqual([
    { kind: 'read', value: 1 },
    { kind: 'read', value: 1 },
  ])
  await file('pubspec.yaml', 'other')
  expect(await times()).toEqual({ kind: 'read', value: 2 })
})

const MINUTE = 60_000

/** Processes that answer as they are told, and count what is asked of them. */
function answering(first: CostlyKind) {
  const clock = handClock()
  let kind: CostlyKind | 'no-reader' | 'unreadable' = first
  let asked = 0
  const files = createForeignFiles(async () => {
    asked += 1
    return { kind }
  }, clock)
  return { ...files, clock, asked: () => asked, answerFrom: (next: typeof kind) => (kind = next) }
}
type CostlyKind = 'took-too-long' | 'took-too-much-memory' | 'reader-ended'

test.each(['took-too-long', 'took-too-much-memory', 'reader-ended'] as const)(
  'a file that %s is asked for again after 1, 2, 4, 8 and then every 15 minutes, though it changes all the time',
  async (kind) => {
    const { readForeign: read, clock, asked } = answering(kind)
    const askedAt: number[] = []
    for (let minute = 0; minute <= 45; minute += 1) {
      const path = await file('pubspec.yaml', ' '.repeat(minute))
      const before = asked()
      expect(await read('pubspec', path, null)).toEqual({ kind })
      expect(await read('pubspec', path, null)).toEqual({ kind })
      if (asked() > before) askedAt.push(minute)
      clock.sleep(MINUTE)
    }
    expect(askedAt).toEqual([0, 1, 3, 7, 15, 30, 45])
    expect(asked()).toBe(7)
  },
)

test('what asks for such a file while it is read costs no second process; another file is read meanwhile', async () => {
  const { readForeign: read, asked } = answering('took-too-long')
  const [path, other] = [await file('main.dart', ''), await file('other.dart', '')]
  const frames = [1, 2, 3].map((line) => read('code-frame', path, { line, around: 2 }))
  expect(await Promise.all(frames)).toEqual(frames.map(() => ({ kind: 'took-too-long' })))
  expect(asked()).toBe(1)
  await read('code-frame', other, { line: 1, around: 2 })
  await read('python-app', path, null)
  expect(asked()).toBe(3)
})

test('once it is read, all is forgotten; that there was no process is not held against a file', async () => {
  const { readForeign: read, clock, asked, answerFrom } = answering('took-too-long')
  const path = await file('pubspec.yaml', APP)
  await read('pubspec', path, null)
  for (const then of ['no-reader', 'unreadable', 'took-too-long'] as const) {
    clock.sleep(MINUTE)
    answerFrom(then)
    expect(await read('pubspec', path, null)).toEqual({ kind: then })
  }
  clock.sleep(MINUTE)
  await read('pubspec', path, null)
  expect(asked()).toBe(5)
})

test('a path with a NUL byte is refused', async () => {
  const { readForeign: read, asked } = answering('took-too-long')
  expect(await read('pubspec', `${await file('pubspec.yaml', APP)}\0.yaml`, null)).toEqual({
    kind: 'unreadable',
  })
  expect(asked()).toBe(0)
  const opened = openText(`${join(folder, 'pubspec.yaml')}\0`, 1_000)
  expect(opened).toEqual({ kind: 'unreadable' })
})

test.each([
  [{ kind: 'took-too-long' }, 'pubspec.yaml took too long to read.'],
  [{ kind: 'took-too-much-memory' }, 'pubspec.yaml cannot be read: it needs too much memory.'],
  [{ kind: 'reader-ended' }, 'pubspec.yaml cannot be read: what reads it came to an end.'],
  [{ kind: 'no-reader' }, 'pubspec.yaml cannot be read now: the system starts no program for it.'],
] as const)('%j is said in words', (read, why) => {
  expect(whyNotRead('pubspec.yaml', read)).toBe(why)
})
