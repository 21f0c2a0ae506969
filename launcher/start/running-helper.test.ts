import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join as joined } from 'node:path'
import { DASHBOARD_LEASE_PATH, HELPER_NAME } from '@mosaygent/contract'
import { type DashboardLease, proofOf } from '@mosaygent/helper/lease'
import { bind } from '@mosaygent/helper/ports'
import { writeInstance } from '@mosaygent/helper/state'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { VERSION } from '../version.ts'
import { joinHelper } from './running-helper.ts'

const ORIGIN = 'http://localhost:36412'
interface Told {
  readonly version: string
  readonly status: number
  readonly link?: string
  /** What it proves itself with. */
  readonly key?: string
  /** Where the next helper on its port is looked for. */
  readonly home?: string
}

/** Joins a helper that answers on a port of its own; gives the reply, what was asked of it and the lines printed. */
async function join({ version, status, link, key = 'the key', home = 'nowhere é' }: Told) {
  const asked: (DashboardLease & { path: string | undefined })[] = []
  const replies: ServerResponse[] = []
  const server = createServer((request, response) => {
    if (request.url === '/health') {
      response.end(JSON.stringify({ status: 'ok', name: HELPER_NAME, version }))
      return
    }
    replies.push(response)
    request.setEncoding('utf8').on('data', (body: string) => {
      const lease: DashboardLease = JSON.parse(body)
      asked.push({ path: request.url, ...lease })
      const folder = { origin: ORIGIN, host: `127.0.0.1:${port}` }
      const proof = proofOf(key, 'leased', folder, lease.nonce, link ?? '')
      response.writeHead(status).write(`data: ${JSON.stringify({ link: link ?? null, proof })}\n\n`)
    })
  })
  const port = await bind(server, 0, '127.0.0.1')
  const lines: string[] = []
  const previews: number[] = []
  const found = { helperPort: port, previewPort: 1, pid: 4_711, version, key: 'the key' }
  const use = joinHelper({
    home,
    port,
    retryMs: 10,
    onPreviewPort: (preview) => previews.push(preview),
    found,
    dashboardOrigin: () => ORIGIN,
    log: (line) => lines.push(line),
  })
  onTestFinished(async () => {
    await use.stop()
    server.closeAllConnections()
    server.close()
  })
  return {
    ready: await use.ready,
    asked,
    lines,
    previews,
    port,
    /** The helper ends; another one may take its port. */
    end: () => replies.splice(0).forEach((one) => one.end()),
    say: (text: string) => replies.forEach((one) => one.write(text)),
  }
}

describe('a helper that runs already', () => {
  it('is told the dashboard, and of one version nothing more is said', { tags: 'P-108' }, async () => {
    const { ready, asked, lines, port } = await join({ version: VERSION, status: 200 })
    expect(ready).toEqual({ ok: true, helperPort: port, previewPort: 1, link: null })
    expect(asked).toMatchObject([{ path: DASHBOARD_LEASE_PATH, origin: ORIGIN }])
    expect(lines).toEqual([`Using the helper that runs on port ${port} already (process 4711)`])
  })

  it('tells the link by which a browser is paired, where one is needed', async () => {
    const link = 'http://localhost:36412/#pair=the-code'
    const { ready } = await join({ version: VERSION, status: 200, link })
    expect(ready).toMatchObject({ ok: true, link })
  })

  it('C33 tells each link that comes later in our own terminal, also when it comes in two pieces', async () => {
    const { lines, say } = await join({ version: VERSION, status: 200, link: 'first' })
    say(': still here\n\ndata: http://localhost:36412/#pa')
    say('ir=fresh\n\n: still here\n\n')
    await vi.waitFor(() => expect(lines.slice(1)).toEqual(['Pair  http://localhost:36412/#pair=fresh']))
  })

  it('C47 that has not got the key is not used, whatever link it tells, and is not told the key', async () => {
    const link = 'http://localhost:36412/#pair=of-somebody-else'
    const { ready, asked, lines, port } = await join({
      version: VERSION,
      status: 200,
      link,
      key: 'another key',
    })
    expect(ready).toMatchObject({ ok: false, message: expect.stringContaining(`on port ${port}`) })
    expect(lines).toEqual([])
    expect(asked).toHaveLength(1)
    expect(JSON.stringify(asked)).not.toContain('the key')
  })

  it('of another version is used, and both versions are told', { tags: 'P-108' }, async () => {
    const { ready, lines } = await join({ version: '0.0.9', status: 200 })
    expect(ready.ok).toBe(true)
    expect(lines[1]).toBe(`That helper is version 0.0.9, this dashboard ${VERSION}: update the older one.`)
  })

  it('that comes back with its preview elsewhere is followed there', { tags: 'P-108' }, async () => {
    const home = await mkdtemp(joined(tmpdir(), 'mosaygent é '))
    onTestFinished(() => rm(home, { recursive: true }))
    const { end, lines, previews, port } = await join({ version: VERSION, status: 200, home })
    const next = { helperPort: port, pid: 4_712, version: VERSION, key: 'the key' }
    await writeInstance(home, { ...next, previewPort: 1 })
    end()
    await vi.waitFor(() => expect(lines.filter((line) => /is back/.test(line))).toHaveLength(1))
    expect(previews).toEqual([])
    await writeInstance(home, { ...next, previewPort: 37_081 })
    end()
    await vi.waitFor(() => expect(previews).toEqual([37_081]))
    expect(lines.at(-1)).toBe('Preview  http://localhost:37081')
  })

  it('that refuses is named with its process and version, and not used', async () => {
    const { ready, lines, port } = await join({ version: '0.0.9', status: 403 })
    expect(ready).toEqual({
      ok: false,
      message: `The helper on port ${port} (process 4711, version 0.0.9) did not accept this dashboard. End it, then start again.`,
      code: 1,
    })
    expect(lines).toEqual([])
  })
})
