import type { Job } from '@mosaygent/contract'
import { beforeEach, expect, test } from 'vitest'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import { createEventHub } from '../events/index.ts'
import { createJobBoard, type JobBoard, type JobHandle } from './job-board.ts'

let told: Job[]
let board: JobBoard
beforeEach(() => {
  told = []
  const hub = createEventHub()
  hub.subscribe(({ event }) => {
    if (event.type === 'job.changed') told.push(event.job)
  })
  board = createJobBoard(hub)
})

/** Work that waits to be cancelled. */
const untilCancelled = (job: JobHandle) =>
  new Promise<Outcome<never>>((resolve) => {
    job.signal.addEventListener('abort', () => resolve(refuse('cancelled', 'Nothing was left behind.')))
  })

test('work is told from its beginning to its end, and its outcome given back', async () => {
  const outcome = await board.run({ kind: 'install-gh' }, async (job) => {
    expect(board.running()).toMatchObject([{ id: job.id, kind: 'install-gh', state: 'running' }])
    job.output('downloading')
    return succeed({ path: '/x' })
  })
  expect(outcome).toEqual({ ok: true, value: { path: '/x' } })
  expect(told.map(({ state }) => state)).toEqual(['running', 'done'])
  expect(told.at(-1)).toMatchObject({ percent: 100, output: ['downloading'] })
  expect(board.running()).toEqual([])
  expect(await board.handlers.jobs()).toMatchObject({ value: { jobs: [{ state: 'done' }] } })
})

test('a refusal fails the job with its sentence, a throw too and is thrown on', async () => {
  const refused = await board.run({ kind: 'pub-get' }, () =>
    Promise.resolve(refuse('tool-failed', 'No such package.')),
  )
  expect(refused).toMatchObject({ ok: false, problem: { code: 'tool-failed' } })
  expect(told.at(-1)).toMatchObject({
    state: 'failed',
    detail: 'No such package.',
    code: 'tool-failed',
  })
  await expect(board.run({ kind: 'pub-get' }, () => Promise.reject(new Error('boom')))).rejects.toThrow(
    'boom',
  )
  expect(told.at(-1)).toMatchObject({ state: 'failed', detail: 'boom', code: 'internal' })
  expect(board.running()).toEqual([])
})

test('is found by kind and codebase, and cancelled by id', async () => {
  const ended = board.run({ kind: 'clone', codebase: 'api' }, untilCancelled)
  const other = board.run({ kind: 'gh-login' }, untilCancelled)
  expect(board.find('clone', 'flutter')).toBeUndefined()
  expect(board.find('clone')).toBeUndefined()
  const id = board.find('clone', 'api')?.id ?? ''
  expect(await board.handlers.cancelJob({ id })).toEqual({ ok: true, value: { message: 'Cancelled.' } })
  expect(await ended).toMatchObject({ problem: { code: 'cancelled' } })
  expect(board.running()).toMatchObject([{ kind: 'gh-login' }])
  expect(await board.handlers.cancelJob({ id })).toMatchObject({ problem: { code: 'not-running' } })
  await board.close()
  await other
})

test('closing cancels what runs and takes nothing more', async () => {
  const ended = board.run({ kind: 'install-flutter' }, untilCancelled)
  await board.close()
  expect(await ended).toMatchObject({ ok: false })
  expect(told.at(-1)).toMatchObject({ state: 'cancelled' })
  const count = told.length
  let ran = false
  const late = await board.run({ kind: 'pub-get' }, () => {
    ran = true
    return Promise.resolve(succeed(null))
  })
  expect([late.ok, ran, told.length]).toEqual([false, false, count])
})

test('of the ended ones the newest twenty are told, behind what runs', async () => {
  for (let i = 0; i < 25; i += 1) await board.run({ kind: 'pub-get' }, async () => succeed(null))
  const running = board.run({ kind: 'install-gh' }, untilCancelled)
  const list = await board.handlers.jobs()
  const jobs = list.ok ? list.value.jobs : []
  expect([jobs.length, jobs[0]?.kind, jobs[0]?.state]).toEqual([21, 'install-gh', 'running'])
  await board.close()
  await running
})

test('what belongs to a project names the directory in which it was begun, what belongs to the machine names none', async () => {
  let directory = '/work/one'
  board = createJobBoard(createEventHub(), () => directory)
  const failed = () => Promise.resolve(refuse('network-unreachable', 'No network.'))
  await board.run({ kind: 'clone', codebase: 'api' }, async () => {
    directory = '/work/two'
    return failed()
  })
  await board.run({ kind: 'gh-login' }, failed)
  expect(await board.handlers.jobs()).toMatchObject({
    value: { jobs: [{ kind: 'gh-login' }, { kind: 'clone', project: '/work/one' }] },
  })
  const { value } = await board.handlers.jobs().then((all) => (all.ok ? all : { value: { jobs: [] } }))
  expect(value.jobs[0]).not.toHaveProperty('project')
})
