import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { readPubspec } from './read-pubspec.ts'
import { readSmallFile } from './read-small-file.ts'

/** A package and the folder that something says it is in; nothing is known of that folder yet. */
export interface NamedFolder {
  readonly name: string
  readonly directory: string
}

/** Folders above a member in which the root of its workspace is looked for. */
const MAX_ABOVE = 8
/** More than any app depends on. */
const MAX_PACKAGES = 5_000

/** The list of five thousand packages. */
const MAX_BYTES = 2_000_000

const CONFIG = path.join('.dart_tool', 'package_config.json')
const WORKSPACE_REF = path.join('.dart_tool', 'pub', 'workspace_ref.json')
/** Where pub and the SDK keep what they downloaded. */
const DOWNLOADED = /[\\/](\.pub-cache|Pub[\\/]Cache|bin[\\/]cache)[\\/]/

/**
 * The packages on this machine that `pub get` found for an app: those of its `package_config.json`, or of its
 * workspace's, that are not in pub's cache.
 */
export function configuredPackages(directory: string, workspaceRoot: string | null): NamedFolder[] {
  const roots = [directory, ...referredRoot(directory), ...(workspaceRoot === null ? [] : [workspaceRoot])]
  for (const root of roots) {
    const text = readSmallFile(path.join(root, CONFIG), MAX_BYTES)
    if (text !== null) return packagesIn(text, path.join(root, '.dart_tool'))
  }
  return []
}

/** The nearest folder above a package that is the root of a pub workspace; null when there is none. */
export function workspaceRootOf(directory: string): string | null {
  let above = directory
  for (let step = 0; step < MAX_ABOVE; step += 1) {
    const next = path.dirname(above)
    if (next === above) return null
    above = next
    const reading = readPubspec(above)
    if (reading.kind === 'read' && reading.pubspec.workspace !== null) return above
  }
  return null
}

/** What pub leaves in a member of a workspace. */
function referredRoot(directory: string): string[] {
  const file = path.join(directory, WORKSPACE_REF)
  const root = member(parsed(readSmallFile(file, MAX_BYTES)), 'workspaceRoot')
  return typeof root === 'string' && !isShare(root) ? [path.resolve(path.dirname(file), root)] : []
}

function packagesIn(text: string, folder: string): NamedFolder[] {
  const config = parsed(text)
  const packages = member(config, 'packages')
  const cache = member(config, 'pubCache')
  const isDownloaded = (directory: string, uri: string): boolean =>
    DOWNLOADED.test(directory + path.sep) || (typeof cache === 'string' && uri.startsWith(`${cache}/`))
  return (Array.isArray(packages) ? packages : []).slice(0, MAX_PACKAGES).flatMap((each: unknown) => {
    const name = member(each, 'name')
    const uri = member(each, 'rootUri')
    if (typeof name !== 'string' || typeof uri !== 'string') return []
    const directory = folderOf(uri, folder)
    return directory === null || isDownloaded(directory, uri) ? [] : [{ name, directory }]
  })
}

/** A root is a `file:` address, or one from the folder of the package list; null for another machine's. */
function folderOf(uri: string, folder: string): string | null {
  try {
    if (!/^[a-z][a-z+.-]*:/i.test(uri)) {
      return isShare(uri) ? null : path.resolve(folder, decodeURIComponent(uri))
    }
    const url = new URL(uri)
    return url.protocol === 'file:' && url.host === '' ? fileURLToPath(url) : null
  } catch {
    return null // Not an address: the package is passed over.
  }
}

/** A path of Windows that would ask another machine. */
export function isShare(text: string): boolean {
  return /^([\\/]{2})/.test(text)
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null // A list that is being written: the next reading has it.
  }
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}
