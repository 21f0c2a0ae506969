import { mkdtemp, rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createEventHub, type EventHub } from '../events/index.ts'
import { refuse, succeed } from '../errors/index.ts'
import type { Peer } from '../peer/index.ts'
import { createScriptCheck, createScriptToken } from './caller/index.ts'
import {
  createPairing,
  createServedDashboards,
  type HelperServer,
  listen,
  openSessionTokens,
} from './index.ts'
import { handlersWith } from './testing/handlers-with.ts'

const DASHBOARD = 'http://localhost:36412'
const BROWSER = {
  Origin: DASHBOARD,
  'Sec-Fetch-Mode': 'cors',
  'Sec-Fetch-Dest': 'empty',
  'Sec-Fetch-Site': 'cross-site',
}

let home: string
let hub: EventHub
let server: HelperServer
let served: ReturnType<typeof createServedDashboards>
/** Who is at the other end, as far as the system says. */
let peer: Peer
let tunnelled: boolean
const scriptToken = createScriptToken()
/** Every handler that ran: a refusal leaves this empty. */
let ran: string[]

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'mosaygent é '))
  hub = createEventHub()
  ran = []
  peer = 'this-user'
  tunnelled = false
  const handlers = handlersWith({
    setDirectory: async ({ path }) => {
      ran.push('setDirectory')
      return succeed({ path })
    },
    directory: async () => {
      ran.push('directory')
      return succeed({ path: null })
    },
    environmentStatus: async () => refuse('no-directory', 'Choose a project directory first.'),
    cloneFlutter: async () => {
      throw new Error('boom /home/secret')
    },
    flutterStart: async () => {
      ran.push('flutterStart')
      return succeed({ message: 'started' })
    },
  })
  const sessions = await openSessionTokens({ home, onDamaged: () => undefined })
  served = createServedDashboards('the key')
  served.setParents(DASHBOARD)
  server = await listen({
    port: 0,
    version: '0.0.0',
    handlers,
    hub,
    hello: () => [{ type: 'hello', version: '0.0.0', jobs: [] }],
    sessions,
    served,
    pairing: createPairing({
      dashboard: new URL('https://app.example/mosaygent/'),
      sessions,
      onFreshLink: () => undefined,
    }),
    linkTo: () => null,
    peers: { peerOf: async () => peer, isTunnelled: async () => tunnelled },
    checkScript: createScriptCheck(scriptToken),
    log: () => undefined,
    isEnding: () => false,
  })
})

afterEach(async () => {
  await server.close()
  await rm(home, { recursive: true, force: true })
})

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** By node:http and not fetch, which would tidy headers such as Origin and Host. */
function send(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      { host: '127.0.0.1', port: server.port, method, path, headers },
      (incoming) => {
        let text = ''
        incoming.setEncoding('utf8').on('data', (piece: string) => (text += piece))
        incoming.on('end', () =>
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: text }),
        )
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

async function tokenOf(): Promise<string> {
  const answer = await send('POST', '/mosaygent/session/bootstrap', BROWSER)
  const parsed: { token: string } = JSON.parse(answer.body)
  return parsed.token
}

const STATUS = '/mosaygent/environment/directory'

/** What the guard refuses is in `e2e/attacks`, over raw sockets; here is what gets through. */
describe('sessions', () => {
  test('health needs no token and says who we are', async () => {
    for (const path of ['/health', '/mosaygent/health']) {
      const answer = await send('GET', path, BROWSER)
      expect(JSON.parse(answer.body)).toEqual({ status: 'ok', name: 'mosaygent-helper', version: '0.0.0' })
      expect(answer.headers['access-control-allow-origin']).toBe(DASHBOARD)
    }
  })

  test('the served dashboard gets a token and may then call', async () => {
    const token = await tokenOf()
    const answer = await send('GET', STATUS, { ...BROWSER, Authorization: `Bearer ${token}` })
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.body)).toEqual({ path: null })
  })

  test('a browser without a token, or with a made-up one, is refused and nothing runs', async () => {
    for (const headers of [BROWSER, { ...BROWSER, Authorization: `Bearer ${'a'.repeat(43)}` }]) {
      const answer = await send('GET', STATUS, headers)
      expect(answer.status).toBe(401)
      expect(JSON.parse(answer.body)).toMatchObject({ detail: 'Not paired', code: 'unpaired' })
    }
    expect(ran).toEqual([])
  })

  test('bootstrap is for the served dashboard alone: not for scripts, not after its server has gone', async () => {
    expect((await send('POST', '/mosaygent/session/bootstrap')).status).toBe(403)
    served.setParents(null)
    const answer = await send('POST', '/mosaygent/session/bootstrap', BROWSER)
    expect(answer.status).toBe(403)
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('a script of this user needs no token', async () => {
    expect((await send('GET', STATUS)).status).toBe(200)
  })

  test(
    'where the system does not say whose call it is, a script sends its token, and a page gets a session by a link alone',
    { tags: 'P-219' },
    async () => {
      peer = 'unknown'
      const start = (headers = {}) => send('POST', '/mosaygent/flutter/start', headers)
      for (const headers of [{}, { Authorization: `Bearer ${createScriptToken().text}` }]) {
        const refused = await start(headers)
        expect([refused.status, JSON.parse(refused.body)]).toEqual([
          401,
          expect.objectContaining({ code: 'script-token-needed' }),
        ])
      }
      expect(ran).toEqual([])
      expect((await start({ Authorization: `Bearer ${scriptToken.text}` })).status).toBe(200)
      expect(ran).toEqual(['flutterStart'])
      const page = { ...BROWSER, Authorization: `Bearer ${await tokenOf()}` }
      const refused = await send('GET', STATUS, page)
      expect([refused.status, JSON.parse(refused.body)]).toEqual([
        401,
        expect.objectContaining({ code: 'unpaired' }),
      ])
    },
  )
})

