import { expect, test } from 'vitest'
import { appAt, GatewayFixture, statusOf } from './testing/gateway-fixture.ts'

const behind = new GatewayFixture()
const cookies = (count: number) =>
  Array.from({ length: count }, (_, at) => `c${at}=${'x'.repeat(3_900)}`).join('; ')
const ask = (more: string) => behind.get('/', `Host: localhost:${behind.port}\n${more}`)

test('eight cookies of 3.9 kB, which other servers refuse, reach the app', async () => {
  expect(statusOf(await ask(`Cookie: ${cookies(8)}`))).toBe(200)
  expect(behind.seen).toHaveLength(1)
})

test('as many as nobody can mean are removed, and a page says so', async () => {
  const answer = await ask(`Cookie: ${cookies(60)}`)
  expect(statusOf(answer)).toBe(431)
  expect(answer).toContain('Clear-Site-Data: "cookies"')
  expect(answer).toContain('Set-Cookie: c59=; Path=/; Max-Age=0')
  expect(answer).toContain("frame-ancestors 'self' http://localhost:36412")
  expect(answer).toContain('<a href="/">Load again</a>')
  expect(behind.seen).toEqual([])
})

test('what an app’s own server does not take is removed as well', async () => {
  const answer = await ask(`Cookie: ${cookies(20)}`)
  expect(statusOf(answer)).toBe(431)
  expect(answer).toContain('Clear-Site-Data: "cookies"')
  expect(answer).toContain('<a href="/">Load again</a>')
  expect(behind.seen).toEqual([])
})

test('a long address or another header removes none', async () => {
  const host = `Host: localhost:${behind.port}`
  const long = await behind.get(`/?${'a'.repeat(400_000)}`, host)
  const other = await ask(`X-Long: ${'a'.repeat(400_000)}\nCookie: a=1`)
  for (const answer of [long, other]) expect(answer).not.toContain('Clear-Site-Data')
})

test('nor does a page of another site', async () => {
  const answer = await ask(`Origin: http://evil.test\nCookie: ${cookies(60)}`)
  expect(statusOf(answer)).toBe(403)
  expect(answer).not.toContain('Clear-Site-Data')
})

test('the sketch gets its key and its own name, an app neither', async () => {
  await ask('X-Mosaygent-Sketch-Key: guess')
  expect(behind.seen[0]?.raw).toContain(`localhost:${behind.port}`)
  behind.target = appAt(behind.appPort, { sketchKey: 'the key' })
  expect(statusOf(await ask('X-Own: 1'))).toBe(200)
  const raw = behind.seen[1]?.raw ?? []
  expect(raw[raw.indexOf('X-Mosaygent-Sketch-Key') + 1]).toBe('the key')
  expect(raw.filter((_, at) => raw[at - 1]?.toLowerCase() === 'host')).toEqual([
    `127.0.0.1:${behind.appPort}`,
  ])
})
