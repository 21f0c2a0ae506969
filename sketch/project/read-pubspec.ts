import path from 'node:path'
import { diagnosticOf } from './diagnostic.ts'
import { parsedYaml } from './parsed-yaml.ts'
import { pubspecProblem, valueOf } from './pubspec-problem.ts'
import { readSmallFile } from './read-small-file.ts'
import type { Diagnostic } from './diagnostic.ts'

export interface Pubspec {
  readonly packageName: string
  /** Whether it asks for Dart 2.12 or newer; before that every variable could be null, and began so. */
  readonly nullSafe: boolean
  /** The files, and the folders with a slash at the end, that `flutter: assets:` lists. */
  readonly assets: readonly string[]
  /** The packages that it takes from folders: name and path as written. Overrides come last. */
  readonly pathDependencies: readonly (readonly [name: string, path: string])[]
  /** The members of the pub workspace that it is the root of; null where it is none's. */
  readonly workspace: readonly string[] | null
  /** The flavor of a run that names none. */
  readonly defaultFlavor: string | null
}

export type PubspecReading =
  | { readonly kind: 'read'; readonly pubspec: Pubspec }
  | { readonly kind: 'absent' }
  | { readonly kind: 'bad'; readonly error: Diagnostic }

/** Five times what the longest have, which name each font and picture; reading YAML of this size takes some 200 ms. */
const MAX_BYTES = 500_000

const DEPENDENCIES = ['dev_dependencies', 'dependencies', 'dependency_overrides']

/** Reads `pubspec.yaml` of a folder. */
export function readPubspec(directory: string): PubspecReading {
  const file = path.join(directory, 'pubspec.yaml')
  const text = readSmallFile(file, MAX_BYTES)
  if (text === null) return { kind: 'absent' }
  const document = parsedYaml(text)
  const problem = pubspecProblem(document)
  if (problem !== null) {
    const { offset, message } = problem
    // At the end of the text there is nothing to mark.
    const start = Math.min(offset, text.trimEnd().length)
    return {
      kind: 'bad',
      error: diagnosticOf(file, text, { start, end: start + 1, message, certain: true }),
    }
  }
  const overrides = readSmallFile(path.join(directory, 'pubspec_overrides.yaml'), MAX_BYTES)
  return {
    kind: 'read',
    pubspec: pubspecOf(said(document), overrides === null ? null : said(parsedYaml(overrides))),
  }
}

function said(document: Parameters<typeof valueOf>[0]): unknown {
  const value = valueOf(document)
  return value === 'unresolved' ? null : value.value
}

function pubspecOf(value: unknown, overrides: unknown): Pubspec {
  const name = member(value, 'name')
  const flutter = member(value, 'flutter')
  const assets = member(flutter, 'assets')
  const workspace = member(value, 'workspace')
  const flavor = member(flutter, 'default-flavor')
  const sections = [
    ...DEPENDENCIES.map((section) => member(value, section)),
    member(overrides, 'dependency_overrides'),
  ]
  return {
    packageName: typeof name === 'string' ? name : '',
    nullSafe: isNullSafe(member(member(value, 'environment'), 'sdk')),
    assets: Array.isArray(assets) ? assets.flatMap(assetOf) : [],
    pathDependencies: sections.flatMap(pathsIn),
    workspace: Array.isArray(workspace) ? workspace.filter((each) => typeof each === 'string') : null,
    defaultFlavor: typeof flavor === 'string' ? flavor : null,
  }
}

/** By the least version that a constraint allows: `>=2.7.0 <3.0.0`, `^3.0.0`. */
function isNullSafe(sdk: unknown): boolean {
  const [, major, minor] = /(\d+)\.(\d+)/.exec(typeof sdk === 'string' ? sdk : '') ?? []
  return major === undefined || Number(major) > 2 || (Number(major) === 2 && Number(minor) >= 12)
}

/** An asset is its path, or a map with `path` and the flavors it is for. */
function assetOf(asset: unknown): string[] {
  const named = typeof asset === 'string' ? asset : member(asset, 'path')
  return typeof named === 'string' ? [named.replace(/^(\.\/)+/, '')] : []
}

function pathsIn(section: unknown): [string, string][] {
  if (typeof section !== 'object' || section === null) return []
  return Object.entries(section).flatMap(([name, how]): [string, string][] => {
    const named = member(how, 'path')
    return typeof named === 'string' ? [[name, named]] : []
  })
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}
