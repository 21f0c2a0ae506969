import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { test as base, type Frame, type Page } from '@playwright/test'
import { type Call, callsTo } from '../harness/call.ts'
import { freePort } from '../harness/free-ports.ts'
import { type Product, startProduct } from '../harness/product.ts'

/** A product with a Flutter codebase that could be started, and another site in the same browser. */
export interface Harness {
  readonly product: Product
  /** As a script of the same user. */
  readonly call: Call
  /** A site with a name of its own, an empty page, and whatever is asked of it written down. */
  readonly evil: { readonly origin: string; readonly port: number; readonly heard: readonly string[] }
  /** Everything that a call could have changed. */
  state(): Promise<unknown>
}

/** One product for all tests of a file: none of them may change it. Every name below `.test` is this computer. */
export const test = base.extend<object, { flags: readonly string[]; harness: Harness }>({
  /** More of the browser's command line. */
  flags: [[], { scope: 'worker', option: true }],
  launchOptions: [
    async ({ launchOptions, flags }, provide) => {
      const more = [
        '--host-resolver-rules=MAP *.test 127.0.0.1',
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        ...flags,
      ]
      await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), ...more] })
    },
    { scope: 'worker' },
  ],
  harness: [
    // Playwright insists on a destructured first parameter, even an empty one.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const product = await startProduct()
      const call = callsTo(product.helperUrl)
      await call('POST', '/mosaygent/environment/set-directory', { path: product.projectFolder })
      await call('POST', '/mosaygent/environment/clone-flutter')
      const port = await freePort()
      const heard: string[] = []
      const site = createServer((request, response) => {
        heard.push(`${request.method} ${request.url}`)
        response.writeHead(200, { 'content-type': 'text/html' })
        response.end('<!doctype html><title>another site</title>')
      }).listen(port, '127.0.0.1')
      await once(site, 'listening')
      const evil = { origin: `http://evil.test:${port}`, port, heard }
      await provide({ product, call, evil, state: () => stateOf(product, call) })
      site.closeAllConnections()
      site.close()
      await product.dispose()
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'

/** What the helper says of itself, what it has printed, and every file of the project and of its own. */
async function stateOf(product: Product, call: Call): Promise<unknown> {
  const asked = ['/environment/directory', '/flutter/status', '/jobs', '/firebase/project']
  const replies = await Promise.all(asked.map(async (path) => (await call('GET', `/mosaygent${path}`)).reply))
  const { pid: _pid, ...status } = replies[1] ?? {}
  return {
    replies: [replies[0], status, ...replies.slice(2)],
    printed: product.output(),
    home: await filesOf(product.home),
    project: await filesOf(product.projectFolder),
  }
}

async function filesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes('.git'))
  const sums = await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name)
      return [
        path,
        createHash('sha256')
          .update(await readFile(path))
          .digest('hex'),
      ] as const
    }),
  )
  return Object.fromEntries(sums.toSorted(([a], [b]) => a.localeCompare(b)))
}

/**
 * What the browser got back from an origin while it was asked for by a page or frame, also what it then kept from the
 * page, preflights included: `GET /path 403`, with a word behind it where a page of another origin may read it.
 */
export async function answersFrom(where: Page | Frame, origin: string): Promise<readonly string[]> {
  const page = 'context' in where ? where : where.page()
  // a sandboxed frame has a process of its own, and is then listened to by itself
  const session = await page
    .context()
    .newCDPSession(where)
    .catch(() => page.context().newCDPSession(page))
  const asked = new Map<string, string>()
  const answers: string[] = []
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    asked.set(requestId, `${request.method} ${request.url}`)
  })
  session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode, headers }) => {
    const [method = '', url = ''] = asked.get(requestId)?.split(' ') ?? []
    if (!URL.canParse(url) || new URL(url).origin !== origin) return
    const names = Object.keys(headers).map((name) => name.toLowerCase())
    const readable = names.includes('access-control-allow-origin') ? ' readable' : ''
    answers.push(`${method} ${new URL(url).pathname} ${statusCode}${readable}`)
  })
  await session.send('Network.enable')
  return answers
}
