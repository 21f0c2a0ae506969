import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import { HELPER_NAME } from '@mosaygent/contract'
import { PortTakenError } from '@mosaygent/helper/errors'
import { describe, expect, it, onTestFinished } from 'vitest'
import { bind, isPortFree } from '@mosaygent/helper/ports'
import { VERSION } from '../version.ts'
import { helperPortTakenMessage, portTakenMessage } from './port-taken-message.ts'

async function hold(listener: RequestListener): Promise<{ port: number; server: Server }> {
  const server = createServer(listener)
  const port = await bind(server, 0, '127.0.0.1')
  onTestFinished(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  return { port, server }
}

const stranger: RequestListener = (_request, response) => response.writeHead(404).end('not here')
const ourHelper: RequestListener = (_request, response) =>
  response
    .setHeader('Content-Type', 'application/json')
    .end(JSON.stringify({ status: 'ok', name: HELPER_NAME, version: VERSION }))

describe('a taken port', () => {
  it('is an error of its own', async () => {
    const { port } = await hold(stranger)
    await expect(bind(createServer(), port, '127.0.0.1')).rejects.toBeInstanceOf(PortTakenError)
    expect(await isPortFree(port)).toBe(false)
  })

  it('is told with its holder and the way out', async () => {
    const { port } = await hold(stranger)
    const message = await portTakenMessage('preview', port)
    expect(message).toContain(`Port ${port}, which the preview needs, is held by`)
    expect(message).toContain('MOSAYGENT_PREVIEW_PORT')
    // Where the system tells who it is, it is this very process.
    expect(message).toMatch(new RegExp(`process ${process.pid}|the system does not say`))
  })

  it('says plainly that a helper of ours holds it', async () => {
    const { port } = await hold(ourHelper)
    const message = await portTakenMessage('helper', port)
    expect(message).toContain(`A Mosaygent helper already runs on port ${port}`)
    expect(message).toContain('MOSAYGENT_HELPER_PORT')
  })

  it('says that it is another user’s, who is told nothing more', async () => {
    const { port } = await hold((_request, response) =>
      response.writeHead(403).end('{"detail":"Local user not allowed","code":"local-user-not-allowed"}'),
    )
    const message = await portTakenMessage('helper', port)
    expect(message).toContain(
      `Port ${port}, which the helper needs, is held by Mosaygent, started by another user`,
    )
    expect(message).toContain('Set MOSAYGENT_HELPER_PORT to another port.')
  })

  it('tells a helper of another version', async () => {
    const { port } = await hold((_request, response) =>
      response.end(JSON.stringify({ status: 'ok', name: HELPER_NAME, version: '9.9.9' })),
    )
    const message = await portTakenMessage('helper', port)
    expect(message).toContain(`already runs on port ${port} (version 9.9.9, this is ${VERSION})`)
  })

  it('of the preview is another helper’s doing when one runs', async () => {
    const [helper, preview] = [await hold(ourHelper), await hold(stranger)]
    const ports = { dashboard: 0, helper: helper.port, preview: preview.port }
    expect(await helperPortTakenMessage(preview.port, ports)).toContain(
      `A Mosaygent helper already runs on port ${helper.port}`,
    )
    const alone = { ...ports, helper: (await hold(stranger)).port }
    expect(await helperPortTakenMessage(preview.port, alone)).toContain(
      `Port ${preview.port}, which the preview needs`,
    )
  })

  it('does not take any program that answers /health for ours', async () => {
    const { port } = await hold((_request, response) => response.end('{"status":"ok"}'))
    expect(await portTakenMessage('helper', port)).toContain('is held by')
  })
})
