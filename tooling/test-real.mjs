import { mkdir, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { requireNode } from './node-version.mjs'

requireNode()

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { ensureInstalled } = await import('./install.mjs')
await ensureInstalled(root)
const { ensureFirefox } = await import('./ensure-firefox.mjs')
const { ensureWebKit } = await import('./ensure-webkit.mjs')
const { ensureCycloneDx } = await import('./ensure-cyclonedx.mjs')
const { ensureFlet } = await import('./ensure-flet.mjs')
const { ensureCurrentGh, ensureGh } = await import('./ensure-gh.mjs')
const { ensureLighthouse } = await import('./ensure-lighthouse.mjs')
const { ensureCurrentGit } = await import('./ensure-git.mjs')
const { runMinutes, runRealSuite } = await import('./real-suite.mjs')
const { testWithGit } = await import('./test-with-git.mjs')
const { testWithNodes } = await import('./test-with-node.mjs')
const { runUnitTests, SLOW_FILES } = await import('./unit-tests.mjs')
const { npmCommand, runStep } = await import('./run-step.mjs')

/** Kept between runs and ignored by git; what is installed here is for these tests alone. */
const cache = join(root, '.cache/real')
await mkdir(cache, { recursive: true })
const env = { ...process.env }
// each in a folder of its own, and mostly waiting for a registry
const [uv, firebase, flet, gh, currentGh, lighthouse, git, firefox, cycloneDx] = await Promise.all([
  ensureUv(),
  ensureFirebaseTools(),
  ensureFlet(root),
  ensureGh(root),
  ensureCurrentGh(root),
  ensureLighthouse(root),
  ensureCurrentGit(root),
  ensureFirefox(root),
  ensureCycloneDx(root),
])
if (uv !== null) env.MOSAYGENT_TEST_UV = uv
const poetry = uv === null ? null : await ensurePoetry(uv)
if (poetry !== null) env.MOSAYGENT_TEST_POETRY = poetry
if (firebase !== null) env.MOSAYGENT_TEST_FIREBASE = firebase
if (flet !== null) env.MOSAYGENT_TEST_FLET = flet
if (gh !== null) env.MOSAYGENT_TEST_GH = gh
if (currentGh !== null) env.MOSAYGENT_TEST_GH_CURRENT = currentGh
if (cycloneDx !== null) env.MOSAYGENT_TEST_CYCLONEDX = cycloneDx
if (lighthouse !== null) env.MOSAYGENT_TEST_LIGHTHOUSE = lighthouse

if (firefox !== null) {
  env.MOSAYGENT_TEST_FIREFOX = firefox.firefox
  env.MOSAYGENT_TEST_PUPPETEER = firefox.puppeteer
}
// after Firefox: apt lets one in at a time
const webkit = await ensureWebKit(root)
for (const [part, path] of Object.entries(webkit ?? {}))
  env[`MOSAYGENT_TEST_WEBKIT_${part.toUpperCase()}`] = path

const more = git === null ? [] : [await testWithGit(root, git)]
if (git === null)
  console.log('Skipped: the tests of hostile repositories with a current git: it could not be had')

more.push(await runUnitTests(root, { name: 'vitest-slow', args: SLOW_FILES }))
more.push(...(await testWithNodes(root)))
more.push(await runMinutes(root, env))
await runRealSuite(root, { name: 'real', env, more })

/** uv from the Python registry, in an environment of its own; null when there is no Python to make one with. */
async function ensureUv() {
  const windows = process.platform === 'win32'
  const bin = join(cache, 'python', windows ? 'Scripts' : 'bin')
  const uv = join(bin, windows ? 'uv.exe' : 'uv')
  if (existsSync(uv)) return uv
  try {
    await runStep(windows ? 'python' : 'python3', ['-m', 'venv', join(cache, 'python')], {
      cwd: cache,
      quiet: true,
    })
    await runStep(
      join(bin, windows ? 'python.exe' : 'python'),
      ['-m', 'pip', 'install', '-q', 'uv==0.13.9'],
      { cwd: cache, quiet: true },
    )
  } catch (error) {
    console.error(`uv could not be installed: ${error.message}`)
  }
  return existsSync(uv) ? uv : null
}

/** Poetry in a folder of its own, so that who has uv on its path has not Poetry; null where it cannot be had. */
async function ensurePoetry(uv) {
  const bin = join(cache, 'poetry', process.platform === 'win32' ? 'Scripts' : 'bin')
  const poetry = join(bin, process.platform === 'win32' ? 'poetry.exe' : 'poetry')
  if (existsSync(poetry)) return poetry
  try {
    await runStep(uv, ['venv', '--quiet', '--allow-existing', join(cache, 'poetry')], {
      cwd: cache,
      quiet: true,
    })
    const into = ['--python', join(cache, 'poetry')]
    await runStep(uv, ['pip', 'install', '--quiet', ...into, 'poetry==2.5.1'], { cwd: cache, quiet: true })
  } catch (error) {
    console.error(`Poetry could not be installed: ${error.message}`)
  }
  return existsSync(poetry) ? poetry : null
}

/** The official emulator's command line: 240 MB that only these tests need, so it is no dependency of ours. */
async function ensureFirebaseTools() {
  const folder = join(cache, 'firebase-tools')
  const script = join(folder, 'node_modules/firebase-tools/lib/bin/firebase.js')
  if (existsSync(script)) return script
  console.log('Installing firebase-tools for these tests')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true }))
  const [npm, args] = npmCommand()
  const install = [
    'install',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    'firebase-tools@15.34.2',
  ]
  await runStep(npm, [...args, ...install], { cwd: folder, quiet: true })
  return existsSync(script) ? script : null
}
