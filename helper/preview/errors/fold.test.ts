import { expect, test } from 'vitest'
import { readDiagnostics } from './diagnostics.ts'
import { foldDiagnostics } from './fold.ts'
import { mergeTwins } from './twins.ts'

const fold = (...lines: string[]) =>
  foldDiagnostics(readDiagnostics(lines)).map(({ location, line, message, count, following }) => ({
    at: `${location}:${line}`,
    message: message.split('\n')[0],
    count,
    following,
  }))

test('a missing package: its import, and every name that it would have brought', { tags: 'P-158' }, () => {
  expect(
    fold(
      "Error: Couldn't resolve the package 'http' in 'package:http/http.dart'.",
      "lib/api.dart:1:8: Error: Not found: 'package:http/http.dart'",
      "lib/api.dart:5:3: Error: 'Client' isn't a type.",
      "lib/api.dart:9:10: Error: Undefined name 'post'.",
      "lib/api.dart:12:10: Error: The method 'get' isn't defined for the type 'Api'.",
      "lib/other.dart:3:1: Error: Type 'Wrong' not found.",
    ),
  ).toEqual([
    {
      at: 'lib/api.dart:1',
      message: "Couldn't resolve the package 'http' in 'package:http/http.dart'.",
      count: 1,
      following: 4,
    },
    { at: 'lib/other.dart:3', message: "Type 'Wrong' not found.", count: 1, following: 0 },
  ])
})

test('a file that is gone, imported by two', () => {
  expect(
    fold(
      "lib/a.dart:1:8: Error: Error when reading 'lib/gone.dart': No such file or directory",
      "lib/b.dart:1:8: Error: Error when reading 'lib/gone.dart': No such file or directory",
      "lib/b.dart:4:8: Error: Method not found: 'Gone'.",
    ),
  ).toMatchObject([{ at: 'lib/a.dart:1', following: 2 }])
})

test('one missing name in many places', { tags: 'P-158' }, () => {
  expect(
    fold(
      "lib/a.dart:3:1: Error: Type 'Foo' not found.",
      "lib/a.dart:3:1: Error: 'Foo' isn't a type.",
      "lib/b.dart:7:1: Error: 'Foo' isn't a type.",
      "lib/b.dart:8:1: Error: 'Bar' isn't a type.",
    ),
  ).toMatchObject([
    { at: 'lib/a.dart:3', following: 2 },
    { at: 'lib/b.dart:8', following: 0 },
  ])
})

test('a member that two types miss is two mistakes', () => {
  const missing = (line: number, type: string) =>
    `lib/a.dart:${line}:1: Error: The getter 'name' isn't defined for the type '${type}'.`
  expect(fold(missing(3, 'User'), missing(9, 'User'), missing(12, 'Team'))).toMatchObject([
    { at: 'lib/a.dart:3', following: 1 },
    { at: 'lib/a.dart:12', following: 0 },
  ])
})

test('a parser that lost its way; a mistake further down is another', () => {
  expect(
    fold(
      "lib/a.dart:3:1: Error: Expected ';' after this.",
      "lib/a.dart:4:1: Error: Expected an identifier, but got ')'.",
      "lib/a.dart:6:1: Error: Unexpected token ';'.",
      "lib/a.dart:40:1: Error: Expected ';' after this.",
      "lib/b.dart:4:1: Error: Expected ';' after this.",
    ),
  ).toMatchObject([
    { at: 'lib/a.dart:3', following: 2 },
    { at: 'lib/a.dart:40', following: 0 },
    { at: 'lib/b.dart:4', following: 0 },
  ])
})

test('a bracket that is never closed takes what is unknown in its file with it, not what is plainly wrong', () => {
  expect(
    fold(
      "lib/a.dart:3:1: Error: Can't find '}' to match '{'.",
      "lib/a.dart:60:1: Error: Expected a declaration, but got ''.",
      "lib/a.dart:61:1: Error: Undefined name 'build'.",
      'lib/a.dart:70:1: Error: Too few positional arguments: 1 required, 0 given.',
    ),
  ).toMatchObject([
    { at: 'lib/a.dart:3', following: 2 },
    { at: 'lib/a.dart:70', following: 0 },
  ])
})

test('the very same is counted', () => {
  const line = 'lib/a.dart:3:1: Error: Too many positional arguments.'
  expect(fold(line, line, line)).toMatchObject([{ count: 3, following: 0 }])
})

test('one `x++` on an unknown name is one mistake, printed as getter and as setter', () => {
  const lines = ['getter', 'setter'].flatMap((accessor) => [
    `lib/main.dart:67:7: Error: The ${accessor} '_countr' isn't defined for the class 'Page'.`,
    '    _countr++;',
    '    ^^^^^^^',
  ])
  const elsewhere = "lib/main.dart:70:9: Error: The getter '_countr' isn't defined for the class 'Page'."
  const merged = mergeTwins(readDiagnostics([...lines, elsewhere]))
  expect(merged.map(({ line }) => line)).toEqual([67, 70])
  expect(merged[0]?.text).toContain('The setter')
})
