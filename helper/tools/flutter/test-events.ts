import * as z from 'zod/mini'
import { parseJson } from '../../state/index.ts'

/** The events of `--machine` that are read; the protocol may grow others, which are passed over. */
const TestEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('suite'), suite: z.object({ id: z.number(), path: z.nullish(z.string()) }) }),
  z.object({ type: z.literal('group'), group: z.object({ id: z.number(), name: z.nullish(z.string()) }) }),
  z.object({
    type: z.literal('testStart'),
    time: z.number(),
    test: z.object({
      id: z.number(),
      name: z.string(),
      suiteID: z.number(),
      groupIDs: z._default(z.array(z.number()), []),
      line: z.nullish(z.number()),
      column: z.nullish(z.number()),
      url: z.nullish(z.string()),
      root_line: z.nullish(z.number()),
      root_column: z.nullish(z.number()),
      root_url: z.nullish(z.string()),
    }),
  }),
  z.object({
    type: z.literal('testDone'),
    time: z.number(),
    testID: z.number(),
    result: z.string(),
    hidden: z._default(z.boolean(), false),
    skipped: z._default(z.boolean(), false),
  }),
  z.object({ type: z.literal('print'), testID: z.number(), message: z.string() }),
  z.object({ type: z.literal('error'), testID: z.number(), error: z.string(), stackTrace: z.string() }),
  z.object({ type: z.literal('done') }),
])
export type TestEvent = z.infer<typeof TestEvent>
export type StartedTest = Extract<TestEvent, { type: 'testStart' }>['test']

/** The event on this line. `other`: protocol that is not read here; null: text. */
export function readTestEvent(line: string): TestEvent | 'other' | null {
  // Flutter's own events stand in brackets among those of the test runner
  if (!/^\s*[{[]/.test(line)) return null
  const value = parseJson(line)
  if (value === undefined) return null
  return TestEvent.safeParse(value).data ?? 'other'
}
