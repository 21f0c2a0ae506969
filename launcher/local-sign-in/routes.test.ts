import { readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { claimsUri, SIGN_IN, signIn } from '../testing/sign-in-calls.ts'
import { servedDashboard } from '../testing/served-dashboard.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

describe('the sign-in routes', () => {
  const body = { requestUri: claimsUri({ sub: '1', email: 'mallory@example.com' }) }

  it.each([
    ['a foreign page', { origin: 'https://evil.test' }, 403],
    ['a page on 127.0.0.1', { origin: 'http://127.0.0.1:1' }, 403],
    ['a sandboxed page', { origin: 'null' }, 403],
    ['another site, whatever its origin', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a rebound name', { host: 'evil.test:1' }, 403],
    ['a plain form', { 'content-type': 'text/plain' }, 400],
    ['a form post', FORM, 400],
  ])('refuse %s, and store nothing', async (_who, headers, status) => {
    const served = await servedDashboard()
    expect((await served.call(SIGN_IN, body, headers)).status).toBe(status)
    expect(await readdir(served.home)).toEqual([])
  })

  it('refuse a call without an origin', async () => {
    const served = await servedDashboard()
    const headers = { 'content-type': 'application/json' }
    const reply = await served.ask({ path: SIGN_IN, method: 'POST', headers, body: JSON.stringify(body) })
    expect(reply.status).toBe(403)
    expect(await readdir(served.home)).toEqual([])
  })

  it('refuse a large body', async () => {
    const served = await servedDashboard()
    expect((await served.call(SIGN_IN, { ...body, pad: 'x'.repeat(20_000) })).status).toBe(413)
    expect(await readdir(served.home)).toEqual([])
  })

  it('show names as text, never as markup', async () => {
    const served = await servedDashboard()
    await signIn(served, 'eve@example.com', `<img src=x onerror=alert(1)>"'`)
    const page = await served.ask({ path: '/emulator/auth/handler?x=<script>' })
    expect(page.text).not.toContain('<img')
    expect(page.text).toContain('&lt;img')
    expect(page.text).toContain('Local sign-in: names you, protects nothing')
    expect(page.text).toContain('Nothing is sent to Google')
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  it('let a browser take no address that the sign-in refuses', async () => {
    const served = await servedDashboard()
    const page = await served.ask({ path: '/emulator/auth/handler' })
    const [, pattern = ''] = /pattern="([^"]+)"/.exec(page.text) ?? []
    // a browser reads it so
    const field = new RegExp(`^(?:${pattern.replaceAll('&#39;', "'")})$`, 'v')
    expect(['me@dev', 'a b@example.com', 'ann@example.com'].filter((email) => field.test(email))).toEqual([
      'ann@example.com',
    ])
  })

  it('let the hidden frame be framed by the own page alone', async () => {
    const served = await servedDashboard()
    const frame = await served.ask({ path: '/emulator/auth/iframe?apiKey=local' })
    expect(frame.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    for (const file of ['gapi.js', 'frame.js', 'chooser.js', 'chooser.css']) {
      expect((await served.ask({ path: `/local-sign-in/${file}` })).status).toBe(200)
    }
  })
})
