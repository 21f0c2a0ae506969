import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { npmCommand, runStep } from './run-step.mjs'

/** The last one for Node 20. */
const VERSION = '4.45.0'
/** Where distributions put what opens one page in their WebKit. */
const BROWSERS = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
]

/**
 * The distribution's WebKit (GTK) with its driver, a screen that nobody sees, and what speaks to the driver: Playwright
 * drives builds of its own alone. Null when one of them cannot be had.
 * @param {string} root
 * @returns {Promise<{ browser: string, driver: string, screen: string, selenium: string } | null>}
 */
export async function ensureWebKit(root) {
  const found = findWebKit() ?? (await installFromSystem(root))
  if (found === null) return null
  const selenium = await ensureSelenium(root)
  return selenium === null ? null : { ...found, selenium }
}

function findWebKit() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const find = (name) => folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
  const browser = BROWSERS.find((path) => existsSync(path))
  const driver = find('WebKitWebDriver')
  const screen = find('Xvfb')
  return browser && driver && screen ? { browser, driver, screen } : null
}

async function installFromSystem(root) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  console.log('Installing WebKit for these tests')
  const options = { cwd: root, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, quiet: true }
  try {
    await runStep('apt-get', ['update', '-qq'], options)
    await runStep('apt-get', ['install', '-y', '-qq', 'webkit2gtk-driver', 'xvfb'], options)
  } catch (error) {
    console.error(`WebKit could not be installed: ${error.message}`)
  }
  return findWebKit()
}

/** 18 MB that only this test needs, so it is no dependency of ours. */
async function ensureSelenium(root) {
  const folder = join(root, '.cache/real', `selenium-webdriver-${VERSION}`)
  const entry = join(folder, 'node_modules/selenium-webdriver/index.js')
  if (existsSync(entry)) return entry
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true }))
  const [npm, args] = npmCommand()
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  await runStep(npm, [...args, 'install', ...quiet, `selenium-webdriver@${VERSION}`], {
    cwd: folder,
    quiet: true,
  })
  return existsSync(entry) ? entry : null
}
