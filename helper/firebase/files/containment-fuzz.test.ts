import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, posix, sep, win32 } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fuzz } from '../../testing/fuzz.ts'
import { checkConfigPath } from './config-path.ts'
import { locate } from '../../file-transaction/index.ts'
import { LINUX, WINDOWS } from '../../operating-system/index.ts'

const part = fc.constantFrom(
  'lib',
  '..',
  '.',
  '',
  'C:',
  '~',
  ' ',
  'é',
  '\0',
  '%2e%2e',
  '..\\',
  '\\..',
  '\\',
  'a..b',
)
const typed = fc
  .tuple(
    fc.array(part, { maxLength: 6 }),
    fc.constantFrom('/', '\\', '//'),
    fc.constantFrom('', 'x.dart', '.dart'),
  )
  .map(([parts, between, end]) => [...parts, end].join(between))

test(
  'property: a config path that is taken stays below the app, on either system',
  { tags: 'P-055' },
  async () => {
    let taken = 0
    await fuzz(
      fc.property(
        fc.oneof(typed, fc.string({ maxLength: 20 })),
        fc.constantFrom(LINUX, WINDOWS),
        (text, system) => {
          const checked = checkConfigPath(text, system)
          if (!checked.ok) return
          taken += 1
          expect(checked.value).toMatch(/\.dart$/)
          expect(posix.resolve('/app', checked.value).startsWith('/app/')).toBe(true)
          expect(win32.resolve('C:\\app', checked.value).startsWith('C:\\app\\')).toBe(true)
          // blanks at the ends are the typist's, not a folder's: only then is it another text
          const again = checkConfigPath(checked.value, system)
          expect(checked.value === checked.value.trim() ? again : checked).toEqual(checked)
        },
      ),
      2_000,
    )
    expect(taken).toBeGreaterThan(10)
  },
)

let folder: string
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent fuzz é ')))
  const app = join(folder, 'app')
  await mkdir(join(app, 'lib/deep'), { recursive: true })
  await mkdir(join(folder, 'app of others'))
  for (const file of ['app/lib/main.dart', 'app/lib/deep/a.dart', 'app of others/secret.dart'])
    await writeFile(join(folder, file), file)
  const links: [at: string, to: string][] = [
    ['in', 'lib'],
    ['out', '../app of others'],
    ['up', '..'],
    ['lib/back', '../out'],
    ['lib/secret.dart', '../app of others/secret.dart'],
    ['lib/same.dart', 'main.dart'],
    ['gone.dart', 'nowhere'],
    ['loop', 'loop'],
  ]
  for (const [at, to] of links) await symlink(to, join(app, at))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('property: whatever links do, no place outside of the app is found to be written', async () => {
  const name = fc.constantFrom(
    'lib',
    'deep',
    'in',
    'out',
    'up',
    'back',
    'loop',
    'app',
    'app of others',
    '..',
    '.',
  )
  const last = fc.constantFrom(
    'main.dart',
    'secret.dart',
    'same.dart',
    'gone.dart',
    'new.dart',
    'deep',
    'out',
  )
  const app = join(folder, 'app')
  let found = 0
  await fuzz(
    fc.asyncProperty(fc.array(name, { maxLength: 5 }), last, async (names, file) => {
      const place = await locate(app, [...names, file].join('/'))
      if (!place.ok || place.value === null) return
      found += 1
      expect(place.value.target.startsWith(app + sep)).toBe(true)
      expect(place.value.bytes?.toString() ?? 'app/').toMatch(/^app\//)
    }),
    300,
  )
  expect(found).toBeGreaterThan(10)
})
