import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  closingLine,
  playwrightTally,
  namedLines,
  readTally,
  skipReasons,
  sum,
  vitestTally,
} from './tally.mjs'

describe('the closing line', () => {
  test('adds up all runners', () => {
    const total = sum([
      { passed: 3, failed: 0, skipped: 1 },
      { passed: 2, failed: 1, skipped: 0 },
    ])
    expect(closingLine(total)).toBe('5 passed, 1 failed, 1 skipped')
  })

  test('a file that could not be loaded is a failure', () => {
    const report = {
      numPassedTests: 2,
      numFailedTests: 0,
      numPendingTests: 1,
      testResults: [
        { name: 'a.test.ts', status: 'failed', message: 'no such file\n at', assertionResults: [] },
      ],
    }
    expect(vitestTally(report)).toEqual({
      passed: 2,
      failed: 1,
      skipped: 1,
      repeated: [],
      failures: ['a.test.ts: no such file'],
    })
  })

  test('an error outside any test is a failure, and a journey that passed at the second try is named', () => {
    const results = [{ errors: [{ message: '\u001B[31mnot visible\u001B[39m\nmore' }] }, { errors: [] }]
    const suites = [{ suites: [{ specs: [{ title: 'one', tests: [{ status: 'flaky', results }] }] }] }]
    const report = {
      stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 0 },
      errors: [{ message: 'the port is taken\n at' }],
      suites,
    }
    const tally = playwrightTally(report)
    expect(tally).toEqual({
      passed: 5,
      failed: 1,
      skipped: 0,
      repeated: ['one: not visible'],
      failures: ['the port is taken'],
    })
    expect(namedLines(sum([tally, { passed: 1, failed: 0, skipped: 0 }]))).toEqual([
      'Failed: the port is taken',
      'Passed at the second try, a race to be found: one: not visible',
    ])
  })

  test('a unit test that passed at the second try is named with what the first one said', () => {
    const assertionResults = [
      { fullName: 'one', status: 'passed', failureMessages: ['expected 1 to be 2\n  at'] },
      { fullName: 'two', status: 'passed', failureMessages: [] },
      { fullName: 'three', status: 'failed', failureMessages: ['always'] },
    ]
    const report = {
      numPassedTests: 2,
      numFailedTests: 1,
      numPendingTests: 0,
      testResults: [{ status: 'failed', assertionResults }],
    }
    expect(vitestTally(report)).toMatchObject({
      passed: 2,
      failed: 1,
      repeated: ['one: expected 1 to be 2'],
      failures: ['three: always'],
    })
  })

  test('what a journey skipped is told with its reason, also inside groups', () => {
    const spec = (title, status, annotations) => ({ title, tests: [{ status, annotations }] })
    const suites = [
      {
        specs: [spec('one', 'expected', []), spec('two', 'skipped', [])],
        suites: [
          { specs: [spec('three', 'skipped', [{ type: 'skip', description: 'no Flutter SDK on PATH' }])] },
        ],
      },
    ]
    expect(skipReasons({ suites })).toEqual(['two: no reason given', 'three: no Flutter SDK on PATH'])
  })

  test('a runner without a report has failed, and says so', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
    onTestFinished(() => error.mockRestore())
    expect(await readTally('no such file', vitestTally)).toEqual({ passed: 0, failed: 1, skipped: 0 })
    expect(error).toHaveBeenCalledWith(expect.stringContaining('No report from the test runner'))
  })
})
