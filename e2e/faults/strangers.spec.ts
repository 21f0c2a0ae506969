import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HELPER_VIEW_PATH, RUNTIME_CONFIG_PATH } from '@mosaygent/contract'
import { becomeNobody, CAN_BE_NOBODY, type Nobody } from '../attacks/as-nobody.ts'
import { write } from '../attacks/request.ts'
import { expect, type Running, test } from './harness.ts'

/** What another user of the machine may try: he can open connections, as many as he likes. */
test.skip(process.platform !== 'linux', 'only Linux says whose a connection is')
test.skip(!CAN_BE_NOBODY, 'only root can call as another user of the machine')

const LIMIT = 160
const by = (line: readonly string[]) => ['sh', '-c', `ulimit -n ${LIMIT} && exec "$@"`, 'sh', ...line]

let nobody: Nobody
test.beforeEach(async () => {
  nobody = await becomeNobody()
})
test.afterEach(() => nobody.close())

/** Where the product's own page is: its port is the first that it was given. */
const dashboardOf = (helper: Running) => /^Ready +(\S+)$/m.exec(helper.output())?.[1] ?? ''

test('who uses up the helper’s descriptors gets no session by it, and nobody else is locked out', async ({
  harness,
}) => {
  const helper = await harness.run({ args: ['start', '--no-open'], by }).ready()
  await expect.poll(() => dashboardOf(helper)).toMatch(/^http:/)
  const { port, host } = new URL(helper.url)
  const origin = dashboardOf(helper)
  const bootstrap = write({ method: 'POST', target: '/mosaygent/session/bootstrap', host, origin })
  const before = await readFile(join(harness.home, 'sessions.json'), 'utf8').catch(() => '')

  const replies = await nobody.sendByMany(3 * LIMIT, Number(port), bootstrap)
  // refused, or turned away without a word
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([0, 403]))
  for (const { body } of replies) expect(body).not.toContain('token')
  expect(await readFile(join(harness.home, 'sessions.json'), 'utf8').catch(() => '')).toBe(before)

  expect(await helper.answers()).toBe(true)
  expect((await helper.call('GET', '/flutter/status')).status).toBe(200)
})

test('the dashboard’s server shows another user neither the accounts of the sign-in nor anything else', async ({
  harness,
}) => {
  const helper = await harness.run({ args: ['start', '--no-open'] }).ready()
  await expect.poll(() => dashboardOf(helper)).toMatch(/^http:/)
  const { host, port } = new URL(dashboardOf(helper))
  const accounts = '/emulator/auth/handler'
  const mine = await fetch(`${dashboardOf(helper)}${accounts}`)
  expect(mine.status).toBe(200)
  const page = await mine.text()

  for (const target of [accounts, '/', RUNTIME_CONFIG_PATH, HELPER_VIEW_PATH, '/no/such/page'])
    for (const address of ['127.0.0.1', '::1']) {
      const { status, body } = await nobody.send(Number(port), write({ target, host }), address)
      if (status === 0 && address === '::1') continue // no such address here
      expect([target, status, JSON.parse(body)]).toEqual([target, 403, { detail: 'Local user not allowed' }])
    }
  const add = write({
    method: 'POST',
    target: '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp',
    host,
    origin: dashboardOf(helper),
    body: '{}',
  })
  expect((await nobody.send(Number(port), add)).status).toBe(403)
  expect(await (await fetch(`${dashboardOf(helper)}${accounts}`)).text()).toBe(page)
})

test('the preview shows another user nothing of the app, and joins no WebSocket of his; the app is not asked', async ({
  harness,
}) => {
  const helper = await harness.run({ args: ['start', '--no-open'] }).ready()
  await helper.call('POST', '/environment/set-directory', { path: harness.project })
  expect((await helper.call('POST', '/flutter/start')).status).toBe(200)
  const status = async () => (await helper.call('GET', '/flutter/status')).reply
  await expect.poll(status).toMatchObject({ ready: true })
  const { host, port } = new URL(/^Preview +(\S+)$/m.exec(helper.output())?.[1] ?? '')
  const mine = await fetch(`http://${host}/`)
  expect([mine.status, await mine.text()]).toEqual([200, expect.stringContaining('fake app')])

  const pages = async () =>
    (await readFile(join(harness.folder, 'fake.log'), 'utf8')).match(/"page"/g)?.length
  const before = await pages()
  const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
  for (const address of ['127.0.0.1', '::1'])
    for (const attempt of [
      { target: '/' },
      { target: '/main.dart.js' },
      { target: '/__mosaygent/page.js' },
      { method: 'POST', target: '/upload', body: '{}' },
      { target: '/$dwdsSseHandler', headers: [...upgrade, 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='] },
      { target: '/', origin: `http://${host}` },
    ]) {
      const { status, body } = await nobody.send(Number(port), write({ host, ...attempt }), address)
      if (status === 0 && address === '::1') continue // no such address here
      expect([attempt.target, status]).toEqual([attempt.target, 403])
      expect(body).toContain('for the user of this computer who started it')
    }
  expect(await pages()).toBe(before)
  expect((await fetch(`http://${host}/`)).status).toBe(200)
})
