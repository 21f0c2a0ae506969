import type { Job } from '@mosaygent/contract'
import { Job as JobSchema } from '@mosaygent/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announceJob } from './announced-job.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a job is told at most ten times a second, the newest state, and its end at once', () => {
  const told: Job[] = []
  const job = announceJob({ kind: 'clone', codebase: 'flutter' }, (one) => told.push(one))
  for (let percent = 0; percent < 100; percent += 1) {
    job.progress({ stage: 'Receiving objects', percent })
    vi.advanceTimersByTime(10) // a second in all
  }
  expect(told.length).toBeLessThanOrEqual(11)
  expect(told.length).toBeGreaterThanOrEqual(9)
  job.progress({ stage: 'Updating files', percent: 99, transferred: '1.00 MiB', rate: '2.00 MiB/s' })
  job.end('failed', { code: 'disk-full', detail: 'why' })
  const last = told.at(-1)
  expect(last).toMatchObject({
    state: 'failed',
    stage: 'Updating files',
    percent: 99,
    detail: 'why',
    code: 'disk-full',
    rate: '2.00 MiB/s',
  })
  expect(JobSchema.parse(last)).toEqual(last)
  const count = told.length
  job.progress({ stage: 'late', percent: 1 })
  vi.advanceTimersByTime(1_000)
  expect(told).toHaveLength(count)
})

test('of what its program says the last lines are kept, without colours', () => {
  const told: Job[] = []
  const job = announceJob({ kind: 'pub-get', stage: 'Resolving' }, (one) => told.push(one))
  expect(told[0]).toMatchObject({ stage: 'Resolving', percent: null })
  expect(told[0]).not.toHaveProperty('codebase')
  for (let line = 1; line <= 30; line += 1) job.output(`\u001b[31mline ${line}\u001b[0m\r`)
  job.output('')
  job.end('done')
  const output = told.at(-1)?.output ?? []
  expect([output.length, output[0], output.at(-1)]).toEqual([20, 'line 11', 'line 30'])
  expect(told.at(-1)?.percent).toBe(100)
})
