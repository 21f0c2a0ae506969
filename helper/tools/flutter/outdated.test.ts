import { expect, test } from 'vitest'
import { readOutdated } from './outdated.ts'

const report = (...packages: object[]) => JSON.stringify({ packages }, null, 2)

test('the report is cut out of what stands around it; those of pubspec.yaml come first', () => {
  const text = report(
    {
      package: 'zlib',
      kind: 'transitive',
      current: { version: '1.0.0' },
      upgradable: null,
      resolvable: null,
      latest: { version: '2.0.0' },
    },
    {
      package: 'http',
      kind: 'direct',
      isDiscontinued: true,
      current: { version: '0.13.6', overridden: true },
      upgradable: { version: '0.13.6' },
      resolvable: { version: '1.2.0' },
      latest: { version: '1.2.0' },
    },
    { package: 'mockito', kind: 'dev', current: null, latest: { version: '5.0.0' } },
  )
  expect(readOutdated(`A notice.\n${text}\nAnother one.`)).toEqual([
    {
      name: 'http',
      kind: 'direct',
      current: '0.13.6',
      upgradable: '0.13.6',
      resolvable: '1.2.0',
      latest: '1.2.0',
      discontinued: true,
    },
    expect.objectContaining({ name: 'mockito', kind: 'dev', current: null, upgradable: null }),
    expect.objectContaining({ name: 'zlib', kind: 'transitive', discontinued: false }),
  ])
})

test.each([
  ['', null],
  ['no object', null],
  ['{"packages":[{"package":1}]}', null],
  [report(), []],
])('%j', (text, found) => {
  expect(readOutdated(text)).toEqual(found)
})
