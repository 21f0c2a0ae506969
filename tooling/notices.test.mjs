import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { thirdPartyNotices } from './notices.mjs'
import { shippedPackages } from './sbom.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

test('the notices name every shipped package with its licence, and bring the texts', async () => {
  const text = await thirdPartyNotices(root)
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  const shipped = shippedPackages(lock)
  expect(shipped.length).toBeGreaterThan(40)
  for (const { name, entry } of shipped)
    expect(text).toContain(`${name} ${entry.version}\nLicence: ${entry.license}\n`)
  expect(text).toContain((await readFile(join(root, 'node_modules/hono/LICENSE'), 'utf8')).trim())
  expect(text).not.toContain('vitest')
  expect(await thirdPartyNotices(root)).toBe(text)
})

test('each has the text of its licence, or says with whom it stands', async () => {
  const [, ...parts] = (await thirdPartyNotices(root)).split(`\n\n${'-'.repeat(80)}\n\n`)
  for (const part of parts) expect(part).toMatch(/^\S+ \S+\nLicence: \S+\n\n.{10}/)
  const text = parts.find((part) => part.startsWith('@firebase/app '))
  const [, other] = /stands in this file with (\S+)\.$/.exec(text) ?? []
  expect(parts.find((part) => part.startsWith(`${other} `))).toContain('Licensor')
  // of what is inside vite's own package, nothing is in ours
  expect(parts.find((part) => part.startsWith('vite '))).not.toContain('bundled dependencies')
})
