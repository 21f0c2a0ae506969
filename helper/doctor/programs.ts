import { dirname, join } from 'node:path'
import { type DoctorCheck, isOlderFlutter, OLDER_FLUTTER } from '@mosaygent/contract'
import { findExecutable } from '../processes/index.ts'
import { findFlutterSdk, findGit, findPython, findUv, versionOf } from '../tools/index.ts'
import { absent, failed, fine, found } from './check.ts'
import { findBrowser } from './find-browser.ts'
import { thisSystem } from '../operating-system/index.ts'

type Env = NodeJS.ProcessEnv

/** The Node that runs this. */
export function checkNode(): DoctorCheck {
  return found({ id: 'node', name: 'node' }, process.versions.node, process.execPath)
}

export async function checkGit(env: Env): Promise<DoctorCheck> {
  const named = { id: 'git', name: 'git' } as const
  const git = await findGit(env)
  if (git !== null) return found(named, await versionOf(git.file, env), git.file)
  const missing = absent(
    named,
    'clone the codebases and read their state',
    'https://git-scm.com/downloads',
    'install-git',
  )
  return { ...missing, fatal: true }
}

/** The SDK that Start would take for the project, and why that one; and the Dart that comes with it. */
export async function checkFlutter(
  project: string | null,
  env: Env,
  places: readonly string[] | undefined,
): Promise<DoctorCheck[]> {
  const sdk = await findFlutterSdk({ project, env, ...(places === undefined ? {} : { folders: places }) })
  const dart = await checkDart(sdk === null ? null : dirname(sdk.program), env)
  const named = { id: 'flutter', name: 'flutter' } as const
  if (sdk === null) {
    const needed = 'run the real app; until then the preview is a sketch'
    const where = 'https://docs.flutter.dev/get-started/install'
    return [absent(named, needed, where, 'install-flutter'), dart]
  }
  const older = isOlderFlutter(sdk.version) ? OLDER_FLUTTER : null
  const which = [sdk.version ?? 'version unknown', sdk.channel, older]
    .filter((part) => part !== null)
    .join(' • ')
  return [found(named, which, `${sdk.program} (found by ${sdk.foundBy})`), dart]
}

async function checkDart(sdkFolder: string | null, env: Env): Promise<DoctorCheck> {
  const named = { id: 'dart', name: 'dart' } as const
  const inSdk = sdkFolder === null ? null : join(sdkFolder, thisSystem().paths.program('dart', 'bat'))
  const file = (await findExecutable('dart', env)) ?? inSdk
  return file === null
    ? failed(named, 'missing', 'not found; it comes with Flutter')
    : found(named, await versionOf(file, env), file)
}

export async function checkUv(env: Env): Promise<DoctorCheck> {
  const named = { id: 'uv', name: 'uv' } as const
  const file = await findUv(env)
  if (file !== null) return found(named, await versionOf(file, env), file)
  const where = 'https://docs.astral.sh/uv/getting-started/installation'
  return absent(named, "install the Python API's packages and run it", where, 'install-uv')
}

/** uv brings a Python of its own, so that a missing one is nothing to mend. */
export async function checkPython(env: Env): Promise<DoctorCheck> {
  const named = { id: 'python', name: 'python3' } as const
  const file = await findPython(env)
  return file === null
    ? fine(named, 'none on PATH; uv brings one')
    : found(named, await versionOf(file, env), file)
}

/** A browser's version is not asked: on some systems that opens a window. */
export async function checkBrowser(env: Env): Promise<DoctorCheck> {
  const named = { id: 'browser', name: 'browser' } as const
  const file = await findBrowser(env)
  return file === null
    ? { ...named, state: 'missing', detail: 'not found; needed to use Mosaygent' }
    : fine(named, file)
}
