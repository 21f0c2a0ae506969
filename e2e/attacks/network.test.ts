import { connect } from 'node:net'
import { readFile } from 'node:fs/promises'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectRefused, type Case } from './expect-refused.ts'
import { openHarness, type Harness } from './harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const START = { method: 'POST', target: '/mosaygent/flutter/start' }
const HOST = { status: 403, detail: 'Host not allowed' }
const PROXY = { status: 403, detail: 'Proxied request not allowed' }
const MALFORMED = { status: 400, detail: 'Malformed request' }

const one = (
  id: string,
  name: string,
  attempt: Case['attempt'],
  expected: Pick<Case, 'status' | 'detail'>,
): Case => ({ id, name, attempt, ...expected })

/** A host that is not ours, made of our port. */
const foreign = (id: string, name: string, host: (port: number) => string, attempt = START): Case => ({
  id,
  name,
  attempt: (harness) => ({ ...attempt, host: host(harness.port) }),
  ...HOST,
})

const CASES: readonly Case[] = [
  foreign('A03', 'foreign host', () => 'evil.test'),
  foreign('A04', 'a rebound name', (port) => `evil.test:${port}`, {
    method: 'GET',
    target: '/mosaygent/environment/status',
  }),
  foreign('A05', 'look-alike end', (port) => `127.0.0.1.nip.test:${port}`),
  foreign('A05', 'look-alike end of the name', (port) => `localhost.evil.test:${port}`),
  foreign('A06', 'look-alike beginning', (port) => `evil-localhost:${port}`),
  foreign('A07', 'wrong port', () => '127.0.0.1:80'),
  foreign('A07', 'no port', () => 'localhost'),
  ...[
    '127.1',
    '2130706433',
    '0x7f000001',
    '127.0.0.1.',
    'localhost.',
    '0.0.0.0',
    '[::ffff:127.0.0.1]',
    '127.0.0.2',
    '[::1]',
  ].map((spelling) => foreign('A08', `exotic spelling ${spelling}`, (port) => `${spelling}:${port}`)),
  foreign('A09', 'user before the host', (port) => `user@127.0.0.1:${port}`),
  foreign('A09', 'our host as the user', (port) => `127.0.0.1:${port}@evil.test`),
  ...[
    (port: number) => [`Host: 127.0.0.1:${port}`, 'Host: evil.test'],
    (port: number) => ['Host: evil.test', `Host: 127.0.0.1:${port}`],
    (port: number) => [`Host: 127.0.0.1:${port}`, `Host: 127.0.0.1:${port}`],
  ].map((headers, index) =>
    one(
      'A10',
      `two hosts, ${['good first', 'bad first', 'twice the same'][index]}`,
      ({ port }) => ({ ...START, host: null, headers: headers(port) }),
      MALFORMED,
    ),
  ),
  { id: 'A11', name: 'no host', attempt: () => ({ ...START, host: null }), ...MALFORMED },
  {
    id: 'A12',
    name: 'no host, old protocol',
    attempt: () => ({ ...START, host: null, version: 'HTTP/1.0' }),
    ...MALFORMED,
  },
  { id: 'A12', name: 'old protocol', attempt: () => ({ ...START, version: 'HTTP/1.0' }), ...MALFORMED },
  foreign('A13', 'empty host', () => ''),
  {
    id: 'A14',
    name: 'a forwarded host in place of ours',
    attempt: ({ host }) => ({ ...START, host: 'evil.test', headers: [`X-Forwarded-Host: ${host}`] }),
    ...HOST,
  },
  ...[
    'X-Forwarded-For: 127.0.0.1',
    'X-Forwarded-For: ::1',
    'X-Forwarded-Proto: http',
    'Forwarded: for=127.0.0.1',
    'Via: 1.1 proxy',
    'X-Real-IP: 127.0.0.1',
    'X-Original-URL: /health',
    'X-Rewrite-URL: /health',
  ].map((header) => one('A15', header, () => ({ ...START, headers: [header] }), PROXY)),
  foreign('A16', 'foreign host on /health', () => 'evil.test', { method: 'GET', target: '/health' }),
]

describe('network and Host', { tags: ['P-108', 'P-109', 'P-110'] }, () => {
  test.each(CASES)('$id $name is refused', async (one) => {
    await expectRefused(harness, one)
    expect.hasAssertions()
  })

  test('A01 no other address of this machine answers', { tags: 'P-108' }, async () => {
    const others = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ address, scopeid }) => address !== '127.0.0.1' && !scopeid)
      .map(({ address }) => address)
    for (const address of ['127.0.0.2', ...others]) {
      const answer = await new Promise<string>((resolve) => {
        const socket = connect(harness.port, address, () => {
          socket.destroy()
          resolve('answered')
        })
        socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''))
      })
      expect([address, answer]).not.toContain('answered')
    }
  })

  test.runIf(process.platform === 'linux')(
    'A02 there is one listener, on 127.0.0.1',
    { tags: 'P-108' },
    async () => {
      const port = harness.port.toString(16).toUpperCase().padStart(4, '0')
      const tables = await Promise.all(['tcp', 'tcp6'].map((name) => readFile(`/proc/net/${name}`, 'utf8')))
      const listening = tables.join('').match(new RegExp(`\\w+:${port} \\w+:0000 0A`, 'g'))
      expect(listening).toHaveLength(1)
      expect(listening?.[0]).toMatch(/^(0100007F|7F000001):/)
    },
  )
})
