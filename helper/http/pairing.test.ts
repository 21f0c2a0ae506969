import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DASHBOARD_LEASE_PATH } from '@mosaygent/contract'
import type { RunningHelper } from '../helper-options.ts'
import { startHelper } from '../main.ts'
import { readInstance } from '../state/index.ts'
import { dashboardAddress } from './pairing.ts'

const HOSTED = 'https://app.example'
const SERVED = 'http://localhost:36500'

let home: string
let helper: RunningHelper
let lines: string[]

beforeEach(async () => {
  home = join(await mkdtemp(join(tmpdir(), 'mosaygent é ')), 'home')
  lines = []
  helper = await start({ MOSAYGENT_DASHBOARD_URL: `${HOSTED}/mosaygent/?a=b` })
})
afterEach(async () => {
  await helper.stop()
  await rm(join(home, '..'), { recursive: true, force: true })
})

const start = (env: NodeJS.ProcessEnv) =>
  startHelper({
    home,
    helperPort: 0,
    previewPort: 0,
    version: '1.2.3',
    sketchProgram: null,
    startersFolder: null,
    env: { PATH: process.env['PATH'], ...env },
    log: (line) => lines.push(line),
  })

function call(path: string, body: unknown, headers: Record<string, string> = {}, signal?: AbortSignal) {
  return fetch(`http://127.0.0.1:${helper.helperPort}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  })
}
const pair = (code: string, origin = HOSTED) => call('/mosaygent/session/pair', { code }, { origin })
const codeOf = (link: string | undefined) => new URL(link ?? '').hash.replace('#pair=', '')
const freshCode = () => codeOf(helper.pairingLink()?.link)
const sessions = () => readFile(join(home, 'sessions.json'), 'utf8').catch(() => '')

async function mayCall(token: string, origin: string): Promise<number> {
  const reply = await fetch(`http://127.0.0.1:${helper.helperPort}/mosaygent/environment/directory`, {
    headers: { origin, authorization: `Bearer ${token}` },
  })
  return reply.status
}

describe('a pairing link', () => {
  test('leads to the configured dashboard, the code in the fragment alone', () => {
    const link = new URL(helper.pairingLink()?.link ?? '')
    expect(link.href.startsWith(`${HOSTED}/mosaygent/?a=b#pair=`)).toBe(true)
    expect(codeOf(link.href)).toMatch(/^[\w-]{22}$/)
  })

  test('gives a session once; the second use is refused, and the terminal gets a fresh link', async () => {
    const code = freshCode()
    expect(helper.pairingLink()?.pairedBefore).toBe(false)
    const first = freshCode()
    const { token } = (await (await pair(first)).json()) as { token: string }
    expect(await mayCall(token, HOSTED)).toBe(200)
    const before = await sessions()

    for (const used of [first, code]) {
      const reply = await pair(used)
      expect(reply.status).toBe(401)
      expect(await reply.json()).toMatchObject({
        code: 'unpaired',
        detail: expect.stringContaining('used already'),
      })
    }
    expect(await sessions()).toBe(before)
    expect(before).not.toContain(token)
    expect(helper.pairingLink()?.pairedBefore).toBe(true)
    const printed = lines.findLast((line) => line.startsWith('Pair  '))
    expect(printed).toMatch(/^Pair {2}https:\/\/app\.example/)
  })

  test('is for its own dashboard: no other origin may use it, and it stays good', async () => {
    const code = freshCode()
    expect((await pair(code, 'https://evil.example')).status).toBe(403)
    expect((await call('/mosaygent/session/pair', { code })).status).toBe(403)
    expect(await sessions()).toBe('')
    expect((await pair(code)).status).toBe(200)
  })

  test('dies of five wrong guesses', async () => {
    const code = freshCode()
    for (let guess = 0; guess < 5; guess += 1) expect((await pair(`guess-${guess}`)).status).toBe(401)
    expect((await pair(code)).status).toBe(401)
    expect(await sessions()).toBe('')
  })

  test('before it is used, the dashboard is told that it needs one, and may do nothing', async () => {
    const reply = await call('/mosaygent/session/bootstrap', {}, { origin: HOSTED })
    expect(reply.status).toBe(403)
    expect(await reply.json()).toMatchObject({ code: 'pairing-needed' })
    expect(await mayCall('a'.repeat(43), HOSTED)).toBe(401)
  })

  test('a preflight of the hosted dashboard may reach this machine', async () => {
    const reply = await fetch(`http://127.0.0.1:${helper.helperPort}/mosaygent/session/pair`, {
      method: 'OPTIONS',
      headers: { origin: HOSTED, 'access-control-request-private-network': 'true' },
    })
    expect(reply.headers.get('access-control-allow-private-network')).toBe('true')
  })
})

describe('the address of a dashboard to pair', () => {
  test.each(['https://app.example/', 'http://localhost:5173', 'http://127.0.0.1:1/x'])(
    'may be %s',
    (text) => {
      expect(dashboardAddress(text)).toEqual(new URL(text))
    },
  )
  test.each(['http://app.example', 'app.example', 'file:///etc', 'javascript:alert(1)'])(
    'is never %s',
    (text) => {
      expect(dashboardAddress(text)).toContain('MOSAYGENT_DASHBOARD_URL must be an https address')
    },
  )
})

describe('a dashboard that another program of this user serves', () => {
  const lease = (key: string, headers: Record<string, string> = {}, signal?: AbortSignal) =>
    call(DASHBOARD_LEASE_PATH, { origin: SERVED, key }, headers, signal)
  const bootstrap = async () => (await call('/mosaygent/session/bootstrap', {}, { origin: SERVED })).status

  test('counts while the connection stands, and no longer', async () => {
    const instance = await readInstance(home, helper.helperPort)
    expect(instance).toMatchObject({ pid: process.pid, version: '1.2.3', previewPort: helper.previewPort })
    const ended = new AbortController()
    expect(await bootstrap()).toBe(403)
    expect((await lease(instance?.key ?? '', {}, ended.signal)).status).toBe(200)
    expect(await bootstrap()).toBe(200)
    ended.abort()
    await expect.poll(bootstrap).toBe(403)
  })

  test('is not believed without the key, nor when a page asks', async () => {
    const key = (await readInstance(home, helper.helperPort))?.key ?? ''
    expect((await lease('wrong')).status).toBe(401)
    expect((await lease(key, { origin: HOSTED })).status).toBe(403)
    expect(await bootstrap()).toBe(403)
  })

  test('the key lies in a file for this user alone, gone with the helper', async () => {
    const file = join(home, `helper-${helper.helperPort}.json`)
    // Windows knows no such bits
    const bits = process.platform === 'win32' ? 0 : (await stat(file)).mode & 0o077
    expect(bits).toBe(0)
    await helper.stop()
    await expect(stat(file)).rejects.toThrow(/ENOENT/)
  })
})
