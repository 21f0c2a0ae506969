import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { chmod, mkdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { childEnvironment, findExecutable, run } from '../../processes/index.ts'
import { entriesOf } from '../../state/index.ts'
import { fetchFile, NotFetchedError } from './fetch-file.ts'
import { type OperatingSystem, thisSystem } from '../../operating-system/index.ts'

export type ReleaseOutcome =
  | { readonly kind: 'installed'; readonly version: string }
  | { readonly kind: 'cancelled' }
  /** No archive for this kind of machine. */
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'offline' }
  /** The bytes are not those that were published. */
  | { readonly kind: 'wrong-checksum' }
  | { readonly kind: 'failed'; readonly output: string }

export interface ReleaseInstall {
  /** Becomes `<folder>/bin/gh`: there whole or not at all. */
  readonly folder: string
  readonly env: NodeJS.ProcessEnv
  readonly signal: AbortSignal
  /** Percent of the whole; null while it is unknown. */
  readonly onProgress: (stage: string, percent: number | null, transferred?: string) => void
  /** Where the releases are; tests have their own. */
  readonly releases?: string
  readonly system?: OperatingSystem
  readonly arch?: string
}

/** Source: the release page of cli/cli; every release has these archives and `gh_<version>_checksums.txt`. */
const RELEASES = 'https://github.com/cli/cli/releases'
const MAX_BYTES = 100_000_000
const NAMES: Readonly<
  Record<OperatingSystem['name'], { readonly name: string; readonly ending: string } | null>
> = {
  other: null,
  linux: { name: 'linux', ending: 'tar.gz' },
  macos: { name: 'macOS', ending: 'zip' },
  windows: { name: 'windows', ending: 'zip' },
}
const ARCHES: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64', ia32: '386', arm: 'armv6' }

/** Whether there is an official archive for such a machine. */
export function hasGhRelease(system: OperatingSystem, arch: string): boolean {
  return NAMES[system.name] !== null && ARCHES[arch] !== undefined
}

/** Installs the newest official release for this user alone, its bytes checked against the published checksum. */
export async function installGhRelease(install: ReleaseInstall): Promise<ReleaseOutcome> {
  const beside = dirname(install.folder)
  const hidden = `.${basename(install.folder)}.partial-`
  const partial = join(beside, hidden + randomBytes(4).toString('hex'))
  try {
    // what a helper left that was killed during an install
    for (const { name } of await entriesOf(beside))
      if (name.startsWith(hidden)) await rm(join(beside, name), { recursive: true, force: true })
    return await fetchAndPlace(install, partial)
  } catch (error) {
    if (install.signal.aborted) return { kind: 'cancelled' }
    if (error instanceof NotFetchedError) return { kind: 'offline' }
    throw error
  } finally {
    await rm(partial, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function fetchAndPlace(install: ReleaseInstall, partial: string): Promise<ReleaseOutcome> {
  const { signal, onProgress, releases = RELEASES, system = thisSystem(), arch = process.arch } = install
  const named = NAMES[system.name]
  const cpu = ARCHES[arch]
  if (named === null || cpu === undefined) return { kind: 'unsupported' }
  onProgress('Looking for the newest release', null)
  const latest = await fetchFile(`${releases}/latest`, { signal, follow: false })
  const [, version] = /\/tag\/v(\d+\.\d+\.\d+)$/.exec(latest.headers.get('location') ?? '') ?? []
  if (version === undefined) return { kind: 'failed', output: 'the release page names no version' }
  const folder = `gh_${version}_${named.name}_${cpu}`
  const name = `${folder}.${named.ending}`
  const sums = await fetchFile(`${releases}/download/v${version}/gh_${version}_checksums.txt`, { signal })
  const [, wanted] =
    new RegExp(`^([0-9a-f]{64}) [ *]${name.replaceAll('.', String.raw`\.`)}$`, 'm').exec(await sums.text()) ??
    []
  if (wanted === undefined) return { kind: 'unsupported' }

  await mkdir(join(partial, 'bin'), { recursive: true, mode: 0o700 })
  const archive = join(partial, name)
  const sum = await download(`${releases}/download/v${version}/${name}`, archive, install)
  if (sum !== wanted) return { kind: 'wrong-checksum' }

  onProgress('Unpacking', 90)
  const program = system.paths.program('gh', 'exe')
  const entry = system.name === 'windows' ? 'bin/gh.exe' : `${folder}/bin/gh`
  const problem = await unpack(archive, entry, partial, install)
  if (problem !== null) return { kind: 'failed', output: problem }
  const unpacked = join(partial, ...entry.split('/'))
  await chmod(unpacked, 0o755)
  const asked = await run({
    file: unpacked,
    args: ['--version'],
    env: childEnvironment(install.env),
    signal,
    timeoutMs: 20_000,
  })
  if (signal.aborted) return { kind: 'cancelled' }
  if (asked.kind !== 'exited' || !asked.stdout.startsWith(`gh version ${version}`))
    return { kind: 'failed', output: 'the downloaded program does not run on this machine' }
  const file = join(install.folder, 'bin')
  await rm(file, { recursive: true, force: true, maxRetries: 5 })
  await mkdir(install.folder, { recursive: true, mode: 0o700 })
  if (dirname(unpacked) !== join(partial, 'bin')) await rename(unpacked, join(partial, 'bin', program))
  await rename(join(partial, 'bin'), file)
  return { kind: 'installed', version }
}

/** Streams to the file and gives the SHA-256 of what came. */
async function download(url: string, file: string, { signal, onProgress }: ReleaseInstall): Promise<string> {
  const response = await fetchFile(url, { signal })
  const total = Number(response.headers.get('content-length') ?? 0)
  if (response.body === null || total > MAX_BYTES) throw new NotFetchedError(url)
  const hash = createHash('sha256')
  let seen = 0
  const count = new Transform({
    transform(bytes: Buffer, _encoding, done) {
      seen += bytes.length
      if (seen > MAX_BYTES) return done(new NotFetchedError(url))
      hash.update(bytes)
      onProgress('Downloading', total > 0 ? Math.round((seen / total) * 85) : null, megabytes(seen))
      return done(null, bytes)
    },
  })
  try {
    await pipeline(Readable.fromWeb(response.body), count, createWriteStream(file, { mode: 0o600 }), {
      signal,
    })
  } catch (error) {
    // a connection that breaks off in the middle is the network's doing, a full disk is not
    if (error instanceof TypeError) throw new NotFetchedError(url, { cause: error })
    throw error
  }
  return hash.digest('hex')
}

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(2)} MiB`

/** The one wanted entry, with the system's own tar (Windows 10 and macOS have one that reads zip). */
async function unpack(
  archive: string,
  entry: string,
  into: string,
  { env, signal }: ReleaseInstall,
): Promise<string | null> {
  const tar = thisSystem().files.tar(env) ?? (await findExecutable('tar', env))
  if (tar === null) return 'tar was not found'
  const args = ['-xf', archive, '-C', into, entry]
  const result = await run({ file: tar, args, env: childEnvironment(env), signal, timeoutMs: 60_000 })
  if (result.kind === 'exited' && result.code === 0) return null
  return result.kind === 'missing' ? 'tar was not found' : 'the archive could not be unpacked'
}
