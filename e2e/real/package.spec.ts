import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePorts } from '../harness/free-ports.ts'
import { startProduct } from '../harness/product.ts'
import { signIn } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

const PRODUCT = fileURLToPath(new URL('../../launcher/dist', import.meta.url))
const MB = 1_000_000

let folder = ''
test.beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent paquet é ')))
})
test.afterEach(() => rm(folder, { recursive: true, force: true }))

/** npm with a cache of its own and no registry to ask: what it cannot take from the file it has not. */
function npmCommand(args: readonly string[]): [string, string[]] {
  const script = process.env['npm_execpath']
  const [file, before] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []]
  const own = ['--cache', join(folder, 'cache'), '--registry', 'http://127.0.0.1:9']
  return [file, [...before, ...own, ...args]]
}

async function npm(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(...npmCommand(args), { cwd: folder })
  return stdout
}

test(
  'one file is installed from an empty cache, without a registry, and goes the journey',
  { tag: '@P-534' },
  async ({ page }) => {
    test.slow()
    const packed = JSON.parse(await npm('pack', PRODUCT, '--json')) as {
      filename: string
      size: number
      unpackedSize: number
      files: { path: string }[]
    }[]
    const { filename = '', size = 0, unpackedSize = 0, files = [] } = packed[0] ?? {}
    expect(size).toBeLessThanOrEqual(12 * MB)
    expect(unpackedSize).toBeLessThanOrEqual(40 * MB)
    const names = files.map(({ path }) => path)
    for (const name of [
      'mosaygent.mjs',
      'program/helper-command.mjs',
      'sketch.cjs',
      'sketch-program.cjs',
      'web/index.html',
      'web/python-api.zip',
    ])
      expect(names).toContain(name)
    for (const name of ['THIRD-PARTY-NOTICES.txt', 'sbom.cdx.json', 'starters/api/gitignore'])
      expect(names).toContain(name)

    const version = (await npm('exec', '--yes', '--', `./${filename}`, '--version')).trim()
    expect(filename).toBe(`mosaygent-${version}.tgz`)

    const prefix = join(folder, 'global é')
    await npm('install', '--global', '--prefix', prefix, `./${filename}`)
    const windows = (await stat(join(prefix, 'lib')).catch(() => null)) === null
    const installed = join(prefix, ...(windows ? [] : ['lib']), 'node_modules/mosaygent/mosaygent.mjs')
    const userHome = await realpath(await mkdtemp(join(folder, 'home ')))
    const product = await startProduct(
      { HOME: userHome, USERPROFILE: userHome },
      ['--no-open'],
      ([node = '', , ...args]) => [node, installed, ...args],
    )
    try {
      await signIn(page, product)
      await page.getByRole('button', { name: 'Try the starter' }).click()
      const app = page.frameLocator('iframe[title="App preview"]')
      const inApp = (text: string) => app.getByText(text).filter({ visible: true })
      await expect(inApp('Now at Falmouth, rising')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Reload' }).first()).toBeEnabled()
      const starter = join(userHome, 'mosaygent-starter/flutter')
      expect(await readFile(join(starter, '.gitignore'), 'utf8')).not.toBe('')
      const main = join(starter, 'lib/main.dart')
      const text = await readFile(main, 'utf8')
      expect(text).toContain('Now at Falmouth, rising')
      await writeFile(main, text.replace('Now at Falmouth, rising', 'Packed at Penzance'))
      await page.getByRole('button', { name: /^Reload/ }).click()
      await expect(page.getByText(/Applied 1 file in/).first()).toBeVisible()
      await expect(inApp('Packed at Penzance')).toBeVisible()
    } finally {
      expect(await product.stop()).toBe(0)
      await product.dispose()
    }
  },
)

test('what npx runs ends with it, although npx does not hand SIGTERM on', { tag: '@P-160' }, async () => {
  test.skip(process.platform === 'win32', 'Windows has no SIGTERM; the end of the console ends both')
  const name = (await npm('pack', PRODUCT, '--silent')).trim()
  const ports = await freePorts(3)
  const [dashboard, helper, preview] = ports
  const env = {
    ...process.env,
    HOME: folder,
    MOSAYGENT_HOME: join(folder, 'home'),
    MOSAYGENT_DASHBOARD_PORT: String(dashboard),
    MOSAYGENT_HELPER_PORT: String(helper),
    MOSAYGENT_PREVIEW_PORT: String(preview),
  }
  const [file, args] = npmCommand(['exec', '--yes', '--', `./${name}`, '--no-open'])
  const npx = spawn(file, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  npx.stdout.on('data', (piece: Buffer) => (said += piece.toString()))
  await expect.poll(() => said).toContain('Ready  ')
  const answers = (port: number | undefined) =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    )
  expect(await Promise.all(ports.map(answers))).toEqual([true, true, true])
  npx.kill('SIGTERM')
  await expect.poll(() => Promise.all(ports.map(answers))).toEqual([false, false, false])
})
