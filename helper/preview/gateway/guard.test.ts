import { describe, expect, test } from 'vitest'
import { GatewayFixture, statusOf } from './testing/gateway-fixture.ts'

const behind = new GatewayFixture()

describe('the guard', () => {
  test.each([
    ['evil.test', 403],
    ['evil.test:PORT', 403],
    ['127.0.0.1', 403],
    ['127.0.0.1:1', 403],
    ['localhost.evil.test:PORT', 403],
    ['evil-localhost:PORT', 403],
    ['127.1:PORT', 403],
    ['2130706433:PORT', 403],
    ['localhost.:PORT', 403],
    ['[::1]:PORT', 403],
    ['127.0.0.1:PORT@evil.test', 403],
    ['', 403],
    ['LOCALHOST:PORT', 200],
    ['localhost:PORT', 200],
  ])('Host: %s', async (host, code) => {
    expect(statusOf(await behind.get('/', `Host: ${host.replace('PORT', String(behind.port))}`))).toBe(code)
    expect(behind.seen).toHaveLength(code === 200 ? 1 : 0)
  })

  test.each([
    ['twice', 'Host: 127.0.0.1:PORT\nHost: evil.test', 'HTTP/1.1'],
    ['twice, the other way', 'Host: evil.test\nHost: 127.0.0.1:PORT', 'HTTP/1.1'],
    ['twice the same', 'Host: 127.0.0.1:PORT\nHost: 127.0.0.1:PORT', 'HTTP/1.1'],
    ['missing', 'X: 1', 'HTTP/1.1'],
    ['missing, old protocol', 'X: 1', 'HTTP/1.0'],
  ])('Host %s', async (_, headers, version) => {
    const text = `GET / ${version}\n${headers.replaceAll('PORT', String(behind.port))}\nConnection: close\n\n`
    expect(statusOf(await behind.raw(text))).toBe(403)
    expect(behind.seen).toEqual([])
  })

  test.each(['Origin: http://evil.test', 'Host: evil.test'])(
    'D25 %s is seen behind two thousand other headers',
    async (header) => {
      const many = 'a:\n'.repeat(2_100)
      expect(statusOf(await behind.get('/', `Host: localhost:${behind.port}\n${many}${header}`))).toBe(403)
      expect(behind.seen).toEqual([])
    },
  )

  test.each([
    ['http://127.0.0.1:PORT', 200],
    ['http://localhost:PORT', 200],
    ['null', 403],
    ['http://localhost:36412', 403],
    ['https://127.0.0.1:PORT', 403],
    ['http://127.0.0.1:PORT.evil.test', 403],
    ['http://127.0.0.1:PORT, http://evil.test', 403],
    ['127.0.0.1:PORT', 403],
    ['', 403],
  ])('Origin: %s', async (origin, code) => {
    const headers = `Host: 127.0.0.1:${behind.port}\nOrigin: ${origin.replaceAll('PORT', String(behind.port))}`
    expect(statusOf(await behind.get('/', headers))).toBe(code)
    expect(behind.seen).toHaveLength(code === 200 ? 1 : 0)
  })

  test.each([
    ['http://127.0.0.1/x', 400],
    ['//evil.test/x', 400],
    ['/a/../.env', 400],
    ['/assets/../../.env', 400],
    ['/assets/%2e%2e/x', 400],
    ['/assets/%2E/x', 400],
    ['/a%2fb', 400],
    ['/a%5c..%5cb', 400],
    ['/%00', 400],
    ['/%zz', 400],
    ['/.env', 403],
    ['/%2eenv', 403],
    ['/lib/.git/config', 403],
    ['/.well-known/x', 403],
    ['/assets/assets/.env', 200],
    ['/packages/a.b/c..d.js', 200],
    ['/a?next=/../.env', 200],
  ])('path %s', async (path, code) => {
    expect(statusOf(await behind.get(path, `Host: 127.0.0.1:${behind.port}`))).toBe(code)
    expect(behind.seen).toHaveLength(code === 200 ? 1 : 0)
  })
})
