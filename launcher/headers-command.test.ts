import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { printHeaders } from './headers-command.ts'
import { servedDashboard } from './testing/served-dashboard.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

let printed: string[] = []
beforeEach(() => {
  printed = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
  vi.spyOn(console, 'error').mockImplementation((line: string) => void printed.push(line))
})
afterEach(() => vi.restoreAllMocks())

it('prints what our own server sends for the same configuration', { tags: 'P-260' }, async () => {
  const options = { apiKey: 'k', authDomain: 'shop.firebaseapp.com', projectId: 'shop' }
  const { ask } = await servedDashboard({ signIn: { kind: 'firebase', options } })
  const file = join(await temporaryFolder(), 'config.json')
  await writeFile(file, (await ask({ path: '/config.json' })).text)
  expect(await printHeaders(file)).toBe(0)
  const { headers } = await ask({ path: '/flutter' })
  expect(printed.length).toBeGreaterThan(5)
  for (const line of printed) {
    const [name = '', ...value] = line.split(': ')
    expect(headers[name.toLowerCase()]).toBe(value.join(': '))
  }
})

it.each([
  ['is not there', null, 'cannot be read'],
  ['is no JSON', 'x', 'is no configuration'],
  ['lacks the sign-in', '{"version":"1"}', 'signIn'],
])('refuses a file that %s', async (_, text, words) => {
  const file = join(await temporaryFolder(), 'config.json')
  if (text !== null) await writeFile(file, text)
  expect(await printHeaders(file)).toBe(1)
  expect(printed).toEqual([expect.stringContaining(words)])
})
