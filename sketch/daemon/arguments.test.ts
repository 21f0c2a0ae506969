import { expect, test } from 'vitest'
import { parseArguments } from './arguments.ts'

test('the command line of the helper, with flags that make no difference to a sketch', () => {
  const argv =
    '--suppress-analytics run --machine -d web-server --web-hostname 127.0.0.1 --web-port 4711 --no-web-resources-cdn --no-pub --dart-define=A=b --dart-define X=y'
  expect(parseArguments(argv.split(' '))).toEqual({
    kind: 'run',
    hostname: '127.0.0.1',
    port: 4711,
    target: 'lib/main.dart',
    flavor: null,
    dartDefines: ['A=b', 'X=y'],
    defineFiles: [],
  })
})

test('values after an equals sign, and another target', () => {
  expect(parseArguments(['run', '--web-port=1', '-t', 'lib/other.dart'])).toMatchObject({
    port: 1,
    target: 'lib/other.dart',
  })
})

test('the target, flavor and defines in every form that flutter run takes', () => {
  const argv =
    'run -DA=b=c -D B= --dart-define=C=--x --flavor=dev --flavor prod --dart-define-from-file a.env --dart-define-from-file=b.json -tlib/a.dart'
  expect(parseArguments(argv.split(' '))).toMatchObject({
    target: 'lib/a.dart',
    flavor: 'prod',
    dartDefines: ['A=b=c', 'B=', 'C=--x'],
    defineFiles: ['a.env', 'b.json'],
  })
  expect(parseArguments(['run', '--no-pub', 'lib/main_dev.dart'])).toMatchObject({
    target: 'lib/main_dev.dart',
  })
})

test.each([
  [['run', '--web-port', '99999'], 'Invalid port: 99999', 1],
  [['run', '--web-hostname', 'any'], 'this machine only', 1],
  [['devices'], 'Usage', 64],
])('%j is refused', (argv, message, exitCode) => {
  const result = parseArguments(argv)
  expect(result).toMatchObject({ kind: 'unusable', exitCode })
  expect(result.kind === 'unusable' && result.message).toContain(message)
})
