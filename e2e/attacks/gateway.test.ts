import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectHealthy } from './expect-refused.ts'
import { type Attempt, write } from './request.ts'
import { openHarness, SERVED, type Harness } from './harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

interface Case {
  readonly id: string
  readonly name: string
  readonly attempt: Attempt
  readonly status: number
}
const PORT = 'PORT'
const UPGRADE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
]

const CASES: readonly Case[] = [
  ...['/.env', '/.git/config', '/pubspec.yaml', '/'].map((target) => ({
    id: 'F22',
    name: `${target} under a rebound name`,
    attempt: { target, host: `evil.test:${PORT}` },
    status: 403,
  })),
  ...['/.env', '/.git/config', '/%2eenv', '/lib/.env', '/.dart_tool/package_config.json'].map((target) => ({
    id: 'F23',
    name: `hidden file ${target}`,
    attempt: { target },
    status: 403,
  })),
  ...[
    '/assets/../.env',
    '/assets/%2e%2e/.env',
    '//evil.test/',
    'http://127.0.0.1/',
    '/%5c..%5c.env',
    '/%00',
  ].map((target) => ({ id: 'F23', name: `way around ${target}`, attempt: { target }, status: 400 })),
  ...['https://evil.test', 'null', SERVED].map((origin) => ({
    id: 'F25',
    name: `a call of ${origin}`,
    attempt: { origin },
    status: 403,
  })),
  { id: 'F25', name: 'no host', attempt: { host: null }, status: 403 },
  { id: 'F25', name: 'two hosts', attempt: { headers: [`Host: 127.0.0.1:${PORT}`] }, status: 403 },
  {
    id: 'F26',
    name: 'a socket of another site',
    attempt: { origin: 'https://evil.test', headers: UPGRADE },
    status: 403,
  },
  {
    id: 'F26',
    name: 'a socket under a rebound name',
    attempt: { host: `evil.test:${PORT}`, headers: UPGRADE },
    status: 403,
  },
  { id: 'F26', name: 'a socket while nothing runs', attempt: { headers: UPGRADE }, status: 503 },
  {
    id: 'F27',
    name: 'a call of the helper',
    attempt: { target: '/mosaygent/environment/directory' },
    status: 503,
  },
]

describe('the address of the preview', { tags: 'P-109' }, () => {
  test.each(CASES)('$id $name is refused', async ({ attempt, status }) => {
    const port = harness.helper.previewPort
    const before = await harness.traces()
    const text = write({ target: '/', host: `127.0.0.1:${PORT}`, ...attempt }).toString()
    const reply = await harness.exchange(Buffer.from(text.replaceAll(PORT, String(port))), port)
    expect(reply.status).toBe(status)
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
    expect(reply.body).not.toMatch(/SECRET|evil|name: app/)
    expect(reply.body).not.toContain(harness.project)
    expect(await harness.traces()).toEqual(before)
    await expectHealthy(harness)
  })

  test('F24 may be framed by the dashboards alone', async () => {
    const port = harness.helper.previewPort
    const reply = await harness.exchange(write({ target: '/', host: `localhost:${port}` }), port)
    expect(reply.headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${SERVED}`)
  })
})
