import { request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { startPageServer } from './page-server.ts'
import { Clients } from './clients.ts'
import { Storyboard } from './storyboard.ts'

const sources = {
  readFont: async () => null,
  readAsset: async () => null,
  locationOf: () => null,
  pathOf: () => null,
}

test('answers its own name and who has the key, nobody else', async () => {
  const status = (port: number, headers: Record<string, string>) =>
    new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, path: '/sketch/client.js', headers, agent: false }, (reply) => {
        reply.resume()
        resolve(reply.statusCode)
      })
        .on('error', reject)
        .end()
    })
  for (const key of ['the key', null]) {
    const clients = new Clients()
    const storyboard = new Storyboard(
      () => clients.screen,
      () => {
        throw new Error('nobody looks')
      },
    )
    const server = await startPageServer('127.0.0.1', 0, clients, sources, key, storyboard)
    onTestFinished(async () => await server.close())
    const { port } = server
    const own = { host: `127.0.0.1:${port}` }
    const without = key === null ? 200 : 403
    expect(await status(port, own)).toBe(without)
    expect(await status(port, { ...own, 'x-mosaygent-sketch-key': 'a guess' })).toBe(without)
    expect(await status(port, { ...own, 'x-mosaygent-sketch-key': 'the key' })).toBe(200)
    for (const host of ['evil.test', `evil.test:${port}`, '127.0.0.1', `127.0.0.1:${port + 1}`])
      expect(await status(port, { host, 'x-mosaygent-sketch-key': 'the key' })).toBe(403)
  }
})

test('no script that stands in a page itself may run, whatever a source brought into it', async () => {
  const clients = new Clients()
  const storyboard = new Storyboard(
    () => clients.screen,
    () => {
      throw new Error('nobody looks')
    },
  )
  const server = await startPageServer('127.0.0.1', 0, clients, sources, null, storyboard)
  onTestFinished(async () => await server.close())
  for (const path of ['/', '/sketch/storyboard', '/sketch/client.js', '/nowhere']) {
    const reply = await fetch(`http://127.0.0.1:${server.port}${path}`)
    const policy = reply.headers.get('content-security-policy') ?? ''
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining(["default-src 'self'", "script-src 'self'", "form-action 'none'"]),
    )
    expect(await reply.text()).not.toMatch(/<script(?![^>]*\bsrc=)/)
  }
})
