import { mkdir, readdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { childEnvironment, run } from '../../processes/index.ts'
import { ACME } from './acme.ts'
import { createFetchFixture, fetchBody, never } from './fetch-fixture.ts'

/** How a fetch ended with that many free blocks. */
export const Tried = z.object({
  free: z.number(),
  /** Null: it went well. */
  code: z.nullable(z.string()),
  detail: z.nullable(z.string()),
  /** Every file of the app had its bytes of before, and there was no other. */
  untouched: z.boolean(),
  /** What lies in our own folder for swaps. */
  left: z.array(z.string()),
})
export type Tried = z.infer<typeof Tried>

/**
 * For tests, in a process that may mount: puts a small disk where the app or the helper's home is and fetches again and
 * again, with one more block free each time, until it goes well.
 */
export async function fetchOnFullDisk(where: 'app' | 'home' | 'both'): Promise<Tried[]> {
  const t = await createFetchFixture()
  const files = await t.snapshot()
  const disk = where === 'home' ? t.home : t.app
  await administer('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', disk])
  if (where === 'both') {
    // our own files beside the app's, as on most computers
    await mkdir(join(disk, '.git'))
    await administer('mount', ['--bind', join(disk, '.git'), t.home])
  }
  await t.write(where === 'home' ? {} : files)
  await t.install(ACME)
  const snapshot = async () => {
    const all = Object.entries(await t.snapshot()).filter(([path]) => !path.startsWith('.git'))
    return JSON.stringify(all)
  }
  const before = await snapshot()
  const fill = join(disk, 'what else is on it')
  const tried: Tried[] = []
  for (let free = 0; free < 40; free += 1) {
    await rm(fill, { force: true })
    const { bavail, bsize } = await statfs(disk)
    await writeFile(fill, Buffer.alloc((bavail - free) * bsize, 1))
    const end = await t.firebase.handlers.fetchFirebaseConfigs(fetchBody(t), never)
    await rm(fill, { force: true })
    const left = await readdir(join(t.home, 'firebase'), { recursive: true }).catch(() => [])
    tried.push({
      free,
      code: end.ok ? null : end.problem.code,
      detail: end.ok ? null : end.problem.detail,
      untouched: (await snapshot()) === before,
      left: left.filter((name) => name !== 'backups'),
    })
    if (end.ok) break
  }
  if (where === 'both') await administer('umount', [t.home])
  await administer('umount', [disk])
  await t.remove()
  return tried
}

async function administer(file: string, args: readonly string[]): Promise<void> {
  const result = await run({ file, args: [...args], env: childEnvironment(process.env) })
  if (result.kind !== 'exited' || result.code !== 0) throw new Error(JSON.stringify([file, args, result]))
}
