import { afterEach, beforeEach, expect, test } from 'vitest'
import { openRuns } from './testing/open-runs.ts'

let runs: Awaited<ReturnType<typeof openRuns>>
beforeEach(async () => {
  runs = await openRuns()
})
afterEach(() => runs.remove())

const ONE = { type: 'dart', request: 'launch', program: 'apps/one/lib/main.dart' }
/** Characters of an answer that a page still takes in a moment. */
const LARGE = 20_000_000

test('a few small files that name one large file again and again fill neither the answer nor the helper', async () => {
  const values = Object.fromEntries(
    Array.from({ length: 900 }, (_, index) => [`NAME_${index}`, 'x'.repeat(1_000)]),
  )
  await runs.write('apps/one/e.json', JSON.stringify(values))
  const all = Array.from({ length: 60 }, () => ({
    ...ONE,
    name: 'a',
    args: ['--dart-define-from-file=e.json'],
  }))
  await runs.launch(...all)
  const { configurations } = await runs.list()
  expect(configurations).toHaveLength(60)
  expect(configurations[0]?.file_values).toHaveProperty('NAME_899')
  expect(configurations.at(-1)?.file_values).toEqual({})
  expect(configurations.at(-1)).toMatchObject({
    warnings: ['The values of its files are not listed: there are too many in all.'],
    problems: [],
  })
  expect(JSON.stringify(configurations).length).toBeLessThan(LARGE)
})

test('files of a hundred editors have no more configurations than anybody chooses from, and that is said', async () => {
  const text = JSON.stringify({
    launch: { configurations: Array.from({ length: 150 }, (_, index) => ({ ...ONE, name: `c${index}` })) },
  })
  for (const name of ['a', 'b', 'c']) await runs.write(`${name}.code-workspace`, text)
  const { configurations, files } = await runs.list()
  expect(configurations).toHaveLength(200)
  expect(files?.map(({ found, note }) => [found, note])).toEqual([
    [150, null],
    [50, '100 more than are listed.'],
    [0, '150 more than are listed.'],
  ])
})

test('arguments that the settings of an editor add to every configuration are bounded together', async () => {
  const args = Array.from({ length: 9_000 }, (_, index) => `--web-define=N${index}=${'y'.repeat(80)}`)
  await runs.write('.vscode/settings.json', JSON.stringify({ 'dart.flutterRunAdditionalArgs': args }))
  await runs.launch(...Array.from({ length: 40 }, (_, index) => ({ ...ONE, name: `c${index}` })))
  const { configurations, files } = await runs.list()
  expect(configurations.length).toBeGreaterThan(0)
  expect(JSON.stringify(configurations).length).toBeLessThan(LARGE)
  expect(files?.[0]).toMatchObject({
    found: configurations.length,
    note: `${40 - configurations.length} more than are listed.`,
  })
})

test('one that names a file a thousand times is not read a thousand times: it cannot run', async () => {
  await runs.write('apps/one/e.json', '{"A": 1}')
  const args = Array.from({ length: 1_000 }, () => '--dart-define-from-file=e.json')
  await runs.launch({ ...ONE, name: 'a', args })
  const [found] = (await runs.list()).configurations
  expect(found?.file_values).toEqual({})
  expect(found?.problems).toEqual(['It names more than 50 define files.'])
})

test('values of several files are bounded together, and of names without a plain value the first are told', async () => {
  for (const name of ['e', 'f'])
    await runs.write(`apps/one/${name}.json`, JSON.stringify({ [name]: 'x'.repeat(600_000) }))
  const nested = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`N${index}`, []]))
  await runs.write('apps/one/g.json', JSON.stringify(nested))
  const naming = (name: string, ...files: string[]) => ({
    ...ONE,
    name,
    args: files.map((file) => `--dart-define-from-file=${file}.json`),
  })
  await runs.launch(naming('two', 'e', 'f'), naming('nested', 'g'))
  const [two, other] = (await runs.list()).configurations
  expect(two?.file_values).toEqual({})
  expect(two?.problems).toEqual(['Its define files hold more than 1 MB of values in all.'])
  expect(other?.warnings?.join()).toMatch(/^g\.json: N0, N1, .* 4980 more is no plain value/)
})