test('what comes through ssh is a script only with its token; a page is as before', async () => {
  const page = { ...BROWSER, Authorization: `Bearer ${await tokenOf()}` }
  tunnelled = true
  const refused = await send('POST', '/mosaygent/flutter/start')
  expect([refused.status, JSON.parse(refused.body)]).toEqual([
    401,
    expect.objectContaining({ code: 'script-token-needed' }),
  ])
  expect(ran).toEqual([])
  const proven = { Authorization: `Bearer ${scriptToken.text}` }
  expect((await send('POST', '/mosaygent/flutter/start', proven)).status).toBe(200)
  expect((await send('GET', '/health')).status).toBe(200)
  expect((await send('GET', STATUS, page)).status).toBe(200)
})

test.each(['another-user', 'unseen'] as const)('%s gets nothing, and is told so', async (whose) => {
  const token = await tokenOf()
  peer = whose
  for (const headers of [{}, BROWSER, { ...BROWSER, Authorization: `Bearer ${token}` }])
    for (const path of ['/health', STATUS]) {
      const answer = await send('GET', path, headers)
      expect([answer.status, JSON.parse(answer.body)]).toEqual([
        403,
        { code: 'local-user-not-allowed', detail: 'Local user not allowed' },
      ])
    }
  expect(ran).toEqual([])
})

describe('bodies', () => {
  const SET = '/mosaygent/environment/set-directory'
  const JSON_TYPE = { 'Content-Type': 'application/json' }

  test('a good one arrives', async () => {
    const answer = await send('POST', SET, JSON_TYPE, '{"path":"/tmp"}')
    expect([answer.status, answer.body]).toEqual([200, '{"path":"/tmp"}'])
  })

  test.each(['', '{}'])('a call without a body accepts %j', async (body) => {
    const answer = await send('POST', '/mosaygent/flutter/start', body === '' ? {} : JSON_TYPE, body)
    expect(answer.status).toBe(200)
  })
})

describe('routes', () => {
  test('an expected failure carries its code, an unexpected one no detail of ours', async () => {
    const expected = await send('GET', '/mosaygent/environment/status')
    expect([expected.status, JSON.parse(expected.body)]).toEqual([
      409,
      { detail: 'Choose a project directory first.', code: 'no-directory' },
    ])
    const unexpected = await send('POST', '/mosaygent/environment/clone-flutter')
    expect(unexpected.status).toBe(500)
    expect(unexpected.body).not.toContain('secret')
  })

  test('what is not carried out yet says so', async () => {
    const answer = await send('GET', '/mosaygent/firebase/project')
    expect(answer.status).toBe(501)
    expect(JSON.parse(answer.body)).toHaveProperty('detail')
  })
})

describe('the event stream', () => {
  test('begins with hello, carries events with ids, and replays what was missed', async () => {
    const open = (lastSeen?: string) =>
      new Promise<{ until: (part: string) => Promise<string>; close: () => void }>((resolve, reject) => {
        const headers = lastSeen === undefined ? {} : { 'Last-Event-ID': lastSeen }
        const outgoing = httpRequest(
          { host: '127.0.0.1', port: server.port, path: '/mosaygent/events', headers },
          (incoming) => {
            let text = ''
            let check: () => void = () => undefined
            incoming.setEncoding('utf8').on('data', (piece: string) => {
              text += piece
              check()
            })
            resolve({
              close: () => outgoing.destroy(),
              until: (part) =>
                new Promise((found) => {
                  check = () => text.includes(part) && found(text)
                  check()
                }),
            })
          },
        )
        outgoing.on('error', reject).end()
      })
    const first = await open()
    await first.until('"type":"hello"')
    hub.publish({ type: 'workspace.changed' })
    const text = await first.until('workspace.changed')
    const id = /id: (\S+)/.exec(text)?.[1] ?? ''
    first.close()
    hub.publish({ type: 'preview.errors' })
    const second = await open(id)
    expect(await second.until('preview.errors')).not.toContain('workspace.changed')
    second.close()
  })
})
