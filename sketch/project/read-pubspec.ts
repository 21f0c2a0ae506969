import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'

export interface Pubspec {
  readonly packageName: string
  /** The files, and the folders with a slash at the end, that `flutter: assets:` lists. */
  readonly assets: readonly string[]
}

/** @throws when it cannot be read or is not YAML. */
export async function readPubspec(directory: string): Promise<Pubspec> {
  const pubspec: unknown = parse(await readFile(path.join(directory, 'pubspec.yaml'), 'utf8'))
  const name = member(pubspec, 'name')
  const assets = member(member(pubspec, 'flutter'), 'assets')
  return {
    packageName: typeof name === 'string' ? name : '',
    assets: Array.isArray(assets) ? assets.flatMap(pathOf) : [],
  }
}

/** An asset is its path, or a map with `path` and the flavors it is for. */
function pathOf(asset: unknown): string[] {
  const named = typeof asset === 'string' ? asset : member(asset, 'path')
  return typeof named === 'string' ? [named] : []
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}
