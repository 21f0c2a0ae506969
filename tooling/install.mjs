import { join } from 'node:path'
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs'
import { npmCommand, runStep } from './run-step.mjs'

/** Installs exactly what the lockfile says, when that differs from what was installed last. */
export async function ensureInstalled(root) {
  const wanted = await fingerprint(root, ['package-lock.json'])
  const stamp = join(root, 'node_modules', '.mosaygent-installed')
  if ((await readStamp(stamp)) === wanted) return
  console.log('Installing packages, about half a minute the first time')
  const [npm, args] = npmCommand()
  const code = await runStep(npm, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
  })
  if (code !== 0) {
    console.error('The packages could not be installed. Check the network connection and try again.')
    process.exit(code)
  }
  await writeStamp(stamp, wanted)
}
