import { describe, expect, test } from 'vitest'
import { unknownToVersion } from './check-version.ts'
import { readArguments } from './read-arguments.ts'
import { splitArguments } from '../../processes/split-arguments.ts'

describe('arguments of a run', () => {
  test(
    'in one element or two, the later target and value count, and a define keeps all behind its first “=”',
    { tags: 'P-416' },
    () => {
      const read = readArguments([
        'run',
        'lib/first.dart',
        '--dart-define',
        'URL=https://a?b=c,d\n-----',
        '-DURL2=x',
        '--dart-define=URL2=y ',
        '--dart-define-from-file',
        'env/dev.json',
        '--flavor',
        'dev',
        '-t',
        'lib/main_dev.dart',
        '--wasm',
        '--web-header',
        'A=B',
      ])
      expect(read).toEqual({
        target: 'lib/main_dev.dart',
        flavor: 'dev',
        defines: { URL: 'https://a?b=c,d\n-----', URL2: 'y ' },
        defineFiles: ['env/dev.json'],
        others: ['--wasm', '--web-header=A=B'],
        leftOut: [],
        problems: [],
      })
    },
  )

  test('what is ours is left out with its value, by name and with the reason', () => {
    const read = readArguments([
      '-d',
      'chrome',
      '--web-port=3000',
      '--machine',
      '--release',
      '--web-hostname',
      'x',
    ])
    expect(read.others).toEqual([])
    expect(read.leftOut.map(({ what }) => what)).toEqual([
      '-d',
      '--web-port',
      '--machine',
      '--release',
      '--web-hostname',
    ])
  })

  test('a flag that is switched off is the flag: ours, or unknown to a version', { tags: 'P-416' }, () => {
    const read = readArguments(['--no-machine', '--no-cross-origin-isolation', '--no-constructor'])
    expect(read.leftOut).toMatchObject([{ what: '--no-machine' }])
    expect(read.others).toEqual(['--no-cross-origin-isolation', '--no-constructor'])
    expect(unknownToVersion(read.others, '3.38.0')).toEqual([
      '--no-cross-origin-isolation needs Flutter 3.41 or newer. This is Flutter 3.38.0.',
    ])
    expect(unknownToVersion(read.others, '3.41.0')).toEqual([])
  })

  test('what no version takes is said', () => {
    const read = readArguments(['--flavor dev', '--dart-define=A', 'stray', '--target'])
    expect(read.problems).toEqual([
      '“--flavor dev” is one argument with a space in it: write it as two.',
      '--dart-define “A” has no value.',
      'Flutter takes no argument “stray”.',
      '--target has no value.',
    ])
  })

  test.each([
    ['--web-renderer=html', '3.27.1', []],
    ['--web-renderer=html', '3.29.0', ['--web-renderer is gone since Flutter 3.29. This is Flutter 3.29.0.']],
    [
      '--cross-origin-isolation',
      '3.38.2',
      ['--cross-origin-isolation needs Flutter 3.41 or newer. This is Flutter 3.38.2.'],
    ],
    ['--cross-origin-isolation', '3.41.0-1.0.pre', []],
    ['--cross-origin-isolation', null, []],
    ['--something-else', '3.0.0', []],
  ])('%s of Flutter %s: %j', (arg, version, expected) => {
    expect(unknownToVersion([arg], version)).toEqual(expected)
  })

  test('a line is split as a shell does', () => {
    expect(splitArguments(`-t "lib/my main.dart"  --dart-define='A=b c' a\\ b ""`)).toEqual([
      '-t',
      'lib/my main.dart',
      '--dart-define=A=b c',
      'a b',
      '',
    ])
  })
})
