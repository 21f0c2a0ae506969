import { expect, test } from 'vitest'
import { appAt, GatewayFixture } from './testing/gateway-fixture.ts'

const behind = new GatewayFixture()
const PAGE = { accept: 'text/html', 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-site' }
const CLEARED = '"storage"'

const load = async (project: string, headers: Record<string, string>) => {
  behind.target = appAt(behind.appPort, { project })
  const reply = await fetch(`http://127.0.0.1:${behind.port}/?t=1`, { headers: { ...PAGE, ...headers } })
  const set = reply.headers.getSetCookie().find((cookie) => cookie.startsWith('mosaygent_preview_')) ?? ''
  return { cleared: reply.headers.get('clear-site-data'), set, cookie: set.split(';')[0] ?? '' }
}

test('what one project stored at this address is cleared when another moves in', async () => {
  const first = await load('/projects/a', { cookie: 'theirs=1' })
  expect(first.cleared).toBe(CLEARED)
  expect(first.set).toMatch(
    new RegExp(
      `^mosaygent_preview_${behind.port}=[0-9a-f]{16}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax$`,
    ),
  )
  const again = await load('/projects/a', { cookie: `theirs=1; ${first.cookie}` })
  expect([again.cleared, again.set]).toEqual([null, ''])
  const other = await load('/projects/b', { cookie: `${first.cookie}; theirs=1` })
  expect(other.cleared).toBe(CLEARED)
  expect(other.cookie).not.toBe(first.cookie)
})

test('another site’s page, whose browser may send no cookie, does not lose everything with each load', async () => {
  const elsewhere = { 'sec-fetch-site': 'cross-site' }
  const first = await load('/projects/a', elsewhere)
  expect(first.cleared).toBeNull()
  expect(first.set).toContain('SameSite=None; Secure; Partitioned')
  const other = await load('/projects/b', { ...elsewhere, cookie: first.cookie })
  expect(other.cleared).toBe(CLEARED)
})

test('only a page carries it', async () => {
  const picture = await load('/projects/a', { accept: 'image/png', 'sec-fetch-dest': 'image' })
  expect([picture.cleared, picture.set]).toEqual([null, ''])
})
