import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { npmCommand, runStep } from './run-step.mjs'

const VERSION = '10.3.0'
/** What its validator asks for besides; the rest of its peers are for XML. */
const PEERS = ['ajv@8.20.0', 'ajv-formats@3.0.1', 'ajv-formats-draft2019@1.6.1']

/**
 * CycloneDX's own library, which holds the schema of a bill of materials, installed once below `.cache/real`: only one
 * test needs it, so it is no dependency of ours. Null, with the reason on stderr, when it cannot be had.
 * @param {string} root @returns {Promise<string | null>}
 */
export async function ensureCycloneDx(root) {
  const folder = join(root, '.cache/real', `cyclonedx-${VERSION}`)
  const main = join(folder, 'node_modules/@cyclonedx/cyclonedx-library/dist.node/index.node.js')
  if (existsSync(main)) return main
  console.log('Installing the schema of the bill of materials for these tests')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true }))
  const [npm, args] = npmCommand()
  const options = ['--ignore-scripts', '--omit=peer', '--no-audit', '--no-fund', '--loglevel=error']
  const packages = [`@cyclonedx/cyclonedx-library@${VERSION}`, ...PEERS]
  const code = await runStep(npm, [...args, 'install', ...options, ...packages], { cwd: folder, quiet: true })
  if (code !== 0) console.error('The schema of the bill of materials could not be installed')
  return existsSync(main) ? main : null
}
