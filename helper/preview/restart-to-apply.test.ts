import { expect, test } from 'vitest'
import type { PreviewStatus, Receipt } from '@mosaygent/contract'
import { createRestartToApply } from './restart-to-apply.ts'

const RUN = '2026-01-01T10:00:00.000Z'
const status = (more: Partial<PreviewStatus> = {}): PreviewStatus => ({
  running: true,
  pid: 1,
  message: '',
  started_at: RUN,
  ...more,
})
const receipt = (more: Partial<Receipt>): Receipt => ({
  number: 1,
  action: 'restart',
  outcome: 'applied',
  duration_ms: 1,
  at: '2999-01-01T00:00:00.000Z',
  code_of: '2999-01-01T00:00:00.000Z',
  in_place: true,
  fresh_page: false,
  ...more,
})

const swap = (was: string, project: string) => ({
  project,
  was,
  entries: [{ path: 'lib/config.dart', before: `bytes of ${was}`, after: `bytes of ${project}` }],
})
const toProd = swap('tide-dev', 'tide-prod')
const toDev = swap('tide-prod', 'tide-dev')

test('a run that had read the old files waits for a restart, and a reload is none', () => {
  const waiting = createRestartToApply()
  expect(waiting.addTo(status()).restart_to_apply).toBeNull()
  expect(waiting.filesChanged(toProd, RUN)).toBe(true)
  expect(waiting.addTo(status()).restart_to_apply).toMatchObject({
    project_id: 'tide-prod',
    running_project_id: 'tide-dev',
  })
  const reload = receipt({ action: 'reload', how: 'hot-reload' })
  const failed = receipt({ outcome: 'not-compiled' })
  const early = receipt({ code_of: '2000-01-01T00:00:00.000Z' })
  for (const one of [reload, failed, early])
    expect(waiting.addTo(status({ receipt: one })).restart_to_apply).not.toBeNull()
  for (const outcome of ['applied', 'unchanged'] as const)
    expect(waiting.addTo(status({ receipt: receipt({ outcome }) })).restart_to_apply).toBeNull()
})

test('nothing runs, or another run does: nothing waits', () => {
  const waiting = createRestartToApply()
  expect(waiting.filesChanged(toProd, null)).toBe(false)
  expect(waiting.addTo(status()).restart_to_apply).toBeNull()
  waiting.filesChanged(toProd, RUN)
  expect(waiting.addTo(status({ started_at: '2026-01-01T11:00:00.000Z' })).restart_to_apply).toBeNull()
})

test('files that are again those that the run has read wait for nothing', { tags: 'P-182' }, () => {
  const waiting = createRestartToApply()
  waiting.filesChanged(toProd, RUN)
  waiting.onReceipt(receipt({}))
  expect(waiting.filesChanged(toDev, RUN)).toBe(true)
  expect(waiting.addTo(status()).restart_to_apply).toMatchObject({ running_project_id: 'tide-prod' })
  expect(waiting.filesChanged(toProd, RUN)).toBe(false)
  expect(waiting.addTo(status()).restart_to_apply).toBeNull()
  // twice the same way is one way
  waiting.filesChanged(toDev, RUN)
  waiting.filesChanged(swap('tide-dev', 'tide-two'), RUN)
  expect(waiting.addTo(status()).restart_to_apply).toMatchObject({
    project_id: 'tide-two',
    running_project_id: 'tide-prod',
  })
})

test('a restart that was applied stays so when a reload comes after it', () => {
  const waiting = createRestartToApply()
  waiting.filesChanged(toProd, RUN)
  waiting.addTo(status({ receipt: receipt({}) }))
  const reload = receipt({ action: 'reload', how: 'hot-reload', number: 2 })
  expect(waiting.addTo(status({ receipt: reload })).restart_to_apply).toBeNull()
})
