import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { test as base } from '@playwright/test'
import type { AddressInfo } from 'node:net'

/** The delivered sketch of a project, and a page of another origin that frames it as the dashboard does. */
export interface FramedSketch {
  readonly frameUrl: string
  readonly around: string
  write(name: string, text: string): Promise<void>
  /** Resolves once open pages have the new picture. */
  reload(): Promise<void>
}

const BUNDLE = fileURLToPath(new URL('../../sketch/dist/sketch.cjs', import.meta.url))

export const test = base.extend<{ files: Readonly<Record<string, string>>; sketch: FramedSketch }>({
  files: [{}, { option: true }],
  sketch: async ({ files }, provide) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'esquisse é '))
    const write = async (name: string, text: string): Promise<void> => {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
      await writeFile(path.join(folder, name), text)
    }
    await write('pubspec.yaml', 'name: framed\n')
    for (const [name, text] of Object.entries(files)) await write(name, text)
    const args = ['run', '--machine', '-d', 'web-server', '--web-hostname', '127.0.0.1', '--web-port', '0']
    const child = spawn(process.execPath, [BUNDLE, ...args], {
      cwd: folder,
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const closed = once(child, 'close')
    const lines: string[] = []
    const waiting = new Set<() => void>()
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      for (const wake of waiting) wake()
    })
    const find = async (pattern: RegExp): Promise<string> => {
      for (;;) {
        const found = lines.flatMap((line) => pattern.exec(line)?.[1] ?? [])[0]
        if (found !== undefined) return found
        await new Promise<void>((resolve) => waiting.add(resolve))
      }
    }
    const frameUrl = await find(/"event":"app\.webLaunchUrl","params":\{"url":"([^"]+)"/)
    const appId = await find(/"event":"app\.start","params":\{"appId":"([^"]+)"/)
    await find(/"event":"(app\.started)"/)
    const dashboard = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end(`<!doctype html><script>
        const heard = []
        addEventListener('message', ({ data, origin }) => heard.push({ ...data, origin }))
      </script><iframe name="app" src="${frameUrl}" style="border:0;width:390px;height:700px"></iframe>`)
    }).listen(0, '127.0.0.1')
    await once(dashboard, 'listening')
    const { port } = dashboard.address() as AddressInfo
    let requests = 0
    await provide({
      frameUrl,
      around: `http://localhost:${port}`,
      write,
      async reload() {
        requests += 1
        const id = String(requests)
        const params = { appId, fullRestart: false }
        child.stdin.write(`${JSON.stringify([{ id, method: 'app.restart', params }])}\n`)
        const code = await find(new RegExp(String.raw`"id":"${id}","result":\{"code":(\d)`))
        if (code !== '0') throw new Error('The reload failed')
      },
    })
    child.kill('SIGTERM')
    await closed
    dashboard.closeAllConnections()
    dashboard.close()
    await rm(folder, { recursive: true, force: true })
  },
})
