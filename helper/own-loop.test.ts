import { expect, test } from 'vitest'
import { describeCloneFailure } from './cloning/clone-failure.ts'
import { showAddress } from './cloning/repository-address.ts'
import { foldDiagnostics } from './preview/errors/fold.ts'
import { readDiagnostics } from './preview/errors/diagnostics.ts'
import { locate } from './preview/errors/locate.ts'
import { describeEnding } from './preview/session/endings.ts'
import { describeSyncFailure } from './python-api/sync-failure.ts'
import { createLineRedactor } from './redaction/line-redactor.ts'
import { growthOf, IN_PROPORTION } from './testing/growth.ts'

const ENDED = { ending: { kind: 'exit', code: 1 }, errors: 0, name: 'Flutter' } as const
const inAKey = (line: string) => {
  const redact = createLineRedactor()
  redact('-----BEGIN PRIVATE KEY-----')
  return redact(line)
}

const located = (text: string) => locate('/app', text)

/** What reads a tool's words in the helper's own loop: the tool repeats what a repository's files or a server said. */
const READ: readonly (readonly [string, string, string, string, (text: string) => unknown])[] = [
  ['a line of a key', '', ' ', 'x', inAKey],
  ['a line of a key that no key has', '', 'A', '!', inAKey],
  ['a line of a key with quotes', '"', 'A\\n', '!', inAKey],
  ['the head of a compile error', 'a', ': Info: ', '\u2028', (text) => readDiagnostics([text])],
  [
    'the cause of a compile error',
    "a.dart:1:1: Error: Couldn't resolve the package '",
    "' in '",
    '',
    (text) => foldDiagnostics(readDiagnostics([text])),
  ],
  ['the place of a compile error', '', '/packages/flutter/lib/s', 'b', located],
  ['an encoded place', 'lib/', '%41', '%', located],
  ['a place with ways up', 'lib/', '../a/', '.dart', located],
  ['a place with an address', 'file:///', 'a/../%41/', '%2F', located],
  ['a place with a scheme', 'a', '-', '!', located],
  ['the end of a run', '', 'Target file "', '', (text) => describeEnding({ ...ENDED, lines: [text] })],
  ['a solver', '', 'Because ,', '', (text) => describeEnding({ ...ENDED, lines: [text] })],
  ['uv', '', '.python-version resolved to y', '', (text) => describeSyncFailure([text])],
  ['git', '', "transport '", '', (text) => describeCloneFailure(text, 'https://github.com/you/app')],
  ['an address', 'a://', ':', '', showAddress],
]

test.each(READ)('reading %s takes time in proportion to it', (_, begin, piece, end, read) => {
  const grown = (size: number) => begin + piece.repeat(size / piece.length) + end
  expect(growthOf(grown, read)).toBe(IN_PROPORTION)
})
