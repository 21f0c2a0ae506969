import { cp, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'rolldown'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { bundledText } from '../../tooling/bundled-text.mjs'
import { childEnvironment, run } from '../processes/index.ts'
import { type fetchOnFullDisk, Tried } from './testing/full-disk.ts'

/** A process of its own that may mount a disk for itself, without being an administrator. */
const NAMESPACE = ['--user', '--map-root-user', '--mount']
const env = childEnvironment(process.env)

const PLACES: readonly Parameters<typeof fetchOnFullDisk>[0][] = ['app', 'home', 'both']

let root: string
beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent é disk ')))
})
afterAll(() => rm(root, { recursive: true, force: true }))

/** Null: it can; else why not. */
async function whyNoDisk(): Promise<string | null> {
  if (process.platform !== 'linux') return 'only Linux mounts a small disk for one process'
  const args = [...NAMESPACE, 'mount', '-t', 'tmpfs', 'tmpfs', root]
  const result = await run({ file: 'unshare', args, env })
  if (result.kind !== 'exited') return 'there is no unshare'
  return result.code === 0 ? null : `a small disk cannot be mounted here: ${result.stderr.trim()}`
}

test(
  'a disk that is really full: old bytes, a message, nothing left, until there is room',
  { tags: 'P-197', timeout: 120_000 },
  async ({ skip }) => {
    const why = await whyNoDisk()
    if (why !== null) {
      console.warn(`Skipped, the fetch on a full disk: ${why}`)
      return skip(why)
    }
    const bundle = join(root, 'bundle.mjs')
    await build({
      input: join(import.meta.dirname, 'testing/full-disk.ts'),
      plugins: [bundledText],
      platform: 'node',
      transform: { define: { __filename: 'import.meta.filename', __dirname: 'import.meta.dirname' } },
      // what jsonc-parser gives to CommonJS cannot be bundled
      resolve: { mainFields: ['module', 'main'] },
      output: { file: bundle, codeSplitting: false },
      logLevel: 'silent',
    })
    await cp(join(import.meta.dirname, 'testing/fake-firebase.mjs'), join(root, 'fake-firebase.mjs'))
    const program = join(root, 'program.mjs')
    await writeFile(
      program,
      `const { fetchOnFullDisk } = await import(${JSON.stringify(pathToFileURL(bundle).href)})
const disks = []
for (const where of ${JSON.stringify(PLACES)}) disks.push(await fetchOnFullDisk(where))
console.log(JSON.stringify(disks))`,
    )
    const args = [...NAMESPACE, process.execPath, program]
    const result = await run({ file: 'unshare', args, env })
    if (result.kind !== 'exited' || result.code !== 0) throw new Error(JSON.stringify(result))
    const disks = z.array(z.array(Tried)).parse(JSON.parse(result.stdout))
    expect(disks).toHaveLength(3)
    for (const tried of disks) {
      const full = tried.slice(0, -1)
      expect(full.length).toBeGreaterThan(1)
      for (const one of full)
        expect(one).toEqual({
          free: one.free,
          code: 'disk-full',
          detail: 'The disk is full. Free some space, then try again. The old files are untouched.',
          untouched: true,
          left: [],
        })
      expect(tried.at(-1)).toMatchObject({ code: null, untouched: false })
    }
  },
)
