import {
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs'
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FileSwap, readRecord, recoverSwap, reverseOf, swapFiles, swapFolder } from './index.ts'

/** Called before each call of the system that takes a path, with how many there were. */
const system = vi.hoisted(() => ({ before: (_count: number) => {}, count: 0 }))
vi.mock('node:fs/promises', async (original) => {
  const real = await original<Record<string, unknown>>()
  const watched = Object.entries(real).map(([name, value]) => [
    name,
    typeof value !== 'function' || name === 'mkdtemp'
      ? value
      : (...args: unknown[]): unknown => {
          system.before((system.count += 1))
          return Reflect.apply(value, undefined, args)
        },
  ])
  return Object.fromEntries(watched) as unknown
})

const OLD = { 'one.json': 'old', 'two é.plist': 'old as well' }
const NEW = { 'one.json': 'new', 'three.dart': 'made' }

let root: string
beforeAll(async () => {
  // hundreds of swaps, each with its fsyncs: in memory, where there is such a disk
  const disk = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
  root = await realpath(await mkdtemp(join(disk, 'mosaygent é race ')))
})
afterAll(() => rm(root, { recursive: true, force: true }))
const at = (...names: string[]) => join(root, ...names)

/** The app's folder, and one outside it that holds the very same bytes, so that no look at them tells the two apart. */
beforeEach(() => fresh())
async function fresh(files: object = OLD) {
  system.before = () => undefined
  for (const name of ['app', 'home', 'outside', 'copy']) rmSync(at(name), { recursive: true, force: true })
  for (const folder of [at('app', 'lib'), at('outside')]) {
    await mkdir(folder, { recursive: true })
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), String(text))
  }
  system.count = 0
}

const storage = () => swapFolder(at('home'))
const bytes = (text: string | undefined) => (text === undefined ? null : Buffer.from(text))
const request = (onStep?: (step: string) => void) => ({
  swapFolder: storage(),
  project: 'tide-prod',
  app: at('app'),
  files: ['one.json', 'two é.plist', 'three.dart'].map((name): FileSwap => ({
    path: `lib/${name}`,
    target: at('app', 'lib', name),
    before: bytes(new Map(Object.entries(OLD)).get(name)),
    after: bytes(new Map(Object.entries(NEW)).get(name)),
  })),
  ...(onStep ? { onStep } : {}),
})

/** Links are told as links: what they lead to is somebody else's. */
const contents = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => {
        const path = join(folder, name)
        return [name, lstatSync(path).isSymbolicLink() ? '(link)' : readFileSync(path, 'utf8')]
      }),
  )
const wherever = () => {
  const names = readdirSync(at('app'))
  return contents(at('app', names.includes('aside') ? 'aside' : 'lib'))
}

const folderAway = () => {
  renameSync(at('app', 'lib'), at('app', 'aside'))
  symlinkSync(at('outside'), at('app', 'lib'))
}
const folderBack = () => {
  unlinkSync(at('app', 'lib'))
  renameSync(at('app', 'aside'), at('app', 'lib'))
}
const appAway = () => {
  renameSync(at('app'), at('moved'))
  symlinkSync(at('elsewhere'), at('app'))
}
const appBack = () => {
  unlinkSync(at('app'))
  renameSync(at('moved'), at('app'))
}

/** What somebody does between two steps: once and for good, or for the time of one call alone. */
const TRICKS = {
  'its folder becomes a link': (k: number) => (count: number) => {
    if (count === k) folderAway()
  },
  'its folder is a link for one call': (k: number) => (count: number) => {
    if (count === k) folderAway()
    if (count === k + 1) folderBack()
  },
  'a folder above it is a link for one call': (k: number) => (count: number) => {
    if (count === k) appAway()
    if (count === k + 1) appBack()
  },
}

