import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { HelperView, SignInConfig } from '@mosaygent/contract'
import { onTestFinished } from 'vitest'
import { createDashboardApp, listenDashboard } from '../dashboard-server/index.ts'
import { createAccountService, localSignInRoutes, openAccountStore } from '../local-sign-in/index.ts'
import { rawRequest } from './raw-request.ts'
import type { RawRequest } from './raw-request.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** A dashboard server on a free port, with a small build, a local sign-in and a home folder of its own. */
export async function servedDashboard(
  options: { home?: string; signIn?: SignInConfig; helperView?: HelperView; now?: () => number } = {},
) {
  const home = options.home ?? (await temporaryFolder())
  const web = join(await temporaryFolder(), 'web')
  await mkdir(join(web, 'assets'), { recursive: true })
  await writeFile(join(web, 'index.html'), '<!doctype html><title>the page</title>')
  await writeFile(join(web, 'assets', 'index-abc.js'), 'export {}')
  await writeFile(join(web, 'assets', 'index-abc.js.br'), brotliCompressSync('export {}'))
  await writeFile(join(web, 'robots.txt'), 'User-agent: *')
  const lines: string[] = []
  const signIn: SignInConfig = options.signIn ?? { kind: 'local' }
  const accounts = createAccountService(await openAccountStore(home, (line) => lines.push(line)), options.now)
  let origin = ''
  const app = createDashboardApp({
    web,
    config: () => ({
      version: '1.2.3',
      helperUrl: 'http://127.0.0.1:8080',
      previewUrl: 'http://127.0.0.1:36413',
      signIn,
    }),
    helperView: async () => options.helperView ?? { kind: 'nothing' },
    signIn: signIn.kind === 'local' ? localSignInRoutes(accounts, () => origin) : null,
  })
  const server = await listenDashboard(app, 0)
  origin = server.origin
  onTestFinished(() => server.close())
  const host = `localhost:${server.port}`
  return {
    ...server,
    home,
    lines,
    /** A request to the right host; `headers` are added or replace it. */
    ask: ({ headers = {}, ...request }: Partial<RawRequest> & { path: string }) =>
      rawRequest({ port: server.port, headers: { host, ...headers }, ...request }),
    /** A call as the sign-in SDK makes it in the dashboard's page. */
    async call(path: string, body: object | string, headers: Record<string, string> = {}) {
      const reply = await rawRequest({
        port: server.port,
        path,
        method: 'POST',
        headers: { host, origin, 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })
      return { status: reply.status, body: JSON.parse(reply.text || 'null') as unknown }
    },
  }
}
