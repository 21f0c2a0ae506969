import { expect, test } from 'vitest'
import { describeEnding } from './endings.ts'

const ended = (code: number, ...lines: string[]) =>
  describeEnding({ ending: { kind: 'exit', code }, lines, errors: 0, name: 'Flutter' })

/** What the recordings do not have; those that they have are played in the session's own tests. */
test.each([
  ['Error: Unable to find git in your PATH.', 1, 'Install git'],
  ['Error: The Flutter directory is not a clone of the GitHub project.', 1, 'Install Flutter again'],
  ['Failed to download https://x/y.zip', 1, 'Check the network connection'],
  [
    "Error: Unable to 'pub upgrade' flutter tool. Retrying in five seconds... (1 tries left)",
    1,
    'build its own tool',
  ],
  ['Because my_app requires SDK version ^3.13.0, version solving failed.', 1, 'Dart ^3.13.0'],
  [
    'FileSystemException: writeFrom failed (OS Error: No space left on device, errno = 28)',
    1,
    'disk is full',
  ],
  [
    `'"C:\\flutter\\bin\\cache\\dart-sdk\\bin\\dart.exe"' is not recognized as an internal or external command,`,
    1,
    'bin/cache',
  ],
  ["Can't load Kernel binary: Invalid SDK hash.", 253, 'bin/cache'],
  ['Failed to open or create the artifact cache lockfile: "x"', 1, 'write into its own folder'],
  ['The Dart compiler exited unexpectedly.', 1, 'lack of memory'],
  ['Waiting for another flutter command to release the startup lock...', 0, 'Wait until that one is done'],
  ['something nobody knows', 13, 'exit code 13: something nobody knows'],
])('%s', (line, code, words) => {
  const sentence = ended(code, 'noise before', line)
  expect(sentence).toContain(words)
})

test('ended by a signal, and never begun', () => {
  const how = (ending: Parameters<typeof describeEnding>[0]['ending']) =>
    describeEnding({ ending, lines: [], errors: 0, name: 'The sketch preview' })
  expect(how({ kind: 'signal', signal: 'SIGKILL' })).toContain('SIGKILL, perhaps for lack of memory')
  expect(how({ kind: 'signal', signal: 'SIGSEGV' })).toContain('(SIGSEGV)')
  expect(how({ kind: 'missing', message: 'x was not found' })).toBe(
    'The sketch preview could not be started: x was not found.',
  )
})
