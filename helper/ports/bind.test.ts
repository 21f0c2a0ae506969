import { createServer, type Server } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { PortTakenError } from '../errors/index.ts'
import { bind, bindLocalhost, closeServer } from './index.ts'

const servers: Server[] = []
const server = () => {
  const made = createServer((_request, response) => response.end('here'))
  servers.push(made)
  return made
}
afterEach(() => Promise.all(servers.splice(0).map(closeServer)))

/** Whether this machine has an IPv6 loopback at all. */
const probe = createServer()
const hasIpv6 = await bind(probe, 0, '::1').then(
  () => closeServer(probe).then(() => true),
  () => false,
)

describe('binding localhost', () => {
  test('a taken port is told, and nothing listens afterwards', async () => {
    const port = await bind(server(), 0, '127.0.0.1')
    const [first, second] = [server(), server()]
    await expect(bindLocalhost(first, second, port)).rejects.toThrow(PortTakenError)
    expect([first.listening, second.listening]).toEqual([false, false])
  })

  test.skipIf(!hasIpv6)('a stranger on ::1 alone counts as taken', async () => {
    const port = await bind(server(), 0, '::1')
    const [first, second] = [server(), server()]
    await expect(bindLocalhost(first, second, port)).rejects.toThrow(PortTakenError)
    expect([first.listening, second.listening]).toEqual([false, false])
  })

  test('answers on every loopback address that there is', async () => {
    const { port, servers: bound } = await bindLocalhost(server(), server(), 0)
    expect(bound).toHaveLength(hasIpv6 ? 2 : 1)
    for (const host of hasIpv6 ? ['127.0.0.1', '[::1]'] : ['127.0.0.1']) {
      expect(await (await fetch(`http://${host}:${port}/`)).text()).toBe('here')
    }
  })
})
