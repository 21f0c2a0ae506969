import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { npmCommand, runStep } from './run-step.mjs'

const VERSION = '25.16.0'
const NAMES = ['firefox', 'firefox-esr']

/**
 * The machine's own Firefox, and what drives it: Playwright drives builds of its own alone, and its way to others wants
 * commands that the ESR does not know. Null when one of the two cannot be had.
 * @returns {Promise<{ firefox: string, puppeteer: string } | null>}
 */
export async function ensureFirefox(root) {
  const firefox = findFirefox() ?? (await installFromSystem(root))
  if (firefox === null) return null
  const puppeteer = await ensurePuppeteer(root)
  return puppeteer === null ? null : { firefox, puppeteer }
}

function findFirefox() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const paths = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return paths.find((path) => existsSync(path)) ?? null
}

async function installFromSystem(root) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  console.log('Installing Firefox for these tests')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runStep('apt-get', ['update', '-qq'], { cwd: root, env, quiet: true })
  await runStep('apt-get', ['install', '-y', '-qq', 'firefox-esr'], { cwd: root, env, quiet: true })
  return findFirefox()
}

/** 57 MB that only this test needs, so it is no dependency of ours. */
async function ensurePuppeteer(root) {
  const folder = join(root, '.cache/real', `puppeteer-${VERSION}`)
  const entry = join(folder, 'node_modules/puppeteer-core/lib/puppeteer/puppeteer-core.js')
  if (existsSync(entry)) return entry
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true }))
  const [npm, args] = npmCommand()
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  await runStep(npm, [...args, 'install', ...quiet, `puppeteer-core@${VERSION}`], {
    cwd: folder,
    quiet: true,
  })
  return existsSync(entry) ? entry : null
}
