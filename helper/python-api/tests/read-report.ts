import { relative, resolve, sep } from 'node:path'
import type { TestCase, TestFile } from '@mosaygent/contract'
import * as z from 'zod/mini'

const MARK = 'mosaygent-test '
const Event = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('begun'), root: z.string() }),
  z.object({ kind: z.literal('collected'), count: z.number() }),
  z.object({ kind: z.literal('broken'), id: z.string() }),
  z.object({
    kind: z.literal('test'),
    id: z.string(),
    when: z.enum(['setup', 'call', 'teardown']),
    outcome: z.enum(['passed', 'failed', 'skipped']),
    seconds: z.number(),
    place: z.nullable(z.object({ file: z.string(), line: z.number() })),
  }),
])
const MOST_TESTS = 10_000
const MOST_LINES = 300

/** Whether a line of the report says what became of a test, and holds nothing that the test printed. */
export const isEvent = (line: string) => line.startsWith(`${MARK}event `)

export interface ReportReader {
  /** Whether the line was one of the report. */
  read(line: string): boolean
  /** How many tests have ended, of how many; `of` null: not known yet. */
  progress(): { readonly passed: number; readonly failed: number; readonly of: number | null }
  files(): readonly TestFile[]
}

/** Reads the lines of `mosaygent_report.py`, which begin with its mark; places are relative to the API's folder. */
export function createReportReader(codebase: string): ReportReader {
  let root = codebase
  let of: number | null = null
  let error: string[] = []
  let output: string[] = []
  const tests = new Map<string, { readonly file: string; readonly test: TestCase }>()
  const shown = (file: string) => {
    const path = relative(codebase, resolve(root, file))
    return path.split(sep).join('/')
  }

  const keep = (id: string, more: Partial<TestCase> & Pick<TestCase, 'outcome'>) => {
    const { file, ...names } = namesOf(id)
    const before = tests.get(id)?.test
    if (before === undefined && tests.size >= MOST_TESTS) return
    // a failure of setup or teardown is the test's, and nothing that comes later makes it good
    const outcome = before?.outcome === 'failed' ? before.outcome : more.outcome
    const rest = { duration_ms: 0, place: null, error: null, output: [], ...before }
    const told = before?.outcome === 'failed' && more.outcome !== 'failed' ? {} : more
    const duration_ms = Math.round(rest.duration_ms + (more.duration_ms ?? 0))
    tests.set(id, { file: shown(file), test: { ...rest, ...names, ...told, outcome, duration_ms } })
  }

  const take = (event: z.infer<typeof Event>) => {
    const failure = { error: error.join('\n'), output }
    switch (event.kind) {
      case 'begun':
        root = event.root
        break
      case 'collected':
        of = event.count
        break
      case 'broken':
        keep(event.id, { outcome: 'failed', ...failure })
        break
      case 'test': {
        const { outcome, when, seconds, place } = event
        // only the call says that it is good
        const sofar = outcome === 'passed' && when === 'setup' ? 'unfinished' : outcome
        const goes = when === 'teardown' && outcome === 'passed'
        const was = tests.get(event.id)?.test.outcome ?? 'unfinished'
        keep(event.id, {
          outcome: goes ? was : sofar,
          duration_ms: seconds * 1_000,
          ...(outcome === 'failed'
            ? {
                ...failure,
                place: place === null ? null : { file: shown(place.file), line: place.line, column: 1 },
              }
            : {}),
        })
        break
      }
    }
    error = []
    output = []
  }

  return {
    read(line) {
      if (!line.startsWith(MARK)) return false
      const [, kind, text] = /^(event|error|output) (.*)$/s.exec(line.slice(MARK.length)) ?? []
      if (kind === 'error') error = [...error, text ?? ''].slice(-MOST_LINES)
      else if (kind === 'output') output = [...output, text ?? ''].slice(-MOST_LINES)
      else if (kind === 'event') {
        const event = parse(text ?? '')
        if (event !== null) take(event)
      }
      return true
    },
    progress() {
      const all = [...tests.values()].map(({ test }) => test.outcome)
      const count = (outcome: TestCase['outcome']) => all.filter((one) => one === outcome).length
      return { passed: count('passed'), failed: count('failed'), of }
    },
    files() {
      const byFile = new Map<string, TestCase[]>()
      for (const { file, test } of tests.values()) byFile.set(file, [...(byFile.get(file) ?? []), test])
      return [...byFile].map(([file, found]) => ({ file, tests: found }))
    },
  }
}

/** A line that a secret was taken out of may be no JSON any more. */
function parse(text: string): z.infer<typeof Event> | null {
  try {
    return Event.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** `tests/test_a.py::TestA::test_b[1::2]` */
function namesOf(id: string): { readonly file: string } & Pick<TestCase, 'name' | 'title' | 'groups'> {
  const at = id.indexOf('::')
  if (at < 0) return { file: id, name: '', title: 'The file itself', groups: [] }
  const name = id.slice(at + 2)
  const bracket = name.indexOf('[')
  const words = (bracket < 0 ? name : name.slice(0, bracket)).split('::')
  const title = `${words.at(-1) ?? ''}${bracket < 0 ? '' : name.slice(bracket)}`
  return { file: id.slice(0, at), name, title, groups: words.slice(0, -1) }
}
