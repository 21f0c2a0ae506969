import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

const FIXED = ['lib', 'assets', 'web']
/** Made by tools, or not the app's: a `pubspec.yaml` that names them must not make us read them. */
const NEVER = new Set(['build', 'node_modules', 'android', 'ios', 'macos', 'linux', 'windows', 'packages'])

export const PUBSPEC = 'pubspec.yaml'

/**
 * The folders below a codebase whose files reach the app: the usual ones, and those that `pubspec.yaml` lists as assets
 * or fonts. Reads lines, not YAML: a file in mid-edit must not hide a folder.
 */
export async function sourceFolders(project: string): Promise<readonly string[]> {
  const pubspec = await readFile(join(project, PUBSPEC), 'utf8').catch(() => '')
  const named = new Set<string>()
  for (const line of pubspec.split(/\r?\n/)) {
    const first = /^\s+-\s+(?:asset:\s*)?["']?([\w-][\w .-]*)\/[^:]*$/.exec(line)?.[1]
    if (first !== undefined && !NEVER.has(first) && !FIXED.includes(first)) named.add(first)
  }
  const found = await Promise.all(
    [...named].map(async (name) => {
      const facts = await stat(join(project, name)).catch(() => null)
      return facts?.isDirectory() === true ? [name] : []
    }),
  )
  return [...FIXED, ...found.flat()]
}
