import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { releasedChangelog } from './changelog.mjs'
import { productVersion } from './product-version.mjs'
import { whyNoRelease } from './release-checks.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const run = promisify(execFile)
const author = {
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@b.c',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@b.c',
}
const [, major = '', minor = ''] = /^(\d+)\.(\d+)/.exec(productVersion()) ?? []
const next = `${major}.${Number(minor) + 1}.0`
const CHANGELOG = "# Changelog\n\n## Unreleased\n\n### What's new\n\n- Tides.\n"

let template
let folder
/** Made once; what a test changes is a copy of it. */
beforeAll(async () => {
  template = folder = await mkdtemp(join(tmpdir(), 'mosaygent release é '))
  for (const name of ['tooling', 'README.md', 'package.json', 'package-lock.json'])
    await cp(join(root, name), join(folder, name), { recursive: true })
  await writeFile(join(folder, 'CHANGELOG.md'), CHANGELOG)
  await packsWith(
    "import { readFileSync } from 'node:fs'\nconsole.log('packed', JSON.parse(readFileSync('package.json', 'utf8')).version, process.env.SOURCE_DATE_EPOCH)",
  )
  await git('init', '--quiet', '--initial-branch', 'main')
  await commit()
})
beforeEach(() => {
  folder = template
})
afterAll(() => rm(template, { recursive: true, force: true }))

async function inCopy() {
  folder = await mkdtemp(join(tmpdir(), 'mosaygent release é '))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(template, folder, { recursive: true })
}
const packsWith = (script) => writeFile(join(folder, 'tooling/pack.mjs'), script)
const env = () => ({ ...process.env, ...author, GIT_CONFIG_GLOBAL: '/dev/null' })
const git = async (...args) => (await run('git', args, { cwd: folder, env: env() })).stdout.trim()
const read = (name) => readFile(join(folder, name), 'utf8')

async function commit() {
  await git('add', '--all')
  await git('commit', '--quiet', '--message', 'x')
}

/** What it says with these arguments (and variables of the environment), and whether it did anything: files, commits and tags as one text. */
async function release(...words) {
  const more = words.find((word) => typeof word === 'object')
  const args = words.filter((word) => word !== more)
  const before = await state()
  const said = await run(process.execPath, ['tooling/release.mjs', ...args], {
    cwd: folder,
    env: { ...env(), ...more },
  }).then(
    ({ stdout }) => ({ ok: true, said: stdout }),
    ({ stderr }) => ({ ok: false, said: stderr }),
  )
  return { ...said, changed: (await state()) !== before }
}

/** Branch, commit and files that differ from it by one call of git; the tags. */
const state = async () =>
  [await git('status', '--porcelain=2', '--branch'), ...(await readdir(join(folder, '.git/refs/tags')))].join(
    '\n',
  )

test('a release is one commit and a tag, with the version where it is read, and nothing is pushed', async () => {
  await inCopy()
  const { ok, said } = await release(next)
  expect(ok).toBe(true)
  // with the time that the release workflow gives its build: that of the commit
  expect(said).toContain(`packed ${next} ${await git('log', '--format=%ct', '-1')}\n`)
  expect(said).toContain(`dist/: mosaygent-${next}.tgz, python-api.zip, sbom.cdx.json, SHA256SUMS`)
  expect(said).toMatch(/\n {2}git push origin main\n {2}git push origin v\S+\n$/)
  expect(await git('log', '--format=%s %D', '-1')).toBe(`Version ${next} HEAD -> main, tag: v${next}`)
  expect(await git('status', '--porcelain')).toBe('')
  expect((await git('diff', '--name-only', 'HEAD~1')).split('\n')).toEqual([
    'CHANGELOG.md',
    'README.md',
    'package-lock.json',
    'package.json',
  ])
  expect(await git('diff', '--numstat', 'HEAD~1', '--', 'package.json', 'package-lock.json')).toBe(
    '2\t2\tpackage-lock.json\n1\t1\tpackage.json',
  )
  expect(await read('CHANGELOG.md')).toMatch(new RegExp(`^## ${next}, \\d{4}-\\d\\d-\\d\\d$`, 'm'))
  expect(await read('README.md')).toContain(`npx ./mosaygent-${next}.tgz`)
  // what is said once is not said again
  expect(await release(next)).toMatchObject({
    ok: false,
    changed: false,
    said: expect.stringContaining('tag'),
  })
})

test('a rehearsal says what it would do and does nothing', async () => {
  const { ok, said, changed } = await release(next, '--dry-run')
  expect([ok, changed]).toEqual([true, false])
  expect(said).toContain(`tag v${next}. Nothing was changed.`)
})

test('a version that is none, there already or older is refused, and one without news', async () => {
  const facts = { current: '1.9.0', branch: 'main', changes: '', tags: ['v1.9.1', ''], changelog: 'text' }
  const why = (version) => whyNoRelease({ ...facts, version })
  const none = [
    undefined,
    'v2',
    '2.0',
    '2.0.0 ',
    '02.0.0',
    '2.0.0-01',
    '2.0.0-rc.01',
    '2.0.0+1',
    '1234567890.0.0',
  ]
  for (const version of none) expect(why(version)).toContain('npm run release -- 1.10.0')
  expect(why('1.9.1')).toContain('choose another version')
  expect(why('1.8.10')).toContain('choose a newer version')
  expect([why('1.9.0'), why('1.10.0'), why('2.0.0-beta.1'), why('2.0.0-0a.0')]).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect(await release(next, '9.0.0')).toMatchObject({ ok: false, changed: false })
  // no news
  const changelog = releasedChangelog('# Changelog\n\n## 0.0.1, 2026-01-01\n', '2.0.0', '2026-01-02')
  expect(whyNoRelease({ ...facts, version: '2.0.0', changelog })).toContain('## Unreleased')
})

test('what is not committed and another branch are refused', async () => {
  await inCopy()
  const refused = { ok: false, changed: false }
  await writeFile(join(folder, 'new.txt'), '')
  expect(await release(next)).toMatchObject({ ...refused, said: expect.stringContaining('?? new.txt') })
  await git('switch', '--quiet', '--create', 'other')
  expect(await release(next)).toMatchObject({ ...refused, said: expect.stringContaining('git switch main') })
})

test('packages that cannot be made leave everything as it was', async () => {
  await inCopy()
  await packsWith("console.error('no disk')\nprocess.exit(3)")
  await commit()
  expect(await release(next)).toMatchObject({ ok: false, changed: false })
})

test('a tag that git will not make takes the commit back', async () => {
  await inCopy()
  await git('config', 'tag.gpgSign', 'true')
  await git('config', 'gpg.program', 'false')
  const refused = { ok: false, changed: false, said: expect.stringContaining('git would not make the tag') }
  expect(await release(next)).toMatchObject(refused)
})

test.skipIf(process.platform === 'win32')(
  'Ctrl-C while packages are made leaves everything as it was',
  async () => {
    await inCopy()
    const npm = join(folder, 'npm.js')
    await writeFile(npm, "process.kill(process.ppid, 'SIGINT')")
    await commit()
    expect(await release(next, { npm_execpath: npm })).toMatchObject({
      ok: false,
      changed: false,
      said: expect.stringContaining('It was told to end'),
    })
  },
)

test('a changelog with a heading that is none is named, without a trace', async () => {
  await inCopy()
  await writeFile(join(folder, 'CHANGELOG.md'), CHANGELOG.replace('Unreleased', 'Soon'))
  await commit()
  const { said } = await release(next)
  expect(said).toMatch(/^CHANGELOG\.md: "## Soon" is neither .*\n$/)
})
