import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { runStep } from './run-step.mjs'

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const PLACES = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
}

/** Path of a Chromium for the browser tests: the one asked for, one on this machine, Playwright's own; or null. */
export function findBrowser(env = process.env) {
  const asked = env.MOSAYGENT_TEST_BROWSER
  if (asked) return asked
  const names = process.platform === 'win32' ? NAMES.map((name) => `${name}.exe`) : NAMES
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  return (
    [...onPath, ...(PLACES[process.platform] ?? []), playwrightsOwn()].find(
      (path) => path !== null && runnable(path),
    ) ?? null
  )
}

/** Finds one or installs one: Playwright's own, else the system's package when we are root, else says what to type. */
export async function ensureBrowser(root) {
  const found = findBrowser()
  if (found !== null) return found
  console.log('No Chromium found for the browser tests: installing one')
  const playwright = createRequire(join(root, 'package.json')).resolve('@playwright/test/cli')
  await runStep(process.execPath, [playwright, 'install', 'chromium'], { cwd: root, quiet: true })
  if (findBrowser() === null) await installFromSystem(root)
  const installed = findBrowser()
  if (installed === null) {
    console.error(`No browser could be installed. Type: ${commandToType()}  and run npm test again.`)
    process.exit(1)
  }
  return installed
}

async function installFromSystem(root) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runStep('apt-get', ['update', '-qq'], { cwd: root, env, quiet: true })
  await runStep('apt-get', ['install', '-y', '-qq', 'chromium'], { cwd: root, env, quiet: true })
}

function commandToType() {
  if (process.platform === 'darwin') return 'brew install --cask chromium'
  if (process.platform === 'win32') return 'winget install Google.Chrome'
  return existsSync('/usr/bin/apt-get')
    ? 'sudo apt-get install chromium'
    : 'npx playwright install --with-deps chromium'
}

function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath()
  } catch {
    return null // Playwright has no build for this system
  }
}

function runnable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false // not there, or not a program: the next candidate is looked at
  }
}
