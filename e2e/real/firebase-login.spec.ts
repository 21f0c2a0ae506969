import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect } from '@playwright/test'
import { test } from './firebase-harness.ts'

test.use({ loggedIn: false })

test('the login goes by the tool’s own page and a code', async ({ harness }) => {
  const { call, files } = harness
  const before = await files()
  expect((await call('GET', '/mosaygent/firebase/account')).reply).toMatchObject({ state: 'signed-out' })
  expect((await harness.fetch()).reply).toMatchObject({ code: 'firebase-signed-out' })
  expect(await files()).toEqual(before)

  const begin = () => call('POST', '/mosaygent/firebase/login')
  const finish = (code: string) => call('POST', '/mosaygent/firebase/finish-login', { code })
  expect((await begin()).reply).toMatchObject({
    url: expect.stringMatching(/\/login\?code_challenge=/),
    session: expect.stringMatching(/^[0-9A-F]{5}$/),
  })
  expect((await finish('4/wrong-code')).reply).toMatchObject({ code: 'login-failed' })
  expect((await finish('4/good-code')).reply).toMatchObject({ code: 'not-running' })
  await begin()
  expect(await finish(' 4/good-code\n')).toMatchObject({
    status: 200,
    reply: { message: 'Logged in as ann@example.test.' },
  })
  const account = await call('GET', '/mosaygent/firebase/account')
  expect(account.reply).toMatchObject({
    state: 'signed-in',
    account: 'ann@example.test',
    login: { state: 'done' },
  })
  expect(JSON.stringify(account.reply)).not.toMatch(/ya29|1\/\//)
  expect((await harness.fetch()).status).toBe(200)
})

test(
  'the account that login:use chose for the folder is shown, and calls are made as it',
  { tag: '@P-244' },
  async ({ harness }) => {
    const { call, app, loginStore, firebase } = harness
    const login = (email: string) => ({
      user: { email, sub: email },
      tokens: { refresh_token: `1//${email}`, access_token: 'ya29.x', expires_at: Date.now() + 3_600_000 },
    })
    const ann = login('ann@example.test')
    await mkdir(dirname(loginStore), { recursive: true })
    await writeFile(loginStore, JSON.stringify({ ...ann, additionalAccounts: [login('bob@example.test')] }))
    await writeFile(join(app, 'firebase.json'), '{}')
    const account = async () => (await call('GET', '/mosaygent/firebase/account')).reply
    expect(await account()).toMatchObject({ state: 'signed-in', account: 'ann@example.test' })
    await firebase(['login:use', 'bob@example.test'])
    expect(await account()).toMatchObject({ account: 'bob@example.test', folder: app })
    expect((await harness.fetch()).status).toBe(200)
    await firebase(['logout', 'bob@example.test'])
    expect(await account()).toMatchObject({ account: 'ann@example.test' })
  },
)
