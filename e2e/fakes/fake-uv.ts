import { chmod, copyFile, mkdir } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('../../helper/python-api/testing/fake-uv.mjs', import.meta.url))

/** Puts the fake uv into a folder of its own; gives a PATH with that folder first. */
export async function pathWithFakeUv(folder: string): Promise<string> {
  const bin = join(folder, 'bin of uv')
  await mkdir(bin, { recursive: true })
  await copyFile(PROGRAM, join(bin, 'uv'))
  await chmod(join(bin, 'uv'), 0o755)
  return `${bin}${delimiter}${process.env['PATH'] ?? ''}`
}
