import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { createUpdates } from './index.ts'
import { isNewer } from './is-newer.ts'

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

/** A registry of the test's own; its address is what npm's setting names. */
async function registry(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  open.push(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens on a port')
  return `http://127.0.0.1:${address.port}`
}

async function ask(address: string, version = '0.1.0') {
  const { handlers } = createUpdates({ version, env: { npm_config_registry: address } })
  const reply = await handlers.checkForUpdate(undefined, new AbortController().signal)
  return reply.ok ? reply.value.answer : reply
}

const says = (version: unknown, name = 'mosaygent') => JSON.stringify({ name, version })

describe('the question for a newer version', () => {
  it('is one request that is the same for everybody', { tags: 'P-616' }, async () => {
    const requests: unknown[] = []
    const address = await registry(({ method, url, headers }, response) => {
      requests.push({ method, url, headers })
      // a registry that would like to know us again is not obeyed
      response.setHeader('set-cookie', 'who=you')
      response.end(says('0.2.0'))
    })
    expect(await ask(address)).toEqual({ kind: 'newer', version: '0.2.0' })
    expect(await ask(`${address}/`, '0.1.9')).toEqual({ kind: 'newer', version: '0.2.0' })
    const request = {
      method: 'GET',
      url: '/mosaygent/latest',
      headers: {
        host: new URL(address).host,
        connection: 'keep-alive',
        accept: 'application/json',
        'user-agent': 'mosaygent',
        'accept-language': '*',
        'sec-fetch-mode': 'cors',
        'accept-encoding': expect.stringMatching(/^[a-z, ]+$/),
      },
    }
    expect(requests).toEqual([request, request])
  })

  it('is not asked by a helper that only runs', { tags: 'P-615' }, async () => {
    let asked = 0
    const address = await registry((_, response) => {
      asked += 1
      response.end(says('0.2.0'))
    })
    createUpdates({ version: '0.1.0', env: { npm_config_registry: address } })
    expect(await ask(address)).toEqual({ kind: 'newer', version: '0.2.0' })
    expect(asked).toBe(1)
  })

  it.each([
    ['the same version', says('0.1.0'), 'current'],
    ['an older one', says('0.0.9'), 'current'],
    ['a preview', says('0.2.0-beta.1'), 'unreadable'],
    ['a version that would be a part of a command', says('0.2.0; rm -rf ~'), 'unreadable'],
    ['another package', says('0.2.0', 'other'), 'unreadable'],
    ['no JSON', '<html>', 'unreadable'],
    ['a document without end', 'x'.repeat(300 * 1024), 'unreadable'],
    ['nothing', '', 'unreadable'],
    ['null', 'null', 'unreadable'],
    ['a list', `[${says('0.2.0')}]`, 'unreadable'],
    ['a number for a version', says(2), 'unreadable'],
    ['a version of another kind', says('0.2'), 'unreadable'],
  ])('takes %s for what it is', { tags: 'P-615' }, async (_, body, kind) => {
    const address = await registry((_request, response) => response.end(body))
    expect(await ask(address)).toEqual({ kind })
  })

  it('tells a package that is not there from a registry that is not', { tags: 'P-615' }, async () => {
    const answers = (status: number) => registry((_, response) => response.writeHead(status).end('{}'))
    expect(await ask(await answers(404))).toEqual({ kind: 'not-published' })
    for (const status of [401, 403, 407, 429, 500, 503])
      expect([status, await ask(await answers(status))]).toEqual([status, { kind: 'unreachable' }])
    // a network that wants a login first, or a registry that answers nothing
    expect(await ask(await answers(204))).toEqual({ kind: 'unreadable' })
    expect(await ask('no address')).toEqual({ kind: 'unreachable' })
    const cut = await registry((_, response) => response.destroy())
    expect(await ask(cut)).toEqual({ kind: 'unreachable' })
    const half = await registry((_, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('{', () => response.destroy())
    })
    expect(await ask(half)).toEqual({ kind: 'unreachable' })
  })

  it('follows no redirect', { tags: 'P-616' }, async () => {
    let elsewhere = 0
    const other = await registry((_, response) => {
      elsewhere += 1
      response.end(says('0.2.0'))
    })
    const address = await registry((_, response) => response.writeHead(302, { location: `${other}/x` }).end())
    expect(await ask(address)).toEqual({ kind: 'unreachable' })
    expect(elsewhere).toBe(0)
  })
})

it.each([
  ['0.2.0', '0.1.0', true],
  ['0.10.0', '0.9.9', true],
  ['1.0.0', '1.0.0-beta.1', true],
  ['1.0.0', '1.0.0', false],
  ['1.0.0', '1.0.1-beta.1', false],
  ['1.0.0', 'unknown', false],
])('%s comes after %s: %s', { tags: 'P-615' }, (finished, ours, newer) => {
  expect(isNewer(finished, ours)).toBe(newer)
})
