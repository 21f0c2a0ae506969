import { readdir } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openRuns, valueOf } from './testing/open-runs.ts'

let runs: Awaited<ReturnType<typeof openRuns>>
beforeEach(async () => {
  runs = await openRuns()
})
afterEach(() => runs.remove())

const ONE = 'apps/one/lib/main.dart'
const idOf = async (name: string) =>
  (await runs.list()).configurations.find((one) => one.name === name)?.id ?? 'none'

describe('a choice is refused as the start would be, and nothing changes', { tags: 'P-429' }, () => {
  test.each([
    [
      'its entry point is gone',
      { program: 'apps/one/lib/gone.dart' },
      undefined,
      'lib/gone.dart is not there',
    ],
    [
      'a define file is missing',
      { program: ONE, args: ['--dart-define-from-file=e.json'] },
      undefined,
      'e.json is not there',
    ],
    [
      'it is not JSON',
      { program: ONE, args: ['--dart-define-from-file=e.json'] },
      '{"A": 1,}',
      'it is not valid JSON',
    ],
    [
      'a line of it is broken',
      { program: ONE, args: ['--dart-define-from-file=e.json'] },
      'A B',
      'line 1 is not NAME=value',
    ],
    [
      'a variable is not filled in',
      { program: ONE, args: ['--dart-define=A=${input:a}'] },
      undefined,
      '${input:a} is not filled in',
    ],
    ['a define has no name', { program: ONE, args: ['--dart-define', 'A'] }, undefined, 'has no value'],
  ])('%s', async (_, configuration, file, why) => {
    if (file !== undefined) await runs.write('apps/one/e.json', file)
    await runs.launch({ name: 'good', program: ONE }, { name: 'bad', ...configuration })
    const good = await idOf('good')
    valueOf(await runs.choose('development', good))
    const refused = await runs.choose('development', await idOf('bad'))
    expect(refused).toMatchObject({ ok: false, problem: { code: 'run-configuration-unusable' } })
    expect(refused.ok ? '' : refused.problem.detail).toContain(why)
    expect((await runs.list()).chosen).toEqual({ development: good, production: null })
    expect(await readdir(runs.home)).not.toContain('run-values')
  })

  test('one that is not there', async () => {
    expect(await runs.choose('production', 'never')).toMatchObject({
      problem: { code: 'run-configuration-gone' },
    })
    expect((await runs.list()).chosen).toEqual({ development: null, production: null })
  })
})

test('a define file with nested values can be chosen, and says what the app gets', async () => {
  await runs.write('apps/one/e.json', '{"L": {"a": [1]}}')
  await runs.launch({ name: 'nested', program: ONE, args: ['--dart-define-from-file=e.json'] })
  const [found] = (await runs.list()).configurations
  expect(found?.warnings).toEqual([
    'e.json: L is no plain value, so the app gets it as Dart text and not as JSON.',
  ])
  expect(found?.file_values).toEqual({ L: '{a: [1]}' })
  expect(await runs.choose('development', found?.id ?? '')).toMatchObject({ ok: true })
})

test('two apps of one name: each has the configurations that name its folder', async () => {
  await runs.write('apps/two/pubspec.yaml', 'name: one\n')
  await runs.write('apps/two/lib/main.dart', 'void main() {}\n')
  await runs.launch({ name: 'dev', program: ONE }, { name: 'dev', program: 'apps/two/lib/main.dart' })
  const { configurations, files } = await runs.list()
  expect(configurations.map(({ name, target }) => [name, target])).toEqual([['dev', 'lib/main.dart']])
  expect(files).toEqual([
    { file: '.vscode/launch.json', found: 1, note: '1 of another app.', severity: 'info' },
  ])
  const two = { program: 'apps/two/lib/main.dart' }
  await runs.launch({ name: 'dev', program: ONE }, { name: 'dev', ...two }, { name: 'live', ...two })
  expect((await runs.list()).files?.[0]?.note).toBe('2 of other apps.')
})

test('a broken launch file: what stands before the break, and nothing of a half', async () => {
  await runs.write(
    '.vscode/launch.json',
    `{ // ours\n"configurations": [\n{"name": "a", "type": "dart", "request": "launch", "program": "${ONE}",},\n{"name": "b", "type": "dart" "request"`,
  )
  const { configurations, files } = await runs.list()
  expect(configurations.map(({ name }) => name)).toEqual(['a'])
  expect(files?.[0]).toMatchObject({
    note: expect.stringContaining('It is broken at line 4.'),
    severity: 'warning',
  })
})

describe('a run on a device', { tags: 'P-428' }, () => {
  test('has flavor and entry point, none of the options for a browser, and values of its own', async () => {
    await runs.launch({
      name: 'dev',
      program: 'apps/one/lib/main_dev.dart',
      args: [
        '--flavor=dev',
        '--dart-define=A=b=c\nd',
        '--web-renderer=html',
        '--wasm',
        '--no-pub',
        '-d',
        'x',
      ],
    })
    valueOf(await runs.choose('development', await idOf('dev')))
    const { run } = valueOf(await runs.prepareOnDevice('development', runs.app, '3.41.2'))
    expect(run.args).toEqual([
      '--target=lib/main_dev.dart',
      '--flavor=dev',
      expect.stringMatching(/^--dart-define-from-file=.*run-values/),
      '--no-pub',
    ])
    expect(run.defines).toEqual({ A: 'b=c\nd' })
    expect(run.notes).toEqual([
      '-d is left out.',
      '--web-renderer is left out. It is for the web.',
      '--wasm is left out. It is for the web.',
    ])
    // the frame refuses what its version does not know
    expect(await runs.wanted('development', runs.app, '3.41.2')).toMatchObject({
      problem: { code: 'run-argument-unknown' },
    })
  })

  test('takes a flavor with the one version that refuses it on the web', async () => {
    const { id } = valueOf(await runs.save({ name: 'dev', flavor: 'dev' }))
    valueOf(await runs.choose('development', id))
    expect(await runs.wanted('development', runs.app, '3.19.0')).toMatchObject({ ok: false })
    expect(await runs.prepareOnDevice('development', runs.app, '3.19.0')).toMatchObject({ ok: true })
  })
})
