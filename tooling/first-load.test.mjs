import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { firstLoad } from './first-load.mjs'

const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dashboard/dist')

/** Bytes after gzip, a kB being 1,000 of them. What counts is the sum: any file of it may grow. */
const BUDGET = 120_000

test(
  'the script that /login needs stays within its budget, and the sign-in SDK is not part of it',
  { tags: 'P-217' },
  async () => {
    expect(existsSync(dist), 'the dashboard is built first: npm run build').toBe(true)
    const { total, files } = await firstLoad(dist)
    const largest = files
      .toSorted((a, b) => b.bytes - a.bytes)
      .slice(0, 8)
      .map(({ name, bytes }) => `${bytes} ${name}`)
    expect(files.length).toBeGreaterThan(3)
    expect(total, `${total} bytes of ${BUDGET}; the largest:\n${largest.join('\n')}`).toBeLessThanOrEqual(
      BUDGET,
    )
    // an address that the SDK alone knows
    expect(files.filter(({ code }) => code.includes('identitytoolkit')).map(({ name }) => name)).toEqual([])
  },
)

test('what pages share is in a few files, and not in one for each icon', () => {
  const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  expect(scripts.length).toBeLessThan(40)
})
