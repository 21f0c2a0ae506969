import { isAbsolute, join, relative, sep } from 'node:path'
import type { TestCase } from '@mosaygent/contract'
import { pathOfFileUrl } from '../../foreign-files/index.ts'
import type { StartedTest } from './test-events.ts'

type Place = TestCase['place']

/** A path relative to the app, with forward slashes; null: it lies outside. */
export function insideOf(app: string, path: string): string | null {
  if (path === '') return null
  const inside = relative(app, isAbsolute(path) ? path : join(app, path))
  return inside === '' || inside.startsWith('..') || isAbsolute(inside) ? null : inside.replaceAll(sep, '/')
}

/** Where the test is written: in its own file, also where a function of a package made it. */
export function placeOfTest(app: string, suite: string, test: StartedTest): Place {
  const own = test.root_url ? [test.root_line, test.root_column] : [test.line, test.column]
  const url = test.root_url ?? test.url
  const file = insideOf(app, pathOfFileUrl(url ?? '') ?? '')
  const [line, column] = own
  if (file === null || file !== insideOf(app, suite) || !line) return null
  return { file, line, column: column ?? 1 }
}

/** A frame of the runner's stack traces, `test/a_test.dart 12:5  main.<fn>`, and one of Dart's own. */
const FRAMES = [/^\s*(\S.*?\.dart) (\d+):(\d+)\s/, /\((file:\/\/\/.+?\.dart):(\d+):(\d+)\)/]

/** The first frame in the test's own file, else the first in the app. */
export function failurePlace(app: string, suite: string, texts: readonly string[]): Place {
  const own = insideOf(app, suite)
  let first: Place = null
  for (const line of texts.flatMap((text) => text.split('\n'))) {
    const place = frameIn(app, line)
    if (place?.file === own) return place
    first ??= place
  }
  return first
}

function frameIn(app: string, line: string): Place {
  // no frame is longer, and no expression has to go through a line of megabytes
  const text = line.slice(0, 2_000)
  for (const frame of FRAMES) {
    const [, path, at, column] = frame.exec(text) ?? []
    // `package:` and `dart:` name no file of the app
    if (path === undefined || /^(?!file:)[a-z-]{2,}:/.test(path)) continue
    const file = insideOf(app, path.startsWith('file:') ? (pathOfFileUrl(path) ?? '') : path)
    if (file !== null) return { file, line: Number(at), column: Number(column) }
  }
  return null
}
