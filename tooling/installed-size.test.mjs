import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** In bytes, of the files; a disk takes some more. */
const MOST = 200_000_000

/** What a folder's files take, packages within it left out: they are counted by themselves. */
async function sizeOf(folder) {
  const entries = await readdir(folder, { withFileTypes: true })
  const sizes = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return entry.name === 'node_modules' ? 0 : await sizeOf(path)
      return entry.isFile() ? (await stat(path)).size : 0
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

test('what `npm start` installs in a checkout is at most 200 MB: what only tests need is not among it', async () => {
  const { packages } = JSON.parse(await readFile(join(root, 'node_modules/.package-lock.json'), 'utf8'))
  const needed = Object.entries(packages).filter(([, { dev, link }]) => dev !== true && link !== true)
  const sizes = []
  for (const [path] of needed)
    if (path.includes('node_modules/')) sizes.push({ path, size: await sizeOf(join(root, path)) })
  const total = sizes.reduce((sum, { size }) => sum + size, 0)
  const largest = sizes
    .toSorted((one, other) => other.size - one.size)
    .slice(0, 8)
    .map(({ path, size }) => `${size} ${path}`)
  expect(sizes.length).toBeGreaterThan(50)
  expect(total, `${total} bytes; the largest:\n${largest.join('\n')}`).toBeLessThanOrEqual(MOST)
  // the test tools are there where this runs, and are as much again
  expect(needed.map(([path]) => path)).not.toContain('node_modules/vitest')
})
