import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { runStep } from './run-step.mjs'

/**
 * A real GitHub CLI for the tests: the one on PATH, else Debian's package, unpacked into a folder and not installed.
 * Null where there is neither.
 */
export async function ensureGh(root) {
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'gh'))
  const found = onPath.find(isGh)
  if (found !== undefined) return found
  const folder = join(root, '.cache/real/gh')
  const unpacked = join(folder, 'usr/bin/gh')
  if (isGh(unpacked)) return unpacked
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return null
  console.log('Unpacking the GitHub CLI for these tests')
  await mkdir(folder, { recursive: true })
  await runStep('apt-get', ['download', '-qq', 'gh'], { cwd: folder, quiet: true })
  const archive = (await readdir(folder)).find((name) => name.endsWith('.deb'))
  if (archive !== undefined) await runStep('dpkg', ['-x', archive, folder], { cwd: folder, quiet: true })
  return isGh(unpacked) ? unpacked : null
}

/** A file of that name may be another program. */
function isGh(file) {
  try {
    accessSync(file, constants.X_OK)
    return execFileSync(file, ['--version'], { encoding: 'utf8' }).startsWith('gh version ')
  } catch {
    return false // not there, not a program, or not the one
  }
}
