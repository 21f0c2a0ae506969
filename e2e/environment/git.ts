import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

/** Texts by path, with forward slashes. */
export type Files = Readonly<Record<string, string>>

const run = promisify(execFile)

/** git in a folder, as somebody with a name; gives what it prints. */
export async function git(folder: string, ...args: readonly string[]): Promise<string> {
  const who = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.test']
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' }
  // never in step with the test: the server that it may ask is the test's own
  const { stdout } = await run('git', ['-C', folder, ...who, ...args], { env })
  return stdout.trim()
}

/** Puts files into a folder. */
export async function write(folder: string, files: Files): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
}

/** Writes the files and commits all that there is. */
export async function commit(folder: string, files: Files): Promise<void> {
  await write(folder, files)
  await git(folder, 'add', '-A')
  await git(folder, 'commit', '-qm', Object.keys(files).join(', ') || 'all')
}
