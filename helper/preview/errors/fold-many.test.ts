import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzz } from '../../testing/fuzz.ts'
import { growthOf, IN_PROPORTION } from '../../testing/growth.ts'
import { type Cause, causeOf } from './cause.ts'
import { type PrintedDiagnostic, readDiagnostics } from './diagnostics.ts'
import { foldDiagnostics } from './fold.ts'
import { mergeTwins } from './twins.ts'

const read = (text: string) => foldDiagnostics(mergeTwins(readDiagnostics(text.split('\n'))))

/** What a compile may say thousands of times, each a little different. */
const SAID: readonly (readonly [string, (at: number) => string])[] = [
  ['mistakes of their own', (at) => `lib/a.dart:${at}:1: Error: Too few arguments.`],
  ['the very same', () => 'lib/a.dart:1:1: Error: Too few arguments.'],
  ['names', (at) => `lib/a.dart:${at}:1: Error: Undefined name 'a${at}'.`],
  ['files', (at) => `lib/${at}.dart:1:1: Error: Undefined name 'a${at}'.`],
  ['one name', (at) => `lib/${at}.dart:1:1: Error: Undefined name 'a'.`],
  [
    'accessors',
    (at) =>
      `lib/a.dart:${at >> 1}:1: Error: The ${at % 2 ? 'g' : 's'}etter 'a' isn't defined for the type 'A'.`,
  ],
  [
    'accessors at one place',
    (at) => `lib/a.dart:1:1: Error: The getter 'a${at}' isn't defined for the type 'A'.`,
  ],
  ['imports', (at) => `lib/a.dart:${at}:1: Error: Not found: 'package:a/${at}.dart'`],
  ['importing files', (at) => `lib/${at}.dart:1:1: Error: Not found: 'package:a/a.dart'`],
  ['imports without a place', (at) => `Error: Couldn't resolve the package 'a' in '${at}'.`],
  ['complaints of the parser', (at) => `lib/a.dart:${at * 9}:1: Error: Expected ';' after this.`],
  ['a row of complaints', (at) => `lib/a.dart:${at}:1: Error: Expected ';' after this.`],
  ['brackets', (at) => `lib/${at}.dart:1:1: Error: Can't find '}' to match '{'.`],
  ['contexts', (at) => `lib/a.dart:${at}:1: Context: This is it.`],
]

/** In characters: one comparison for each two of a few hundred errors does not show. */
const LARGEST = 256 * 1024
const ERROR = 'lib/a.dart:1:1: Error: Too few arguments.\n'
const many = (line: (at: number) => string) => (size: number) => {
  const lines: string[] = []
  for (let at = 0, length = 0; length < size; at += 1) length += lines[lines.push(line(at)) - 1]?.length ?? 0
  return ERROR + lines.join('\n')
}

test.each(SAID)('folding errors takes time in proportion to how many there are: %s', (_, line) => {
  expect(growthOf(many(line), read, LARGEST)).toBe(IN_PROPORTION)
})

/** The rules, one error held against all before it. */
function foldPlainly(diagnostics: readonly PrintedDiagnostic[]) {
  const heads: {
    of: PrintedDiagnostic
    cause: Cause
    count: number
    following: number
    files: unknown[]
    last: number
  }[] = []
  for (const one of diagnostics) {
    const same = heads.find(({ of }) => placeOf(of) === placeOf(one) && of.message === one.message)
    if (same !== undefined) {
      same.count += 1
      continue
    }
    const cause = causeOf(one.message)
    const last = one.line ?? Number.NaN
    const head = heads.find(({ cause: by, ...above }) => {
      const here = one.location !== null && above.files.includes(one.location)
      if (by.kind === 'import' && cause.kind === 'import') return by.target === cause.target
      if (by.kind === 'import') return here && cause.kind === 'name'
      if (by.kind === 'name') return cause.kind === 'name' && by.name === cause.name
      if (by.kind === 'other' || !here) return false
      if (by.unbalanced) return cause.kind === 'name' || cause.kind === 'syntax'
      return cause.kind === 'syntax' && Math.abs(above.last - last) <= 3
    })
    if (head === undefined) {
      heads.push({ of: one, cause, count: 1, following: 0, files: [one.location], last })
      continue
    }
    head.following += 1
    head.last = last
    if (cause.kind !== 'import') continue
    head.files.push(one.location)
    const { location, line, column } = one
    if (head.of.location === null) head.of = { ...head.of, location, line, column }
  }
  return heads.map(({ of, count, following }) => Object.assign({}, of, { count, following }))
}
const placeOf = ({ location, line, column }: PrintedDiagnostic) => JSON.stringify([location, line, column])

const MESSAGES = ['a', 'b']
  .flatMap((name) => [
    `Couldn't resolve the package 'p' in '${name}'.`,
    `Not found: '${name}'`,
    `Undefined name '${name}'.`,
    `The getter '${name}' isn't defined for the class 'A'.`,
    `The setter '${name}' isn't defined for the class 'A'.`,
  ])
  .concat(
    "Can't find '}' to match '{'.",
    "Expected ';' after this.",
    'Unexpected token.',
    'Too few arguments.',
  )
const PLACES = fc.option(
  fc.record({ location: fc.constantFrom('a.dart', 'b.dart'), line: fc.option(fc.nat({ max: 24 })) }),
)
const DIAGNOSTIC = fc
  .record({ message: fc.constantFrom(...MESSAGES), place: PLACES })
  .map(({ message, place }): PrintedDiagnostic => ({
    location: place?.location ?? null,
    line: place?.line ?? null,
    column: place === null || place.line === null ? null : 1,
    message,
    text: message,
    related: [],
  }))

test('property: each error is found the one that it follows from, the first of several', async () => {
  await fuzz(
    fc.property(fc.array(DIAGNOSTIC, { maxLength: 60 }), (diagnostics) => {
      expect(foldDiagnostics(diagnostics)).toEqual(foldPlainly(diagnostics))
    }),
    300,
  )
})
