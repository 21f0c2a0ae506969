import { createHash } from 'node:crypto'
import { execFile, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { copyFile, mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { callsTo } from '../harness/call.ts'
import { freePorts } from '../harness/free-ports.ts'
import { helperAt } from '../harness/script-token.ts'

const WEB = fileURLToPath(new URL('../../launcher/dist/web', import.meta.url))
const UV = process.env['MOSAYGENT_TEST_UV']
const NO_REGISTRY = /error sending request|failed to (fetch|download)|dns error|connection refused|timed out/i

let folder = ''
test.beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent téléchargé ')))
})
test.afterEach(() => rm(folder, { recursive: true, force: true }))

/** Runs uv in a folder; its words are the error's. */
async function uv(cwd: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(UV ?? '', args, { cwd })
  return stdout
}

/** Extracts as a person would, with a program that is not ours. */
async function extract(): Promise<string> {
  const zip = join(folder, 'python-api.zip')
  await copyFile(join(WEB, 'python-api.zip'), zip)
  const hash = createHash('sha256')
    .update(await readFile(zip))
    .digest('hex')
  expect(await readFile(join(WEB, 'python-api.zip.sha256'), 'utf8')).toBe(`${hash}  python-api.zip\n`)
  await uv(folder, 'run', '--no-project', 'python', '-m', 'zipfile', '-e', zip, folder)
  return join(folder, 'python-api')
}

/** The command that the editor runs for the package's launch configuration. */
function launchCommand(extracted: string): { file: string; args: string[] } {
  const text = readFileSync(join(extracted, '.vscode/launch.json'), 'utf8')
  const { configurations } = JSON.parse(text) as {
    configurations: { module: string; args: string[]; python: string; windows: { python: string } }[]
  }
  const [launch] = configurations
  if (launch === undefined) throw new Error('launch.json has no configuration')
  const python = process.platform === 'win32' ? launch.windows.python : launch.python
  // oxlint-disable-next-line no-template-curly-in-string -- the editor's own variable
  const file = python.replace('${workspaceFolder}', extracted)
  return { file, args: ['-m', launch.module, ...launch.args] }
}

/** Processes whose command line names the folder; only Linux tells. */
function processesOf(place: string): string[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false
    try {
      return readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(place)
    } catch {
      return false // ended while we looked
    }
  })
}

async function statusOf(url: string, headers: Record<string, string> = {}): Promise<number | null> {
  return fetch(url, { headers }).then(
    ({ status }) => status,
    () => null,
  )
}

test(
  'the Python package syncs, passes its own checks, starts by its launch configuration and ends',
  { tag: ['@P-104', '@P-190', '@P-191'] },
  async () => {
    test.skip(UV === undefined, 'uv is not installed and could not be: needs python3 with venv and pip')
    test.setTimeout(600_000)
    const extracted = await extract()
    try {
      await uv(extracted, 'sync', '--all-groups')
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error)
      test.skip(NO_REGISTRY.test(words), 'the Python registry cannot be reached')
      throw error
    }
    expect(await uv(extracted, 'run', 'pytest', '-q')).toMatch(/\d+ passed/)
    await uv(extracted, 'run', 'mypy')
    await uv(extracted, 'run', 'ruff', 'check')
    await uv(extracted, 'run', 'ruff', 'format', '--check')

    const [helperPort, previewPort] = await freePorts(2)
    const { file, args } = launchCommand(extracted)
    const launch = () =>
      spawn(file, args, {
        cwd: extracted,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          MOSAYGENT_HOME: join(folder, 'home é'),
          MOSAYGENT_HELPER_PORT: String(helperPort),
          MOSAYGENT_PREVIEW_PORT: String(previewPort),
        },
      })
    const helper = `http://127.0.0.1:${helperPort}`
    helperAt(helperPort ?? '', join(folder, 'home é'))
    const first = launch()
    const ended = new Promise<number | null>((resolve) => first.on('close', resolve))
    try {
      await expect.poll(() => statusOf(`${helper}/health`), { timeout: 30_000 }).toBe(200)
      const { reply } = await callsTo(helper)('GET', '/mosaygent/environment/directory')
      expect(reply).toEqual({ path: null })
      expect(
        await statusOf(`${helper}/mosaygent/environment/directory`, { origin: 'https://evil.example' }),
      ).toBe(403)

      // a second one says who holds the port, and ends
      const second = launch()
      let words = ''
      second.stderr.setEncoding('utf8').on('data', (piece: string) => (words += piece))
      expect(await new Promise((resolve) => second.on('close', resolve))).toBe(3)
      expect(words).toContain(`A Mosaygent helper already runs on port ${helperPort}`)
      expect(words).toContain('(process ')
      expect(await statusOf(`${helper}/health`)).toBe(200)
    } finally {
      first.kill('SIGTERM')
    }
    expect(await ended).toBe(0)
    expect(await statusOf(`${helper}/health`)).toBe(null)
    expect(await statusOf(`http://127.0.0.1:${previewPort}/`)).toBe(null)
    await expect.poll(() => processesOf(extracted)).toEqual([])
  },
)
