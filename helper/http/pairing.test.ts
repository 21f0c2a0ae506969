import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DASHBOARD_LEASE_PATH } from '@mosaygent/contract'
import type { RunningHelper } from '../helper-options.ts'
import { startHelper } from '../main.ts'
import { readInstance } from '../state/index.ts'
import { pairPage, type PagePairing, provePage } from '../testing/paired-page.ts'
import { proofOf } from './pairing-proof.ts'
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
const context = (origin = HOSTED) => ({ origin, host: `127.0.0.1:${helper.helperPort}` })
const pair = (code: string, origin = HOSTED) =>
  call('/mosaygent/session/pair', pairPage(code, context()).body, { origin })

/** A page that opens a link, pairs itself and makes its token; both sides have to prove themselves. */
async function pairWhole(code: string): Promise<{ page: PagePairing; token: string }> {
  const { body, read } = pairPage(code, context())
  const reply = await call('/mosaygent/session/pair', body, { origin: HOSTED })
  const page = read(await reply.json())
  if (page === null) throw new Error('the helper did not prove that it knows the code')
  return { page, token: (await prove(page)) ?? '' }
}
async function prove(page: PagePairing): Promise<string | null> {
  const { body, read } = provePage(page, context())
  const reply = await call('/mosaygent/session/prove', body, { origin: HOSTED })
  return reply.ok ? read(await reply.json()) : null
}
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
    const { page, token } = await pairWhole(first)
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
    expect(before).toContain(page.key)
    for (const secret of [token, first]) expect(before).not.toContain(secret)
    expect(lines.join('\n')).not.toContain(page.key)
    expect(helper.pairingLink()?.pairedBefore).toBe(true)
    const printed = lines.findLast((line) => line.startsWith('Pair  '))
    expect(printed).toMatch(/^Pair {2}https:\/\/app\.example/)
  })

  test('is for its own dashboard: no other origin may use it, and it stays good', async () => {
    const code = freshCode()
    expect((await pair(code, 'https://evil.example')).status).toBe(403)
    expect((await call('/mosaygent/session/pair', pairPage(code, context()).body)).status).toBe(403)
    expect(await sessions()).toBe('')
    expect((await pair(code)).status).toBe(200)
  })

  test('C17 stands wrong guesses, and proofs that were made for another port', async () => {
    const code = freshCode()
    for (let guess = 0; guess < 20; guess += 1) expect((await pair(`guess-${guess}`)).status).toBe(401)
    const elsewhere = pairPage(code, { origin: HOSTED, host: '127.0.0.1:1' })
    expect((await call('/mosaygent/session/pair', elsewhere.body, { origin: HOSTED })).status).toBe(401)
    expect(await sessions()).toBe('')
    expect(await mayCall((await pairWhole(code)).token, HOSTED)).toBe(200)
  })

  test('C17 who saw a link that was used cannot make the fresh one useless by trying it again and again', async () => {
    const seen = freshCode()
    await pairWhole(seen)
    const shown = () => lines.filter((line) => line.startsWith('Pair  '))
    expect((await pair(seen)).status).toBe(401)
    const [fresh] = shown()
    for (let again = 0; again < 5; again += 1) expect((await pair(seen)).status).toBe(401)
    expect(shown()).toEqual([fresh])
    const { token } = await pairWhole(codeOf(fresh?.slice('Pair  '.length)))
    expect(await mayCall(token, HOSTED)).toBe(200)
  })

  test('C31 a paired page goes on with the next run by its key; the token of the run before opens nothing', async () => {
    const { page, token } = await pairWhole(freshCode())
    await helper.stop()
    helper = await start({ MOSAYGENT_DASHBOARD_URL: HOSTED })
    expect(await mayCall(token, HOSTED)).toBe(401)
    // the port is another one: with a proof for the port before nothing would come of it
    expect(await mayCall((await prove(page)) ?? '', HOSTED)).toBe(200)
    expect(await mayCall(token, HOSTED)).toBe(401)
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
  const lease = (key: string, headers: Record<string, string> = {}, signal?: AbortSignal, ask = SERVED) => {
    const nonce = randomBytes(32).toString('base64url')
    const body = { origin: ask, nonce, proof: proofOf(key, 'lease', context(SERVED), nonce) }
    return call(DASHBOARD_LEASE_PATH, body, headers, signal)
  }
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
    // a proof is for one origin alone
    expect((await lease(key, {}, undefined, 'http://localhost:9')).status).toBe(401)
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
