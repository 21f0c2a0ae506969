import { readdirSync } from 'node:fs'
import path from 'node:path'
import { isShare } from './package-config.ts'
import { readPubspec } from './read-pubspec.ts'
import type { NamedFolder } from './package-config.ts'

/** More than any workspace has. */
const MAX_MEMBERS = 500

/** The packages of a pub workspace as its root lists them, with those of workspaces inside it. */
export function workspaceMembers(root: string): NamedFolder[] {
  const found = new Map<string, NamedFolder>()
  const pending = [root]
  for (let next = pending.pop(); next !== undefined && found.size < MAX_MEMBERS; next = pending.pop()) {
    const reading = readPubspec(next)
    if (reading.kind !== 'read' || found.has(next)) continue
    found.set(next, { name: reading.pubspec.packageName, directory: next })
    for (const each of reading.pubspec.workspace ?? []) pending.push(...foldersOf(next, each))
  }
  return [...found.values()]
}

/** A member's path may have a star for any one folder. */
function foldersOf(root: string, pattern: string): string[] {
  if (isShare(pattern) || path.isAbsolute(pattern)) return []
  let folders = [root]
  for (const part of pattern.split('/').filter((each) => each !== '' && each !== '.')) {
    folders = folders.flatMap((folder) => (part === '*' ? below(folder) : [path.join(folder, part)]))
  }
  return folders.slice(0, MAX_MEMBERS)
}

function below(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((each) => each.isDirectory() && !each.name.startsWith('.'))
      .slice(0, MAX_MEMBERS)
      .map(({ name }) => path.join(folder, name))
  } catch {
    return [] // A folder that is not there has no members.
  }
}
