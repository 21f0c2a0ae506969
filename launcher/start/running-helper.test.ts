import { createServer } from 'node:http'
import { DASHBOARD_LEASE_PATH } from '@mosaygent/contract'
import { bind } from '@mosaygent/helper/ports'
import { describe, expect, it, onTestFinished } from 'vitest'
import { VERSION } from '../version.ts'
import { joinHelper } from './running-helper.ts'

/** Joins a helper that answers on a port of its own; gives the reply, what was asked of it and the lines printed. */
async function join({ version, status }: { version: string; status: number }) {
  const asked: unknown[] = []
  const server = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (body: string) => asked.push([request.url, JSON.parse(body)]))
    response.writeHead(status).write('\n')
  })
  const port = await bind(server, 0, '127.0.0.1')
  const lines: string[] = []
  const found = { helperPort: port, previewPort: 1, pid: 4_711, version, key: 'the key' }
  const use = joinHelper({
    home: 'nowhere é',
    port,
    found,
    dashboardOrigin: () => 'http://localhost:36412',
    log: (line) => lines.push(line),
  })
  onTestFinished(async () => {
    await use.stop()
    server.closeAllConnections()
    server.close()
  })
  return { ready: await use.ready, asked, lines, port }
}

describe('a helper that runs already', () => {
  it('is told the dashboard, and of one version nothing more is said (P-108)', async () => {
    const { ready, asked, lines, port } = await join({ version: VERSION, status: 200 })
    expect(ready).toEqual({ ok: true, helperPort: port, previewPort: 1 })
    expect(asked).toEqual([[DASHBOARD_LEASE_PATH, { origin: 'http://localhost:36412', key: 'the key' }]])
    expect(lines).toEqual([`Using the helper that runs on port ${port} already (process 4711)`])
  })

  it('of another version is used, and both versions are told (P-108)', async () => {
    const { ready, lines } = await join({ version: '0.0.9', status: 200 })
    expect(ready.ok).toBe(true)
    expect(lines[1]).toBe(`That helper is version 0.0.9, this dashboard ${VERSION}: update the older one.`)
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
