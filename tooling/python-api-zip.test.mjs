import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { givenTime, isOfPackage, writePythonApiZip } from './python-api-zip.mjs'

let root
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mosaygent é '))
  await put('source/pyproject.toml', '[project]\nversion = "0.0.0" # put in\n')
  await put('source/.vscode/launch.json', '{}')
  await put('product/mosaygent.mjs', '// helper')
  await put('product/program/helper-command.mjs', '// its code')
  await put('product/sketch.cjs', '// sketch')
  await put('product/sketch-program.cjs', '// its code')
  await put('product/assets/a é.woff2', 'font')
  await put('product/starters/api/.gitignore', '.venv/')
  await put('product/sbom.cdx.json', '{}')
  await put('product/THIRD-PARTY-NOTICES.txt', 'licences')
  await put('product/web/index.html', 'the dashboard')
  await mkdir(join(root, 'target'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function put(path, text) {
  await mkdir(join(root, path, '..'), { recursive: true })
  await writeFile(join(root, path), text)
}

async function make(options = {}) {
  await writePythonApiZip({
    sources: join(root, 'source'),
    product: join(root, 'product'),
    target: join(root, 'target'),
    memory: join(root, 'cache/python-api.json'),
    dashboardUrl: null,
    version: '1.2.3',
    ...options,
  })
  const read = (name) => readFile(join(root, 'target', name))
  return {
    zip: await read('python-api.zip'),
    sums: (await read('python-api.zip.sha256')).toString(),
    facts: JSON.parse((await read('python-api.json')).toString()),
  }
}

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex')

describe('python-api.zip', () => {
  test('is dated by the build’s own time where one is given, so that two machines make the same bytes', async () => {
    expect(givenTime({ SOURCE_DATE_EPOCH: '1800000000' })?.toISOString()).toBe('2027-01-15T08:00:00.000Z')
    for (const none of [{}, { SOURCE_DATE_EPOCH: '' }, { SOURCE_DATE_EPOCH: 'soon' }])
      expect(givenTime(none)).toBeNull()
    await make()
    const given = new Date('2026-01-02T03:04:05Z')
    // also where the same bytes were made before
    expect((await make({ given })).facts.date).toBe('2026-01-02T03:04:05.000Z')
  })

  test('has the version of the product', async () => {
    const entries = unzipSync((await make()).zip)
    expect(Buffer.from(entries['python-api/pyproject.toml']).toString()).toBe(
      '[project]\nversion = "1.2.3"\n',
    )
  })

  test('carries the sources and the helper in one folder, and no dashboard', async () => {
    const entries = unzipSync((await make()).zip)

    expect(Object.keys(entries)).toEqual([
      'python-api/.vscode/launch.json',
      'python-api/helper/SHA256SUMS',
      'python-api/helper/THIRD-PARTY-NOTICES.txt',
      'python-api/helper/assets/a é.woff2',
      'python-api/helper/mosaygent.mjs',
      'python-api/helper/program/helper-command.mjs',
      'python-api/helper/sbom.cdx.json',
      'python-api/helper/sketch-program.cjs',
      'python-api/helper/sketch.cjs',
      'python-api/helper/starters/api/.gitignore',
      'python-api/pyproject.toml',
    ])
    const lines = Buffer.from(entries['python-api/helper/SHA256SUMS']).toString().trim().split('\n')
    for (const line of lines) {
      const [hash, name] = line.split('  ')
      expect(sha256(entries[`python-api/helper/${name}`])).toBe(hash)
    }
    expect(lines).toHaveLength(8)
  })

  test(
    'is the same bytes whatever the clock and the files’ times say, and keeps its date',
    { tags: 'P-190' },
    async () => {
      const first = await make({ now: () => new Date('2026-01-02T03:04:05Z') })
      await utimes(join(root, 'source/pyproject.toml'), 1, 1)
      const second = await make({ now: () => new Date('2027-01-01T00:00:00Z') })

      expect(second.zip.equals(first.zip)).toBe(true)
      expect(second.facts).toEqual({
        size: first.zip.length,
        sha256: sha256(first.zip),
        date: '2026-01-02T03:04:05.000Z',
      })
      expect(second.sums).toBe(`${sha256(first.zip)}  python-api.zip\n`)
    },
  )

  test('what tools left among the sources stays out', async () => {
    const first = await make()
    await put('source/.venv/bin/python', 'x')
    await put('source/uv.lock', 'x')
    for (const name of [
      '.env',
      '.idea/workspace.xml',
      '.coverage',
      'src/.env',
      'src/secrets.json',
      'notes.txt',
      '.vscode/mine.json',
    ])
      await put(`source/${name}`, 'x')
    await put('source/src/__pycache__/a.pyc', 'x')
    await put('product/starters/api/.venv/bin/python', 'x')
    const second = await make()

    expect(second.zip.equals(first.zip)).toBe(true)
  })

  test('all that the repository has of the package is in it', async () => {
    const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'python-api')
    const { stdout } = await promisify(execFile)('git', ['ls-files', '-z'], { cwd: folder })
    const names = stdout.split('\0').filter((name) => name !== '')
    expect(names).toContain('pyproject.toml')
    expect(names.filter((name) => !isOfPackage(name))).toEqual([])
  })

  test('a changed source is another file with another date', async () => {
    const first = await make({ now: () => new Date('2026-01-01T00:00:00Z') })
    await put('source/pyproject.toml', '[project] # changed')
    const second = await make({ now: () => new Date('2026-02-02T00:00:00Z') })

    expect(second.facts.sha256).not.toBe(first.facts.sha256)
    expect(second.facts.date).toBe('2026-02-02T00:00:00.000Z')
  })

  test('made for one dashboard, it knows the address', { tags: 'P-212' }, async () => {
    const { zip } = await make({ dashboardUrl: 'https://app.example' })

    const deployment = unzipSync(zip)['python-api/helper/deployment.json']
    expect(JSON.parse(Buffer.from(deployment).toString())).toEqual({ dashboardUrl: 'https://app.example' })
  })

  test('without a built helper nothing is written', async () => {
    await rm(join(root, 'product/mosaygent.mjs'))

    await expect(make()).rejects.toThrow(/no such file/)
    await expect(readFile(join(root, 'target/python-api.zip'))).rejects.toThrow(/ENOENT/)
  })
})
