import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { npmCommand, runStep } from './run-step.mjs'

/** The newest that runs on Node 20. */
const VERSION = '12.8.2'

/**
 * Lighthouse's own module, installed once below `.cache/real`: a hundred packages that only its suite needs, so it is
 * no dependency of ours. Null, with the reason on stderr, when it cannot be had.
 * @param {string} root @returns {Promise<string | null>}
 */
export async function ensureLighthouse(root) {
  const folder = join(root, '.cache/real', `lighthouse-${VERSION}`)
  const main = join(folder, 'node_modules/lighthouse/core/index.js')
  if (existsSync(main)) return main
  console.log('Installing Lighthouse for these tests')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true }))
  const [npm, args] = npmCommand()
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const code = await runStep(npm, [...args, 'install', ...options, `lighthouse@${VERSION}`], {
    cwd: folder,
    quiet: true,
  })
  if (code !== 0) console.error('Lighthouse could not be installed')
  return existsSync(main) ? main : null
}
