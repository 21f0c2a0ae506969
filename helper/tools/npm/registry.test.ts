import { once } from 'node:events'
import { createServer } from 'node:http'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { latestVersion } from './latest-version.ts'
import { npmRegistry } from './registry.ts'

const OWN = 'https://npm.acme.example/registry'
let folder: string
/** Where the fake npm stands; Node is found beside it, as npm needs it. */
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mosaygent é npm '))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  path = [join(folder, 'bin'), dirname(process.execPath)].join(delimiter)
})

/** An npm that says this of its settings, and writes down how it was called. */
async function npmSays(text: string, code = 0) {
  const file = join(folder, 'bin', 'npm')
  await mkdir(dirname(file), { recursive: true })
  const seen = `JSON.stringify({ args: process.argv.slice(2), cwd: process.cwd(), env: process.env })`
  await writeFile(
    file,
    `#!/usr/bin/env node
require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'call'))}, ${seen})
console.log(${JSON.stringify(text)})
process.exit(${code})
`,
  )
  await chmod(file, 0o755)
}
const call = async (): Promise<unknown> => JSON.parse(await readFile(join(folder, 'call'), 'utf8'))

test('the variable of npm counts, and npm is not run for it', { tags: 'P-645' }, async () => {
  await npmSays(OWN)
  expect(await npmRegistry({ PATH: path, npm_config_registry: 'https://a.example/' })).toBe(
    'https://a.example',
  )
  expect(await npmRegistry({ PATH: path, NPM_CONFIG_REGISTRY: 'https://b.example' })).toBe(
    'https://b.example',
  )
  await expect(call()).rejects.toThrow('ENOENT')
})

test('without npm it is the public one', { tags: 'P-645' }, async () => {
  expect(await npmRegistry({ PATH: join(folder, 'nothing') })).toBe('https://registry.npmjs.org')
})

test.skipIf(process.platform === 'win32')(
  'npm is asked for its settings outside of every project, without what it would do beside it',
  { tags: 'P-645' },
  async () => {
    await npmSays(`${OWN}/`)
    const env = { PATH: path, HOME: folder, NODE_OPTIONS: '--inspect', npm_config_userconfig: '/x/.npmrc' }
    expect(await npmRegistry(env)).toBe(OWN)
    expect(await call()).toMatchObject({
      args: expect.arrayContaining(['config', 'get', 'registry', '--no-update-notifier', '--logs-max=0']),
      cwd: homedir(),
      env: { HOME: folder, npm_config_userconfig: '/x/.npmrc' },
    })
    expect(await call()).not.toMatchObject({ env: { NODE_OPTIONS: expect.anything() } })
  },
)

test.skipIf(process.platform === 'win32').each([
  ['an npm that fails', OWN, 1],
  ['an address that is none', 'undefined', 0],
  ['a file', 'file:///etc/passwd', 0],
  ['two lines', `${OWN}\nhttps://other.example`, 0],
])('%s: nobody is asked in its place', { tags: 'P-645' }, async (_, text, code) => {
  await npmSays(text, code)
  const env = { PATH: path, HOME: folder }
  expect(await npmRegistry(env)).toBeNull()
  expect(await latestVersion('mosaygent', env)).toEqual({ kind: 'unreachable' })
})

test(
  'a registry that is not there, or answers nothing, is not waited for, and gets no login',
  { tags: ['P-615', 'P-645'] },
  async () => {
    let asked = 0
    const silent = createServer(() => (asked += 1)).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const address = silent.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const at = (host: string) => ({ npm_config_registry: `http://${host}` })
    const withLogin = at(`me:secret@127.0.0.1:${port}`)
    expect(await latestVersion('mosaygent', withLogin)).toEqual({ kind: 'unreachable' })
    expect(asked).toBe(0)
    expect(await latestVersion('mosaygent', at(`127.0.0.1:${port}`), 100)).toEqual({ kind: 'unreachable' })
    silent.closeAllConnections()
    silent.close()
    await once(silent, 'close')
    expect(await latestVersion('mosaygent', at(`127.0.0.1:${port}`))).toEqual({ kind: 'unreachable' })
  },
)
