import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, type Locator, test as base } from '@playwright/test'
import { type Call, callsTo } from '../harness/call.ts'
import { pathWithFakeUv } from '../fakes/fake-uv.ts'
import { type Product, startProduct } from '../harness/product.ts'
import { commit, type Files, git } from './git.ts'
import { type GitServer, startGitServer } from '../fakes/git-server.ts'

/** A running product whose home folder, tools and repositories are the test's own. */
export interface EnvironmentHarness {
  readonly product: Product
  /** To the helper, below its base path. */
  readonly call: Call
}

/** What there is before the product starts. */
export interface Ground {
  /** Holds everything; a real path. */
  readonly root: string
  /** What `~` is. */
  readonly user: string
  /** The helper's own folder. */
  readonly home: string
  readonly server: GitServer
  /** First on the product's PATH. */
  readonly bin: string
  /** A program of that name, before everything else on PATH. */
  program(name: string, script: string): Promise<void>
  /** A repository that the server has; gives its work tree, from where it is pushed to. */
  serve(name: string, files: Files, branch?: string): Promise<string>
  start(env?: NodeJS.ProcessEnv): Promise<EnvironmentHarness>
}

/** A test that sets its ground and then starts a product on it. */
export const test = base.extend<{ ground: Ground }>({
  // Playwright insists on a destructured first parameter, even an empty one.
  // oxlint-disable-next-line no-empty-pattern
  ground: async ({}, provide, info) => {
    const root = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent é workspace ')))
    const [user, home, bin, served] = ['user é', 'home', 'bin', 'served'].map((name) => join(root, name)) as [
      string,
      string,
      string,
      string,
    ]
    for (const folder of [user, home, bin, served]) await mkdir(folder)
    const server = await startGitServer(served)
    const path = await pathWithFakeUv(root)
    const started: Awaited<ReturnType<typeof startProduct>>[] = []
    await provide({
      root,
      user,
      home,
      server,
      bin,
      program: (name, script) => writeFile(join(bin, name), script, { mode: 0o755 }),
      async serve(name, files, branch = 'main') {
        const tree = join(root, 'source', name)
        await mkdir(tree, { recursive: true })
        await git(tree, 'init', '-q', '-b', branch)
        await commit(tree, files)
        const bare = join(served, `${name}.git`)
        await git(tree, 'clone', '-q', '--bare', tree, bare)
        await git(tree, 'remote', 'add', 'origin', bare)
        return tree
      },
      async start(env = {}) {
        const product = await startProduct({
          PATH: [bin, path].join(delimiter),
          HOME: user,
          MOSAYGENT_HOME: home,
          ...env,
        })
        started.push(product)
        return { product, call: callsTo(`${product.helperUrl}/mosaygent`) }
      },
    })
    for (const product of started) {
      if (info.status !== info.expectedStatus) await info.attach('output', { body: product.output() })
      await product.dispose()
    }
    await server.close()
    await rm(root, { recursive: true, force: true, maxRetries: 5 })
  },
})

/** What stands beside a label of a card. */
export const fact = (card: Locator, label: string) =>
  card.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('xpath=following-sibling::dd[1]')

/** Comes back to the window, again if need be: the helper keeps an answer for two seconds. */
export const comeBackUntil = (what: Locator, text: string) =>
  expect
    .poll(async () => {
      await what.page().evaluate(() => globalThis.dispatchEvent(new Event('focus')))
      return (await what.textContent())?.trim()
    })
    .toBe(text)

export { expect } from '@playwright/test'
