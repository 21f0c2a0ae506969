import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { releasedChangelog } from './changelog.mjs'
import { requireNode } from './node-version.mjs'
import { handedOutNames } from './handed-out.mjs'
import { whyNoRelease } from './release-checks.mjs'
import { npmCommand, runStep } from './run-step.mjs'

requireNode()

// `npm run release -- VERSION [--dry-run]`: the version, the changelog's date, everything that is handed out below
// `dist`, a commit and a tag. Nothing is pushed: that is the owner's. The build is told the commit's time, as
// `.github/workflows/release.yml` tells it: so both make the same bytes, and their checksums can be compared.
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const words = process.argv.slice(2)
const dryRun = words.includes('--dry-run')
const [version, ...others] = words.filter((word) => word !== '--dry-run')
const now = new Date()
const seconds = Math.floor(now.getTime() / 1_000)
const env = { ...process.env, SOURCE_DATE_EPOCH: String(seconds), GIT_COMMITTER_DATE: `${seconds} +0000` }
const git = (...args) => execFileSync('git', args, { cwd: root, env, encoding: 'utf8' }).trim()
const read = (name) => readFile(join(root, name), 'utf8')

const { version: current } = JSON.parse(await read('package.json'))
const facts = orStop(() => ({
  branch: git('branch', '--show-current') || 'no branch',
  changes: git('status', '--porcelain'),
  tags: git('tag', '--list', 'v*').split('\n'),
  before: git('rev-parse', 'HEAD'),
}))
const date = now.toISOString().slice(0, 10)
const written = await read('CHANGELOG.md')
const changelog = orStop(() => releasedChangelog(written, version ?? '', date))
const why = whyNoRelease({ version: others.length === 0 ? version : undefined, current, ...facts, changelog })
if (why !== null) stop(why)

const files = ['CHANGELOG.md', 'README.md', 'package.json', 'package-lock.json']
if (dryRun) {
  console.log(`Version ${version}, now ${current}: would change ${files.join(', ')},`)
  console.log(`make dist/ (${handedOut()}), commit, and tag v${version}. Nothing was changed.`)
  process.exit(0)
}

// Told to end, it first puts back what it changed.
let toldToEnd = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    toldToEnd = true
  })

await writeFile(join(root, 'CHANGELOG.md'), changelog)
const readme = await read('README.md')
await writeFile(
  join(root, 'README.md'),
  readme.replaceAll(`mosaygent-${current}.tgz`, `mosaygent-${version}.tgz`),
)
await setVersion('package.json', (manifest) => {
  manifest.version = version
})
await setVersion('package-lock.json', (lock) => {
  lock.version = version
  lock.packages[''].version = version
})
const [npm, args] = npmCommand()
const packed = await runStep(npm, [...args, 'run', 'pack', '--silent'], { cwd: root, env })
if (toldToEnd) takeBack('It was told to end')
if (packed !== 0) takeBack('The packages could not be made; the lines above say why')
try {
  git('commit', '--quiet', '--message', `Version ${version}`, '--', ...files)
} catch {
  takeBack('git would not commit; the lines above say why')
}
try {
  git('tag', '--annotate', `v${version}`, '--message', `Version ${version}`)
} catch {
  takeBack('git would not make the tag; the lines above say why')
}
console.log(
  `Version ${version} is committed, tagged and packed (dist/: ${handedOut()}). To publish the code:`,
)
console.log(`  git push origin main`)
console.log(`  git push origin v${version}`)

async function setVersion(name, change) {
  const content = JSON.parse(await read(name))
  change(content)
  await writeFile(join(root, name), `${JSON.stringify(content, null, 2)}\n`)
}

/** The commit, where it was made, and the files; only what is below `dist` stays. */
function takeBack(reason) {
  git('checkout', '--quiet', 'HEAD', '--', ...files)
  git('reset', '--quiet', '--keep', facts.before)
  stop(`${reason}. The version, the changelog and the tags are as they were.`)
}

/** What git or the changelog says against it, as one line. */
function orStop(ask) {
  try {
    return ask()
  } catch (error) {
    return stop(String(error.stderr || error.message).trim())
  }
}

function handedOut() {
  return [...handedOutNames(version), 'SHA256SUMS'].join(', ')
}

function stop(message) {
  console.error(message)
  process.exit(1)
}
