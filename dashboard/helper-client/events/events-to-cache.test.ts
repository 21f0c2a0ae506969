import type { Job, PreviewStatus } from '@mosaygent/contract'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { applyEvent } from './events-to-cache.ts'
import { stubHelper } from '../fake-helper.test-support.ts'
import { query } from '../queries/query.ts'

const running: PreviewStatus = { running: true, pid: 7, message: 'Running', ready: true }
const { queryKey: statusKey } = query('flutterStatus')
const { queryKey: errorsKey } = query('flutterErrors')

beforeEach(() => {
  stubHelper({})
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('applyEvent', () => {
  it('puts a status into the cache', () => {
    const client = new QueryClient()
    applyEvent({ type: 'preview.changed', status: running }, client)
    expect(client.getQueryData(statusKey)).toEqual(running)
  })

  it(
    'asks for the codebases again when the preview begins or ends, whoever did it, and for nothing in between',
    { tags: 'P-048' },
    () => {
      const client = new QueryClient()
      const { queryKey } = query('environmentStatus')
      const codebase = {
        detected: true,
        path: '/p',
        git: null,
        running: false,
        dependencies: true,
        last_modified: null,
      }
      client.setQueryData(queryKey, { api: codebase, flutter: { ...codebase, running: true } })
      applyEvent({ type: 'preview.changed', status: running }, client)
      expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false)
      applyEvent({ type: 'preview.changed', status: { ...running, running: false } }, client)
      expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
    },
  )

  it('puts a receipt beside the status that is known, and makes none up', () => {
    const client = new QueryClient()
    const receipt = {
      number: 1,
      action: 'reload',
      outcome: 'unchanged',
      duration_ms: 3,
      at: '2026-11-21T14:00:00.000Z',
      code_of: '2026-11-21T13:00:00.000Z',
      in_place: true,
      fresh_page: false,
    } as const
    applyEvent({ type: 'preview.receipt', receipt }, client)
    expect(client.getQueryData(statusKey)).toBeUndefined()
    client.setQueryData(statusKey, running)
    applyEvent({ type: 'preview.receipt', receipt }, client)
    expect(client.getQueryData(statusKey)?.receipt).toEqual(receipt)
  })

  describe('a job', () => {
    const job: Job = {
      id: 'job-1',
      kind: 'pub-get',
      codebase: 'flutter',
      state: 'running',
      stage: 'Resolving',
      percent: null,
      started_at: '2026-11-21T14:00:00.000Z',
    }
    const keys = [statusKey, query('flutterSdk').queryKey, query('environmentStatus').queryKey]
    const filled = () => {
      const client = new QueryClient()
      for (const key of [...keys, errorsKey, query('ghInstalled').queryKey]) client.setQueryData([...key], {})
      return client
    }
    const stale = (client: QueryClient, key: readonly unknown[]) =>
      client.getQueryState(key)?.isInvalidated === true

    it('that runs makes nothing stale', () => {
      const client = filled()
      applyEvent({ type: 'job.changed', job }, client)
      expect(keys.some((key) => stale(client, key))).toBe(false)
    })

    it.each([
      ['pub-get', 'done'],
      ['install-flutter', 'done'],
      ['install-flutter', 'failed'],
      ['clone', 'cancelled'],
    ] as const)('%s that is %s makes status, SDK and codebases stale, and nothing else', (kind, state) => {
      const client = filled()
      applyEvent({ type: 'job.changed', job: { ...job, kind, state } }, client)
      expect(keys.every((key) => stale(client, key))).toBe(true)
      expect(stale(client, errorsKey)).toBe(false)
      expect(stale(client, query('ghInstalled').queryKey)).toBe(false)
    })

    it('of gh makes what is known of gh stale alone', () => {
      const client = filled()
      applyEvent({ type: 'job.changed', job: { ...job, kind: 'install-gh', state: 'done' } }, client)
      expect(stale(client, query('ghInstalled').queryKey)).toBe(true)
      expect(keys.some((key) => stale(client, key))).toBe(false)
    })
  })

  it('makes the errors stale, and everything after a gap', () => {
    const client = new QueryClient()
    client.setQueryData(errorsKey, { errors: [] })
    client.setQueryData(statusKey, running)
    applyEvent({ type: 'preview.errors' }, client)
    expect(client.getQueryState(errorsKey)?.isInvalidated).toBe(true)
    expect(client.getQueryState(statusKey)?.isInvalidated).toBe(false)
    applyEvent({ type: 'resync' }, client)
    expect(client.getQueryState(statusKey)?.isInvalidated).toBe(true)
  })
})
