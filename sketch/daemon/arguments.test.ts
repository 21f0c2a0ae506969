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
  })
})

test('values after an equals sign, and another target', () => {
  expect(parseArguments(['run', '--web-port=1', '-t', 'lib/other.dart'])).toMatchObject({
    port: 1,
    target: 'lib/other.dart',
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
