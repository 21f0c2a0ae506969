import type { FlutterSdkFacts } from '@mosaygent/contract'
import { realpath } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, isAbsolute, join } from 'node:path'
import { pathExists } from 'path-exists'
import { pathOfFileUrl, readForeign, valueOr } from '../../foreign-files/index.ts'
import { findExecutable, liesIn } from '../../processes/index.ts'
import { PACKAGE_CONFIG, packageConfigFolder } from './package-config.ts'
import { flutterFolders } from './installed.ts'
import { flutterVersion, wrapperVersion, wrapperVersionAtALook } from './version.ts'
import { thisSystem } from '../../operating-system/index.ts'

/** The Flutter that Start would run, and how it was found (`doctor` says so). */
export interface FlutterSdk {
  /** Absolute path of `flutter` or `flutter.bat`. */
  readonly program: string
  /** The SDK's folder; null for a wrapper on PATH (snap, asdf, mise) that only knows itself where its SDK is. */
  readonly root: string | null
  readonly foundBy: FlutterSdkFacts['found_by']
  /** For example `3.41.2`; null when this SDK never ran yet. */
  readonly version: string | null
  /** For example `stable`; null when it does not say. */
  readonly channel: string | null
}

export interface SdkSearch {
  /** The Flutter codebase, whose own pin comes first. */
  readonly project: string | null
  readonly env: NodeJS.ProcessEnv
  /** Folders to try last; tests give their own. */
  readonly folders?: readonly string[]
  /**
   * Start gives it: a wrapper on PATH is then asked in the project for the version, and waited for so long, in ms. A mere
   * look asks it outside of the project.
   */
  readonly patienceMs?: number
}

const PROGRAM = thisSystem().paths.program('flutter', 'bat')

/** Finds the SDK: the project's FVM pin, FLUTTER_ROOT, PATH, the project's package configuration, usual folders. */
export async function findFlutterSdk(search: SdkSearch): Promise<FlutterSdk | null> {
  const { project, env } = search
  const home = env['HOME'] ?? env['USERPROFILE'] ?? homedir()
  const repository = project === null ? null : await repositoryAround(project, home)
  // what a repository names may lie anywhere but in itself: it could be any program then, and be asked for its version
  const named = async (root: string) =>
    repository === null || !liesIn(await realpath(root).catch(() => root), repository)
  for (const candidate of project === null ? [] : await fvmPins(project, env, home)) {
    const sdk = (await named(candidate)) ? await sdkAt(candidate, 'fvm') : null
    if (sdk !== null) return sdk
  }
  const chosen = env['FLUTTER_ROOT']
  if (chosen !== undefined && isAbsolute(chosen)) {
    const sdk = await sdkAt(chosen, 'FLUTTER_ROOT')
    if (sdk !== null) return sdk
  }
  const onPath = await sdkOnPath(search)
  if (onPath !== null) return onPath
  const configured = project === null ? null : await packageConfigRoot(project)
  if (configured !== null && (await named(configured))) {
    const sdk = await sdkAt(configured, 'package-config')
    if (sdk !== null) return sdk
  }
  for (const folder of search.folders ?? flutterFolders(home, env)) {
    const sdk = await sdkAt(folder, 'usual-place')
    if (sdk !== null) return sdk
  }
  return null
}

/** The folder of the repository that holds the project; the project's own where there is none, or it is around the home. */
async function repositoryAround(project: string, home: string): Promise<string> {
  for (let folder = project; dirname(folder) !== folder; folder = dirname(folder)) {
    if (liesIn(home, folder)) break
    if (await pathExists(join(folder, '.git'))) return folder
  }
  return project
}

async function sdkAt(root: string, foundBy: FlutterSdk['foundBy']): Promise<FlutterSdk | null> {
  const program = join(root, 'bin', PROGRAM)
  if (!(await pathExists(program))) return null
  // The same marks as Dart-Code asks for: a lone `bin/flutter` may be anybody's wrapper.
  const marks = [
    'analysis_options.yaml',
    join('bin', 'flutter.bat'),
    join('bin', 'internal', 'engine.version'),
  ]
  const marked = await Promise.all(marks.map((mark) => pathExists(join(root, mark))))
  return marked.includes(true) ? { program, root, foundBy, ...(await flutterVersion(root)) } : null
}

async function sdkOnPath({ env, project, patienceMs }: SdkSearch): Promise<FlutterSdk | null> {
  const found = await findExecutable('flutter', env)
  if (found === null) return null
  const real = await realpath(found).catch(() => found)
  const sdk = await sdkAt(dirname(dirname(real)), 'PATH')
  if (sdk !== null) return sdk
  const version = await (patienceMs === undefined
    ? wrapperVersionAtALook(found, project, env)
    : wrapperVersion(found, project, env, { patienceMs }))
  return { program: found, root: null, foundBy: 'PATH', ...version }
}

async function fvmPins(project: string, env: NodeJS.ProcessEnv, home: string): Promise<string[]> {
  const cache = env['FVM_CACHE_PATH'] ?? env['FVM_HOME'] ?? join(home, 'fvm')
  const files = [join(project, '.fvmrc'), join(project, '.fvm', 'fvm_config.json')]
  const pins = await Promise.all(
    files.map(async (file) => valueOr(await readForeign('fvm-pin', file, null), null)),
  )
  return [
    join(project, '.fvm', 'flutter_sdk'),
    ...pins.filter((pin) => pin !== null).map((version) => join(cache, 'versions', version)),
  ]
}

/** The SDK that `pub get` last ran with: its `flutter` package lies in `<sdk>/packages/flutter`. */
async function packageConfigRoot(project: string): Promise<string | null> {
  const folder = await packageConfigFolder(project)
  if (folder === null) return null
  const uri = valueOr(await readForeign('package-config', join(folder, PACKAGE_CONFIG), null), null)
  const path = pathOfFileUrl(uri ?? '')
  return path === null ? null : dirname(dirname(path))
}
