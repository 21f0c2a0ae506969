import type { TestCase, TestFile } from '@mosaygent/contract'
import { hideSecrets, plainText } from '../../redaction/index.ts'
import { failurePlace, insideOf, placeOfTest } from './test-place.ts'
import type { StartedTest, TestEvent } from './test-events.ts'

/** More than any app has; what comes after them is not kept. */
const MOST_TESTS = 10_000
const KEPT_LINES = 60
const MAX_LINE = 500
const MAX_ERROR = 4_000

/** How far the run is. How many tests there are nobody knows before the last file is loaded. */
export interface TestProgress {
  readonly passed: number
  readonly failed: number
}

interface Running {
  readonly test: StartedTest
  readonly began: number
  ended: number | null
  outcome: TestCase['outcome']
  /** A step of the runner, which nobody wrote. */
  hidden: boolean
  readonly errors: string[]
  readonly stacks: string[]
  output: string[]
}

/** Puts the events of a run together, which may be of several tests at once and come after a test's end. */
export function createTestResults(app: string) {
  const suites = new Map<number, string>()
  const groups = new Map<number, string>()
  const tests = new Map<number, Running>()
  const ended = { passed: 0, failed: 0, skipped: 0, unfinished: 0 }
  let finished = false

  const take = (event: TestEvent): void => {
    switch (event.type) {
      case 'suite':
        suites.set(event.suite.id, event.suite.path ?? '')
        return
      case 'group':
        groups.set(event.group.id, event.group.name ?? '')
        return
      case 'testStart': {
        if (tests.size >= MOST_TESTS) return
        const { test, time } = event
        tests.set(test.id, {
          test,
          began: time,
          ended: null,
          outcome: 'unfinished',
          hidden: false,
          errors: [],
          stacks: [],
          output: [],
        })
        return
      }
      case 'testDone': {
        const one = tests.get(event.testID)
        if (one === undefined) return
        one.ended = event.time
        one.hidden = event.hidden
        one.outcome = event.skipped ? 'skipped' : event.result === 'success' ? 'passed' : 'failed'
        if (isShown(one)) ended[one.outcome] += 1
        return
      }
      case 'print': {
        const one = tests.get(event.testID)
        if (one === undefined) return
        const lines = event.message.split('\n').map((line) => shown(line, MAX_LINE).trimEnd())
        one.output = [...one.output, ...lines].slice(-KEPT_LINES)
        return
      }
      case 'error': {
        const one = tests.get(event.testID)
        if (one === undefined) return
        one.errors.push(event.error)
        one.stacks.push(event.stackTrace)
        // also one that comes after the test had passed
        one.outcome = 'failed'
        one.hidden = false
        return
      }
      case 'done':
        finished = true
    }
  }

  const caseOf = (one: Running): TestCase => {
    const { test, outcome } = one
    const names = test.groupIDs.map((id) => groups.get(id) ?? '').filter((name) => name !== '')
    const failed = outcome === 'failed'
    const suite = suites.get(test.suiteID) ?? ''
    return {
      name: test.name,
      title: shown(withoutPrefix(test.name, names.at(-1)), MAX_LINE),
      groups: names.map((name, at) => shown(withoutPrefix(name, names[at - 1]), MAX_LINE)),
      outcome,
      duration_ms: Math.max(0, (one.ended ?? one.began) - one.began),
      place:
        (failed ? failurePlace(app, suite, [...one.stacks, ...one.output]) : null) ??
        placeOfTest(app, suite, test),
      error: failed ? shown(one.errors.join('\n'), MAX_ERROR) : null,
      output: failed ? one.output : [],
    }
  }

  return {
    take,
    /** Whether the runner said that it is over. */
    finished: () => finished,
    progress: (): TestProgress => ({ passed: ended.passed, failed: ended.failed }),
    files(): readonly TestFile[] {
      const byFile = new Map<string, TestCase[]>()
      for (const one of tests.values()) {
        if (!isShown(one)) continue
        const file = insideOf(app, suites.get(one.test.suiteID) ?? '') ?? ''
        const cases = byFile.get(file)
        if (cases === undefined) byFile.set(file, [caseOf(one)])
        else cases.push(caseOf(one))
      }
      return [...byFile].map(([file, cases]) => ({ file, tests: cases }))
    },
  }
}

/** What loads a file is a test to the runner; shown where it fails. */
const isShown = ({ hidden, outcome, test }: Running) =>
  !hidden && (outcome === 'failed' || !(test.groupIDs.length === 0 && test.name.startsWith('loading ')))

const shown = (text: string, most: number) =>
  hideSecrets(text).split('\n').map(plainText).join('\n').slice(0, most)

function withoutPrefix(name: string, prefix: string | undefined): string {
  return prefix !== undefined && name.startsWith(`${prefix} `) ? name.slice(prefix.length + 1) : name
}
