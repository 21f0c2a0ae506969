import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { closingLine, playwrightTally, readTally, skipReasons, sum, vitestTally } from './tally.mjs'

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
      testResults: [{ status: 'failed', assertionResults: [] }],
    }
    expect(vitestTally(report)).toEqual({ passed: 2, failed: 1, skipped: 1 })
  })

  test('a flaky journey and an error outside any test are failures', () => {
    const report = { stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 0 }, errors: [{}] }
    expect(playwrightTally(report)).toEqual({ passed: 4, failed: 2, skipped: 0 })
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
