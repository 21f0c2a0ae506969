import { describe, expect, test } from 'vitest'
import { GatewayFixture, statusOf, UPGRADE } from './testing/gateway-fixture.ts'

const behind = new GatewayFixture()

describe('WebSockets', () => {
  test('are joined both ways, with Host and Origin unchanged', { tags: 'P-083' }, async () => {
    const answer = await behind.raw(
      `GET /$dwdsSseHandler HTTP/1.1\nHost: 127.0.0.1:${behind.port}\nOrigin: http://127.0.0.1:${behind.port}\n${UPGRADE}\n\nping`,
      (text) => text.endsWith('ping'),
    )
    expect(answer).toMatch(/^HTTP\/1.1 101 /)
    expect(answer).toContain('Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=')
    expect(behind.seen[0]?.raw).toContain(`127.0.0.1:${behind.port}`)
    expect(behind.seen[0]?.raw).toContain(`http://127.0.0.1:${behind.port}`)
  })

  test('an upgrade that the app refuses ends there: what follows on the socket is not forwarded', async () => {
    const smuggled = `GET /.env HTTP/1.1\nHost: evil.test\n\n`
    const answer = await behind.raw(
      `GET /refused HTTP/1.1\nHost: 127.0.0.1:${behind.port}\n${UPGRADE}\n\n${smuggled}`,
    )
    expect(statusOf(answer)).toBe(404)
    expect(behind.seen.map((one) => one.url)).toEqual(['/refused'])
  })

  test.each([
    ['another origin', 'Host: 127.0.0.1:PORT\nOrigin: http://evil.test', 403],
    ['a null origin', 'Host: 127.0.0.1:PORT\nOrigin: null', 403],
    ['another host', 'Host: evil.test:PORT', 403],
  ])('%s is refused', async (_, headers, code) => {
    const answer = await behind.raw(
      `GET /$dwdsSseHandler HTTP/1.1\n${headers.replace('PORT', String(behind.port))}\n${UPGRADE}\n\n`,
    )
    expect(statusOf(answer)).toBe(code)
    expect(behind.seen).toEqual([])
  })

  test('other protocols are not upgraded', async () => {
    const answer = await behind.raw(
      `GET / HTTP/1.1\nHost: 127.0.0.1:${behind.port}\nUpgrade: h2c\nConnection: Upgrade\n\n`,
    )
    expect(statusOf(answer)).toBe(400)
    expect(behind.seen).toEqual([])
  })
})
