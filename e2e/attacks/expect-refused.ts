import { expect } from 'vitest'
import { write, type Attempt, type RawReply } from './request.ts'
import type { Harness } from './harness.ts'

/** One case of the list: what is sent, and how it has to end. The number is that of `docs/threat-model.md`. */
export interface Case {
  readonly id: string
  readonly name: string
  readonly attempt: (harness: Harness) => Attempt
  /** In place of `attempt`, for what no head and body make. */
  readonly bytes?: (harness: Harness) => Buffer
  readonly status: number
  readonly detail: string
  /** The listed origin that may read the refusal; none: no permission of any kind. */
  readonly readableBy?: string
}

export const PROTECTION = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
}

/** Sends one case and holds it to everything that a refusal promises, not to its status alone. */
export async function expectRefused(harness: Harness, one: Case): Promise<void> {
  const before = await harness.traces()
  const bytes = one.bytes?.(harness) ?? write({ host: harness.host, ...one.attempt(harness) })
  const reply = await harness.exchange(bytes)
  expectRefusal(harness, reply, one)
  expect(await harness.traces()).toEqual(before)
  await expectHealthy(harness)
}

export function expectRefusal(
  harness: Harness,
  reply: RawReply,
  { status, detail, readableBy }: Pick<Case, 'status' | 'detail' | 'readableBy'>,
): void {
  expect([reply.status, reply.body]).toEqual([status, expect.stringContaining('"detail"')])
  const body: Record<string, unknown> = JSON.parse(reply.body)
  expect(body).toEqual({ detail, code: expect.stringMatching(/^[a-z-]+$/) })
  for (const [name, value] of Object.entries(PROTECTION))
    expect([name, reply.headers.get(name)]).toEqual([name, value])
  const permissions = [...reply.headers].filter(([name]) => name.startsWith('access-control-'))
  expect(permissions).toEqual(readableBy === undefined ? [] : [['access-control-allow-origin', readableBy]])
  for (const name of ['server', 'x-powered-by']) expect(reply.headers.has(name)).toBe(false)
  expect(reply.body).not.toContain(harness.home)
  expect(reply.body).not.toContain(harness.token)
  expect(reply.body).not.toMatch(/evil| at .*:\d+:\d+/)
}

export async function expectHealthy(harness: Harness): Promise<void> {
  const health = await harness.send({ target: '/health' })
  expect([health.status, JSON.parse(health.body)]).toEqual([
    200,
    { status: 'ok', name: 'mosaygent-helper', version: '1.2.3' },
  ])
}
