import type { TestCase, TestRun } from '@mosaygent/contract'

/** Puts the tests that were run alone into the places that they had; all others stay as they ended before. */
export function mergeRun(before: TestRun, alone: TestRun): TestRun {
  const ended = new Map(
    alone.files.flatMap(({ file, tests }) => tests.map((test) => [keyOf(file, test), test])),
  )
  const files = before.files.map(({ file, tests }) => ({
    file,
    tests: tests.map((test) => ended.get(keyOf(file, test)) ?? test),
  }))
  return { ...alone, files, counts: countTests(files) }
}

/** Puts the tests of a file that was run alone into the place of those that it had; all others stay. */
export function replaceFile(before: TestRun, alone: TestRun, file: string): TestRun {
  const found = alone.files.find((one) => one.file === file)
  const files = before.files.map((one) => (one.file === file ? (found ?? one) : one))
  return { ...alone, files, counts: countTests(files) }
}

const keyOf = (file: string, { name }: TestCase) => JSON.stringify([file, name])

export function countTests(files: TestRun['files']): TestRun['counts'] {
  const counts = { passed: 0, failed: 0, skipped: 0, unfinished: 0 }
  for (const { tests } of files) for (const { outcome } of tests) counts[outcome] += 1
  return counts
}
