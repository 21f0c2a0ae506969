import { join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { readTestEvent } from './test-events.ts'
import { createTestResults } from './collect-tests.ts'

const app = join(sep, 'home', 'zoé', 'my app')
const suite = join(app, 'test', 'tide_test.dart')
const url = pathToFileURL(suite).href

/** As the runner prints them for one file with a group of three tests. */
const EVENTS = [
  { type: 'start', protocolVersion: '0.1.1', pid: 1, time: 0 },
  { type: 'suite', suite: { id: 0, platform: 'vm', path: suite }, time: 0 },
  {
    type: 'testStart',
    test: { id: 1, name: `loading ${suite}`, suiteID: 0, groupIDs: [], line: null },
    time: 0,
  },
  { type: 'testDone', testID: 1, result: 'success', skipped: false, hidden: true, time: 900 },
  { type: 'group', group: { id: 2, suiteID: 0, parentID: null, name: '' }, time: 900 },
  { type: 'group', group: { id: 3, suiteID: 0, parentID: 2, name: 'tide' }, time: 900 },
  { type: 'group', group: { id: 4, suiteID: 0, parentID: 3, name: 'tide at night' }, time: 900 },
  {
    type: 'testStart',
    test: { id: 5, name: 'tide at night rises', suiteID: 0, groupIDs: [2, 3, 4], line: 7, column: 5, url },
    time: 1_000,
  },
  { type: 'testDone', testID: 5, result: 'success', skipped: false, hidden: false, time: 1_012 },
  {
    type: 'testStart',
    test: {
      id: 6,
      name: 'shows the hour',
      suiteID: 0,
      groupIDs: [2],
      line: 184,
      column: 5,
      url: 'package:flutter_test/src/widget_tester.dart',
      root_line: 12,
      root_column: 3,
      root_url: url,
    },
    time: 1_020,
  },
  { type: 'print', testID: 6, messageType: 'print', message: `The finder found \u001b[31mnothing\u001b[0m` },
  {
    type: 'print',
    testID: 6,
    messageType: 'print',
    message: `#4  main.<anonymous closure> (${url}:14:7)`,
  },
  { type: 'error', testID: 6, error: 'Test failed. See logs.', stackTrace: 'dart:async  x', isFailure: true },
  { type: 'testDone', testID: 6, result: 'error', skipped: false, hidden: false, time: 1_520 },
  {
    type: 'testStart',
    test: { id: 7, name: 'later', suiteID: 0, groupIDs: [2], line: 20, column: 3, url },
    time: 1_600,
  },
  { type: 'testDone', testID: 7, result: 'success', skipped: true, hidden: false, time: 1_600 },
  { type: 'done', success: false, time: 1_700 },
]

function play(events: readonly object[]) {
  const results = createTestResults(app)
  for (const event of events) {
    const read = readTestEvent(JSON.stringify(event))
    if (read !== null && read !== 'other') results.take(read)
  }
  return results
}

test(
  'the events of a run become files and tests, with durations, groups and places',
  { tags: 'P-442' },
  () => {
    const results = play(EVENTS)
    expect([results.finished(), results.progress()]).toEqual([true, { passed: 1, failed: 1 }])
    expect(results.files()).toEqual([
      {
        file: 'test/tide_test.dart',
        tests: [
          {
            name: 'tide at night rises',
            title: 'rises',
            groups: ['tide', 'at night'],
            outcome: 'passed',
            duration_ms: 12,
            place: { file: 'test/tide_test.dart', line: 7, column: 5 },
            error: null,
            output: [],
          },
          {
            name: 'shows the hour',
            title: 'shows the hour',
            groups: [],
            outcome: 'failed',
            duration_ms: 500,
            // where it failed, and not where it begins
            place: { file: 'test/tide_test.dart', line: 14, column: 7 },
            error: 'Test failed. See logs.',
            output: ['The finder found nothing', `#4  main.<anonymous closure> (${url}:14:7)`],
          },
          expect.objectContaining({ title: 'later', outcome: 'skipped' }),
        ],
      },
    ])
  },
)

test('a file that does not load is a failure with the compiler’s words', () => {
  const results = play([
    EVENTS[1] ?? {},
    EVENTS[2] ?? {},
    {
      type: 'error',
      testID: 1,
      error: "Failed to load:\ntest/tide_test.dart:3:7: Error: Undefined name 'a'.",
      stackTrace: '',
    },
    { type: 'testDone', testID: 1, result: 'error', skipped: false, hidden: false, time: 5 },
  ])
  expect(results.files()).toMatchObject([
    {
      file: 'test/tide_test.dart',
      tests: [{ outcome: 'failed', error: expect.stringContaining('Undefined') }],
    },
  ])
})

test('what fails after its end has failed; a test without an end is unfinished', () => {
  const late = play([
    ...EVENTS.slice(0, 9),
    { type: 'error', testID: 5, error: 'late', stackTrace: 'test/tide_test.dart 8:1  main' },
    ...EVENTS.slice(9, 10),
  ])
  expect(late.files()[0]?.tests).toMatchObject([
    { outcome: 'failed', place: { line: 8 } },
    { outcome: 'unfinished', duration_ms: 0 },
  ])
})

test('frames of packages and of other folders are no place', () => {
  const other = play([
    ...EVENTS.slice(0, 10),
    { type: 'error', testID: 6, error: 'x', stackTrace: 'package:a/a.dart 1:1  b\n/etc/other.dart 3:4  c' },
    { type: 'testDone', testID: 6, result: 'failure', time: 2_000 },
  ])
  // then where it is written
  expect(other.files()[0]?.tests[1]).toMatchObject({ place: { line: 12, column: 3 } })
})

test.each([
  ['Resolving dependencies...', null],
  ['[1/2] Web SDK', null],
  ['[{"event":"test.startedProcess","params":{}}]', 'other'],
  ['{"type":"debug"}', 'other'],
  ['{"type":"testDone","testID":"x"}', 'other'],
  ['{broken', null],
])('%s', (line, read) => {
  expect(readTestEvent(line)).toEqual(read)
})
