import { lstat, readlink, stat } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { textOf } from '../../state/index.ts'
import { gitSettingsIn } from './settings-text.ts'
import { type OperatingSystem, thisSystem } from '../../operating-system/index.ts'

/** Addresses, which nothing but a fetch that somebody asked for follows. */
const ADDRESS = /^(url|pushurl|insteadof|pushinsteadof|remote|pushremote)$/
/** Nobody includes more. */
const MOST_FILES = 100

/**
 * The file of a repository that would lead git to another computer by a mere look, from its folder on; null: none.
 * Windows sends the user's login, hashed, to whatever computer a path names (`\\host\share`), so that we read these few
 * files ourselves before git does. Elsewhere such a path is an ordinary one.
 */
export async function leadsToAnotherComputer(
  folder: string,
  system: OperatingSystem = thisSystem(),
): Promise<string | null> {
  if (!system.paths.leadElsewhere) return null
  const named = (file: string) => relative(folder, file).replaceAll('\\', '/')
  const away = (path: string) => namesAnotherComputer(path, folder)
  const dotGit = join(folder, '.git')
  const link = await lstat(dotGit).then(
    (found) => (found.isSymbolicLink() ? readlink(dotGit) : ''),
    () => '', // there is none, and git will say so
  )
  if (away(link)) return '.git'
  const leading = /^gitdir: (.*)/.exec((await textOf(dotGit)) ?? '')?.[1] ?? ''
  if (away(leading)) return '.git'
  const gitDir = leading === '' ? dotGit : resolve(folder, leading.trimEnd())
  const commonFile = join(gitDir, 'commondir')
  const common = await writtenIn(commonFile)
  if (common === null || away(common)) return named(commonFile)
  const shared = resolve(gitDir, common.trim())
  const alternates = join(shared, 'objects', 'info', 'alternates')
  const lines = (await writtenIn(alternates))?.split('\n')
  if (lines === undefined || lines.some((line) => away(line.replace(/^"/, '')))) return named(alternates)
  const seen = new Set<string>()
  for (const file of [join(shared, 'config'), join(gitDir, 'config.worktree')]) {
    const found = await inSettings(file, away, seen)
    if (found !== null) return named(found)
  }
  return null
}

/** In this file of settings or in one that it includes; each is read once. */
async function inSettings(
  file: string,
  away: (path: string) => boolean,
  seen: Set<string>,
): Promise<string | null> {
  if (seen.has(file)) return null
  seen.add(file)
  if (seen.size > MOST_FILES) return file
  const text = await writtenIn(file)
  if (text === null) return file
  for (const { section, key, value } of gitSettingsIn(text)) {
    if (!ADDRESS.test(key) && away(value)) return file
    if (key !== 'path' || !section.startsWith('include')) continue
    const included = resolve(
      dirname(file),
      value.replace(/^~(?=\/)/, () => homedir()),
    )
    const found = await inSettings(included, away, seen)
    if (found !== null) return found
  }
  return null
}

/** The text of a file, empty when there is none; null: it is there, and we cannot tell what git would read in it. */
async function writtenIn(file: string): Promise<string | null> {
  const text = await textOf(file)
  if (text !== null) return text
  return stat(file).then(
    () => null,
    () => '',
  )
}

/** Whether a path begins with two slashes, of either kind, and is not on the computer on which the folder lies, too. */
export function namesAnotherComputer(path: string, folder: string): boolean {
  if (!/^[\\/]{2}/.test(path)) return false
  const host = hostOf(folder)
  return host === null || hostOf(path) !== host
}

const hostOf = (path: string) => /^[\\/]{2}([^\\/?.][^\\/]*)/.exec(path)?.[1]?.toLowerCase() ?? null
