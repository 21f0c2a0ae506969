import { describe, expect, test } from 'vitest'
import { createReportReader } from './read-report.ts'

const ROOT = '/home/zoé/mon api'
const event = (one: object) => `mosaygent-test event ${JSON.stringify(one)}`
const step = (id: string, when: string, outcome = 'passed', place: object | null = null) =>
  event({ kind: 'test', id, when, outcome, seconds: 0.01, place })

function read(...lines: readonly string[]) {
  const reader = createReportReader(ROOT)
  const taken = lines.map((line) => reader.read(line))
  return { taken, files: reader.files(), progress: reader.progress() }
}

describe('what the plugin of pytest tells', { tags: 'P-494' }, () => {
  test('each test with its groups and its parameters, below the root that pytest has', () => {
    const { files, progress } = read(
      event({ kind: 'begun', root: '/home/zoé' }),
      event({ kind: 'collected', count: 3 }),
      step('mon api/tests/test_a.py::TestSea::test_low[a::b]', 'setup'),
      step('mon api/tests/test_a.py::TestSea::test_low[a::b]', 'call'),
      step('mon api/tests/test_a.py::TestSea::test_low[a::b]', 'teardown'),
      step('mon api/tests/test_a.py::test_skipped', 'setup', 'skipped'),
      step('mon api/tests/test_a.py::test_skipped', 'teardown'),
      step('mon api/tests/test_a.py::test_begun', 'setup'),
    )
    expect(files).toEqual([
      {
        file: 'tests/test_a.py',
        tests: [
          expect.objectContaining({
            name: 'TestSea::test_low[a::b]',
            title: 'test_low[a::b]',
            groups: ['TestSea'],
            outcome: 'passed',
            duration_ms: 30,
          }),
          expect.objectContaining({ title: 'test_skipped', outcome: 'skipped' }),
          expect.objectContaining({ title: 'test_begun', outcome: 'unfinished' }),
        ],
      },
    ])
    expect(progress).toEqual({ passed: 1, failed: 0, of: 3 })
  })

  test.each(['setup', 'call', 'teardown'])('a failure of %s with why, where and what it printed', (when) => {
    const id = 'test_a.py::test_a'
    const before = ['setup', 'call', 'teardown'].slice(0, ['setup', 'call', 'teardown'].indexOf(when))
    const { files } = read(
      ...before.map((one) => step(id, one)),
      'mosaygent-test error     assert 1 == 2',
      'mosaygent-test error E   assert 1 == 2',
      'mosaygent-test output here',
      step(id, when, 'failed', { file: `${ROOT}/lib.py`, line: 3 }),
      step(id, 'teardown'),
    )
    expect(files[0]?.tests).toEqual([
      expect.objectContaining({
        outcome: 'failed',
        error: '    assert 1 == 2\nE   assert 1 == 2',
        output: ['here'],
        place: { file: 'lib.py', line: 3, column: 1 },
      }),
    ])
  })

  test('a file that cannot be read has one entry, without a name', () => {
    const { files } = read(
      'mosaygent-test error E   SyntaxError',
      event({ kind: 'broken', id: 'tests/test_a.py' }),
    )
    expect(files).toEqual([
      {
        file: 'tests/test_a.py',
        tests: [expect.objectContaining({ name: '', outcome: 'failed', error: 'E   SyntaxError' })],
      },
    ])
  })

  test('other lines are none of it; an event that is cut is passed over', () => {
    expect(read('tests/test_a.py .', 'mosaygent-test event {"kind": "te', event({ kind: 'new' }))).toEqual({
      taken: [false, true, true],
      files: [],
      progress: { passed: 0, failed: 0, of: null },
    })
  })
})