/** Plays `work` once undisturbed to count its calls, and then once for each call with the trick before it. Gives how many there were. */
async function atEveryCall(
  prepare: () => Promise<void>,
  trick: (k: number) => (count: number) => void,
  work: () => Promise<unknown>,
  look: (k: number, end: unknown) => void,
) {
  await prepare()
  system.count = 0
  await work()
  const calls = system.count
  for (let k = 1; k <= calls; k += 1) {
    await prepare()
    rmSync(at('elsewhere'), { recursive: true, force: true })
    cpSync(at('outside'), at('elsewhere', 'lib'), { recursive: true })
    const before = [contents(at('outside')), contents(at('elsewhere', 'lib'))]
    system.count = 0
    system.before = trick(k)
    const end = await work()
    system.before = () => undefined
    if (readdirSync(root).includes('moved')) appBack()
    expect([k, contents(at('outside')), contents(at('elsewhere', 'lib'))]).toEqual([k, ...before])
    look(k, end)
    if (readdirSync(at('app')).includes('aside')) folderBack()
  }
  return calls
}

describe.runIf(process.platform === 'linux').each(Object.entries(TRICKS))('while %s', (_, trick) => {
  test('at any step of a swap, nothing outside is made or changed, and what is told is what happened', async () => {
    await atEveryCall(
      fresh,
      trick,
      () => swapFiles(request()),
      (k, end) => {
        expect(['swapped', 'moved', 'changed']).toContain((end as { kind: string }).kind)
        expect([k, wherever()]).toEqual([k, (end as { kind: string }).kind === 'swapped' ? NEW : OLD])
      },
    )
  })

  test('at any step of an undo', async () => {
    const done = async () => {
      await fresh()
      await swapFiles(request())
      // outside lies what the swap wrote, as if it had been that
      rmSync(at('outside'), { recursive: true })
      cpSync(at('app', 'lib'), at('outside'), { recursive: true })
    }
    const undo = async () => {
      const record = await readRecord(storage().undo)
      if (record === null) throw new Error('no record')
      const reverse = await reverseOf(record)
      return reverse.kind === 'files' ? swapFiles({ ...request(), files: reverse.files }) : reverse
    }
    await atEveryCall(done, trick, undo, (k, end) =>
      expect([k, wherever()]).toEqual([k, (end as { kind: string }).kind === 'swapped' ? OLD : NEW]),
    )
  })

  test.each(['temporary 1', 'swap 1'])(
    'at any step of the next start, after a kill before "%s"',
    async (killed) => {
      const interrupted = async () => {
        await fresh()
        await swapFiles(
          request((step) => {
            if (step !== killed) return
            for (const name of ['app', 'home']) cpSync(at(name), at('copy', name), { recursive: true })
          }),
        )
        for (const name of ['app', 'home']) {
          rmSync(at(name), { recursive: true })
          renameSync(at('copy', name), at(name))
        }
        rmSync(at('outside'), { recursive: true })
        cpSync(at('app', 'lib'), at('outside'), { recursive: true })
      }
      const calls = await atEveryCall(
        interrupted,
        trick,
        () => recoverSwap(storage()),
        () => undefined,
      )
      expect(calls).toBeGreaterThan(5)
    },
  )
})

test('a link in the place of a file is not read, and the swap is refused', async () => {
  unlinkSync(at('app', 'lib', 'one.json'))
  symlinkSync(at('outside', 'one.json'), at('app', 'lib', 'one.json'))
  expect(await swapFiles(request())).toEqual({ kind: 'changed', path: 'lib/one.json' })
  expect(wherever()).toEqual({ ...OLD, 'one.json': '(link)' })
  expect(contents(at('outside'))).toEqual(OLD)
})

test('a folder that is a link by now is not written into', async () => {
  folderAway()
  expect(await swapFiles(request())).toEqual({ kind: 'moved', path: 'lib/one.json' })
  expect([wherever(), contents(at('outside'))]).toEqual([OLD, OLD])
})
