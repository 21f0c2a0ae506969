import { packagesAreInstalled, testToolsAreInstalled } from './installed-packages.mjs'
import { npmCommand, runStep } from './run-step.mjs'

/**
 * Installs exactly what the lockfile says, when that is not there already, whoever installed it. `tests: false`: what
 * building and running needs is enough; test tools that are there stay, so that start and test do not undo each other.
 */
export async function ensureInstalled(root, { tests = true } = {}) {
  if (await packagesAreInstalled(root, { tests })) return
  const which = tests || (await testToolsAreInstalled(root)) ? '--include=dev' : '--omit=dev'
  console.log('Installing packages, about half a minute the first time')
  const [npm, args] = npmCommand()
  const code = await runStep(npm, [...args, 'ci', which, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
  })
  if (code !== 0) {
    console.error('The packages could not be installed. Check the network connection and try again.')
    process.exit(code)
  }
}
