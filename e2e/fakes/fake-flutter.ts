import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { callsTo } from '../harness/call.ts'
import { freePort } from '../harness/free-ports.ts'
import { type Product, startProduct } from '../harness/product.ts'
import { signIn } from '../harness/sign-in.ts'
import { test as base } from '../harness/test.ts'

/** What the fake can be told; see `controlled.mjs`. */
type Order = '/page' | '/print' | '/compiled' | '/fail' | '/child'

export interface FakeFlutter extends Product {
  tell(order: Order, body?: object): Promise<void>
  /** A call to the helper, as a script of the same user makes it. */
  post(path: string, body?: object): Promise<unknown>
  /** What the editor on its path was asked to open, a line for each time. */
  opened(): Promise<string[]>
  /** Signs in and opens the Flutter page; `search` is the query of its address. */
  open(page: Page, search?: string): Promise<void>
}

interface Options {
  /** The first build waits until it is told `/compiled`. */
  hold: boolean
}

/** A running product with the Flutter codebase cloned, and the tests' own `flutter` on its path. */
export const test = base.extend<Options & { fakeFlutter: FakeFlutter }>({
  hold: [false, { option: true }],
  fakeFlutter: async ({ hold }, provide, info) => {
    const folder = await mkdtemp(join(tmpdir(), 'mosaygent é flutter '))
    const control = await freePort()
    const product = await startProduct({
      PATH: `${await writeTool(folder)}${delimiter}${process.env['PATH'] ?? ''}`,
      FAKE_FLUTTER_CONTROL: String(control),
      ...(hold ? { FAKE_FLUTTER_WAITS: '1' } : {}),
    })
    try {
      const call = callsTo(`${product.helperUrl}/mosaygent`)
      const post = async (path: string, body?: object) => {
        const { status, reply } = await call('POST', path, body)
        expect(status, JSON.stringify(reply)).toBe(200)
        return reply
      }
      await post('/environment/set-directory', { path: product.projectFolder })
      await post('/environment/clone-flutter')
      await provide({
        ...product,
        post,
        tell: async (order, body = {}) => {
          const url = `http://127.0.0.1:${control}${order}`
          const say = () =>
            fetch(url, { method: 'POST', body: JSON.stringify(body) }).then(
              ({ status }) => status,
              // its process id is told before it listens
              () => 'not there yet',
            )
          await expect.poll(say).toBe(204)
        },
        opened: async () => {
          const text = await readFile(join(folder, 'opened'), 'utf8').catch(() => '') // not asked yet
          return text.split('\n').filter(Boolean)
        },
        open: async (page, search = '') => {
          await signIn(page, product)
          if (search !== '') await page.goto(`${product.dashboardUrl}/flutter${search}`)
        },
      })
    } finally {
      if (info.status !== info.expectedStatus) await info.attach('output', { body: product.output() })
      await product.dispose()
      await rm(folder, { recursive: true, force: true })
    }
  },
})

export { expect } from '@playwright/test'

async function writeTool(folder: string): Promise<string> {
  const bin = join(folder, 'bin')
  await mkdir(bin)
  const run = JSON.stringify(
    new URL('../../helper/preview/testing/flutter/flutter.mjs', import.meta.url).href,
  )
  const other = JSON.stringify(new URL('everyday-commands.mjs', import.meta.url).href)
  const program = `#!${process.execPath}\nimport(process.argv.includes('run') ? ${run} : ${other})\n`
  for (const name of ['flutter', 'dart']) {
    await writeFile(join(bin, name), program)
    await chmod(join(bin, name), 0o755)
  }
  const editor = `#!/bin/sh\nprintf '%s\\n' "$*" >> "${join(folder, 'opened')}"\n`
  await writeFile(join(bin, 'code'), editor, { mode: 0o755 })
  return bin
}
