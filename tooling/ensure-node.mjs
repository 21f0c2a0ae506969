import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { npmCommand, runStep } from './run-step.mjs'

/**
 * A Node of this version for this system from the package registry, installed once below `.cache/real`; null where the
 * registry gives none.
 * @param {string} root @param {string} version @returns {Promise<string | null>}
 */
export async function ensureNode(root, version) {
  const windows = process.platform === 'win32'
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`
  const folder = join(root, '.cache/real', `node-${version}`)
  const node = join(folder, 'node_modules', name, windows ? 'bin/node.exe' : 'bin/node')
  if (existsSync(node)) return node
  console.log(`Installing Node ${version} for these tests`)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true }))
  const [npm, args] = npmCommand()
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  await runStep(npm, [...args, 'install', ...quiet, `${name}@${version}`], { cwd: folder, quiet: true })
  return existsSync(node) ? node : null
}
