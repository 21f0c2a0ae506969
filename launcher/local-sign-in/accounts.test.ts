import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { servedDashboard } from '../testing/served-dashboard.ts'
import { claimsUri, SIGN_IN, signIn } from '../testing/sign-in-calls.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { MAX_ACCOUNTS } from './account-store.ts'

const LOOKUP = '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=local'
const TOKEN = '/securetoken.googleapis.com/v1/token?key=local'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

describe('the local accounts', () => {
  it('sign in, are looked up and refreshed, and keep their id', async () => {
    const served = await servedDashboard()
    const first = await signIn(served, ' Ann@Example.com ', 'Ann é')
    expect(first).toMatchObject({ isNewUser: true, displayName: 'Ann é', email: 'ann@example.com' })
    const looked = await served.call(LOOKUP, { idToken: first.idToken })
    expect(looked.body).toMatchObject({ users: [{ localId: first.localId, email: 'ann@example.com' }] })
    const refreshed = await served.call(
      TOKEN,
      `grant_type=refresh_token&refresh_token=${first.refreshToken}`,
      FORM,
    )
    expect(refreshed.body).toMatchObject({ user_id: first.localId, token_type: 'Bearer' })
    expect(await signIn(served)).toMatchObject({
      localId: first.localId,
      isNewUser: false,
      displayName: 'Ann é',
    })
  })

  it('survive a restart with their sessions, in a file for this user alone', async () => {
    const served = await servedDashboard()
    const { idToken, localId } = await signIn(served)
    const path = join(served.home, 'local-accounts.json')
    // Windows has no such modes: there the folder's own protection is all there is.
    expect((await stat(path)).mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o600)
    await served.close()
    const again = await servedDashboard({ home: served.home })
    expect((await again.call(LOOKUP, { idToken })).body).toMatchObject({ users: [{ localId }] })
  })

  it('refuse tokens that are not theirs', async () => {
    const served = await servedDashboard()
    const { idToken, refreshToken } = await signIn(served)
    const [header, payload, signature] = idToken.split('.') as [string, string, string]
    const other = Buffer.from(JSON.stringify({ kind: 'id', sub: 'x', exp: 9e9 })).toString('base64url')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    const forged = [
      `${header}.${other}.${signature}`,
      `${header}.${payload}.`,
      `${header}.${payload}.${signature.slice(0, -2)}`,
      `${none}.${payload}.`,
      `${none}.${payload}.${signature}`,
      `${idToken}.x`,
      refreshToken,
      '',
      '..',
    ]
    for (const token of forged) {
      const reply = await served.call(LOOKUP, { idToken: token })
      expect(reply).toMatchObject({ status: 400, body: { error: { message: 'INVALID_ID_TOKEN' } } })
    }
    const wrongKind = await served.call(TOKEN, `grant_type=refresh_token&refresh_token=${idToken}`, FORM)
    expect(wrongKind.body).toMatchObject({ error: { message: 'INVALID_REFRESH_TOKEN' } })
  })

  it('let an ID token expire and its refresh token go on', async () => {
    let time = Date.parse('2026-11-21T10:00:00Z')
    const served = await servedDashboard({ now: () => time })
    const { idToken, refreshToken } = await signIn(served)
    time += 3_600_000
    expect((await served.call(LOOKUP, { idToken })).body).toMatchObject({
      error: { message: 'TOKEN_EXPIRED' },
    })
    const reply = await served.call(TOKEN, `grant_type=refresh_token&refresh_token=${refreshToken}`, FORM)
    expect(reply.status).toBe(200)
  })

  it('can be removed, which ends their sessions', async () => {
    const served = await servedDashboard()
    const { localId, idToken, refreshToken } = await signIn(served)
    expect((await served.call('/local-sign-in/remove', { localId })).body).toEqual({ success: true })
    expect((await served.call('/local-sign-in/remove', { localId })).status).toBe(404)
    expect((await served.call(LOOKUP, { idToken })).body).toMatchObject({
      error: { message: 'USER_NOT_FOUND' },
    })
    const reply = await served.call(TOKEN, `grant_type=refresh_token&refresh_token=${refreshToken}`, FORM)
    expect(reply.body).toMatchObject({ error: { message: 'USER_NOT_FOUND' } })
  })

  it('are at most fifty', async () => {
    const home = await temporaryFolder()
    const users = Array.from({ length: MAX_ACCOUNTS }, (_, count) => ({
      localId: `id${count}`,
      rawId: String(count),
      email: `u${count}@example.com`,
      displayName: null,
      createdAt: '0',
      lastLoginAt: '0',
    }))
    await writeFile(join(home, 'local-accounts.json'), JSON.stringify({ key: 'a'.repeat(64), users }))
    const served = await servedDashboard({ home })
    const more = await served.call(SIGN_IN, {
      requestUri: claimsUri({ sub: '1', email: 'more@example.com' }),
    })
    expect(more.body).toMatchObject({ error: { message: 'TOO_MANY_ACCOUNTS' } })
    expect(await signIn(served, 'u0@example.com')).toMatchObject({ isNewUser: false })
    expect((await served.ask({ path: '/emulator/auth/handler' })).text).toContain('Remove one to add another')
  })

  it.each([
    { email: 'no sub@example.com' },
    { sub: '1' },
    { sub: '1', email: 'not an address' },
    { sub: '1', email: 'me@dev' },
    { sub: '1', email: `${'a'.repeat(300)}@example.com` },
    { sub: '1', email: 'a@example.com', name: 'x'.repeat(101) },
    [],
    null,
  ])('are not made from %j', async (claims) => {
    const served = await servedDashboard()
    const reply = await served.call(SIGN_IN, { requestUri: claimsUri(claims) })
    expect(reply).toMatchObject({ status: 400, body: { error: { message: 'INVALID_IDP_RESPONSE' } } })
    expect(await readdir(served.home)).toEqual([])
  })

  it.each(['{', '{"key":1}', '[]', ''])(
    'start empty when their file is damaged (%j), and say so once',
    async (damage) => {
      const home = await temporaryFolder()
      await writeFile(join(home, 'local-accounts.json'), damage)
      const served = await servedDashboard({ home })
      expect(served.lines).toHaveLength(1)
      const aside = (await readdir(home)).filter((name) => name.includes('damaged'))
      expect(aside).toHaveLength(1)
      expect(await readFile(join(home, aside[0]!), 'utf8')).toBe(damage)
      expect(await signIn(served)).toMatchObject({ isNewUser: true })
    },
  )
})
