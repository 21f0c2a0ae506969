import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { PortTakenError } from '../../errors/index.ts'
import { createGateway } from './gateway.ts'
import { GatewayFixture, statusOf, UPGRADE, THIS_USER } from './testing/gateway-fixture.ts'

const behind = new GatewayFixture()

describe('its own page', () => {
  test('while nothing runs', { tags: 'P-082' }, async () => {
    behind.target = { kind: 'nothing' }
    const reply = await fetch(`http://127.0.0.1:${behind.port}/any`)
    expect(reply.status).toBe(503)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.headers.get('content-security-policy')).toContain(
      "frame-ancestors 'self' http://localhost:36412",
    )
    expect(await reply.text()).toContain('Nothing is running here')
    expect(
      statusOf(await behind.raw(`GET /x HTTP/1.1\nHost: 127.0.0.1:${behind.port}\n${UPGRADE}\n\n`)),
    ).toBe(503)
  })

  test('is framed by nobody while there is no dashboard, and neither is the app', async () => {
    const alone = createGateway({ target: () => behind.target, frameAncestors: () => [], peers: THIS_USER })
    const port = await alone.listen(0)
    const policy = async () =>
      (await fetch(`http://127.0.0.1:${port}/`)).headers.get('content-security-policy')
    expect(await policy()).toBe("frame-ancestors 'none'")
    behind.target = { kind: 'nothing' }
    expect(await policy()).toMatch(/frame-ancestors 'none'$/)
    await alone.close()
  })

  test('has a process of its own in the browser, as the app has', async () => {
    const cluster = async () =>
      (await fetch(`http://127.0.0.1:${behind.port}/`)).headers.get('origin-agent-cluster')
    expect(await cluster()).toBe('?1')
    behind.target = { kind: 'nothing' }
    expect(await cluster()).toBe('?1')
  })

  test('while the app starts, what it does', async () => {
    behind.target = { kind: 'starting', stage: 'Compiling <b>' }
    expect(await (await fetch(`http://127.0.0.1:${behind.port}/`)).text()).toContain('Compiling &#60;b&#62;.')
  })
})

test('a port in other hands is named', async () => {
  const second = createGateway({ target: () => behind.target, frameAncestors: () => [], peers: THIS_USER })
  const failure = await second.listen(behind.port).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(PortTakenError)
  expect(failure).toMatchObject({ port: behind.port })
  await second.close()
})

test('closing ends open WebSockets and frees the port', async () => {
  const socket = connect(behind.port, '127.0.0.1')
  socket.write(
    `GET /ws HTTP/1.1\r\nHost: 127.0.0.1:${behind.port}\r\n${UPGRADE.replaceAll('\n', '\r\n')}\r\n\r\n`,
  )
  await new Promise((resolve) => socket.once('data', resolve))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.on('error', () => undefined)
  await behind.gateway.close()
  await closed
  const next = createServer()
  next.listen(behind.port, '127.0.0.1')
  await once(next, 'listening')
  expect(next.listening).toBe(true)
  next.close()
})
