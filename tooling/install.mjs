import { packagesAreInstalled } from './installed-packages.mjs'
import { npmCommand, runStep } from './run-step.mjs'

/** Installs exactly what the lockfile says, when that is not there already, whoever installed it. */
export async function ensureInstalled(root) {
  if (await packagesAreInstalled(root)) return
  console.log('Installing packages, about half a minute the first time')
  const [npm, args] = npmCommand()
  const code = await runStep(npm, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
  })
  if (code !== 0) {
    console.error('The packages could not be installed. Check the network connection and try again.')
    process.exit(code)
  }
}
