import type { Job } from '@mosaygent/contract'
import { expect, it } from 'vitest'
import { activityOf, standingFailures } from './activity.ts'

const job = (id: string, state: Job['state'], minute: number): Job => ({
  id,
  kind: 'clone',
  state,
  stage: 'Receiving objects',
  percent: null,
  started_at: `2026-11-21T14:0${String(minute)}:00.000Z`,
  ...(state === 'running' ? {} : { ended_at: `2026-11-21T14:0${String(minute + 1)}:00.000Z` }),
})
const ids = (jobs: readonly { id: string }[]) => jobs.map(({ id }) => id)

it('tells what runs and what ended, the newest first, each once', () => {
  const { running, ended } = activityOf(
    [job('c', 'running', 3), job('b', 'done', 2), job('e', 'running', 5)],
    [job('b', 'running', 2), job('a', 'failed', 1), job('d', 'cancelled', 4)],
  )
  expect(ids(running)).toEqual(['e', 'c'])
  expect(ids(ended)).toEqual(['d', 'b', 'a'])
})

it('does not say of an old list that something runs', () => {
  expect(activityOf([], [job('a', 'running', 1)])).toEqual({ running: [], ended: [] })
})

it(
  'takes a failure as made good by a later success of the same thing, and of that alone',
  { tags: 'P-243' },
  () => {
    const failed = job('a', 'failed', 1)
    expect(standingFailures([job('b', 'done', 2), failed])).toEqual([])
    expect(standingFailures([failed, job('b', 'done', 0)])).toEqual([failed])
    expect(standingFailures([{ ...job('b', 'done', 2), subject: 'acme-prod' }, failed])).toEqual([failed])
    expect(standingFailures([{ ...job('b', 'done', 2), codebase: 'api' }, failed])).toEqual([failed])
  },
)
