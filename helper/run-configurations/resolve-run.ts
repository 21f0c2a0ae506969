import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { pathExists } from 'path-exists'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import { maskValue, secretsAmong } from '../redaction/index.ts'
import { unknownToVersion } from './arguments/check-version.ts'
import { readPair } from './arguments/pair-argument.ts'
import { isAtLeast } from './arguments/version.ts'
import type { AppPlace, Configuration } from './model.ts'
import { type FileValues, isWithin, readFileValues } from './read-values.ts'

/** What a configuration comes to for one version of Flutter. */
export interface ResolvedRun {
  /** Behind our own arguments of `flutter run`; the sketch takes the same. */
  readonly args: readonly string[]
  /** What goes into the file that `args` name; null: none is named. */
  readonly defines: Readonly<Record<string, string>> | null
  /** What a person should know of it, each in one sentence. */
  readonly notes: readonly string[]
  /** Values that must not be seen in any output. */
  readonly secrets: readonly string[]
  /** The same for the same entry point, arguments and values. */
  readonly fingerprint: string
}

export interface ResolveOptions extends AppPlace {
  readonly configuration: Configuration
  /** Of Flutter; null: not known, which counts as new. */
  readonly version: string | null
  /** Where the values of a run are kept: a file of ours, for this user alone. */
  readonly valuesFile: string
  readonly purpose: RunPurpose
}

/** A run in the frame or on a device that Flutter finds, or a build for the web. */
export type RunPurpose = 'frame' | 'device' | 'build'

/** The one place where a configuration becomes arguments of `flutter run`. */
export async function resolveRun(options: ResolveOptions): Promise<Outcome<ResolvedRun>> {
  const { configuration, version, valuesFile } = options
  const values = await readFileValues(configuration, options)
  const usable = await whetherUsable(configuration, options, values)
  if (!usable.ok) return usable
  const unknown = unknownBy(configuration, values, options)
  if (unknown.length > 0)
    return refuse(
      'run-argument-unknown',
      `${configuration.name} cannot run: ${unknown.join(' ')} Take it out of the configuration, or use another version.`,
    )
  const { defines, target, flavor, args } = configuration
  const files = values.files.map(({ path }) => path)
  const kept = Object.keys(defines).length > 0 ? whereDefinesGo(version, files.length) : 'nowhere'
  const ours = kept === 'first' || kept === 'last' ? [valuesFile] : []
  const inOrder = kept === 'first' ? [...ours, ...files] : [...files, ...ours]
  return succeed({
    args: [
      ...(target === null ? [] : [`--target=${target}`]),
      ...(flavor === null ? [] : [`--flavor=${flavor}`]),
      ...inOrder.map((file) => `--dart-define-from-file=${file}`),
      ...(kept === 'arguments'
        ? Object.entries(defines).map(([key, value]) => `--dart-define=${key}=${value}`)
        : []),
      ...args,
    ],
    defines: ours.length > 0 ? defines : null,
    notes: [
      ...configuration.leftOut.map(({ what, why }) => `${what} is left out. ${why}`),
      ...values.warnings,
      ...(kept === 'arguments' ? [readableBy(version)] : []),
    ],
    secrets: secretsOf({ ...values.values, ...defines }, args),
    fingerprint: createHash('sha256')
      .update(JSON.stringify([target, flavor, defines, values.values, files, args]))
      .digest('hex'),
  })
}

/** Whether it could run with some version of Flutter: a choice is refused for the same reasons as a start. */
export async function whetherUsable(
  configuration: Configuration,
  place: AppPlace,
  values?: FileValues,
): Promise<Outcome<null>> {
  const read = values ?? (await readFileValues(configuration, place))
  const problems = [...(await problemsOf(configuration, place)), ...read.problems]
  if (problems.length === 0) return succeed(null)
  return refuse('run-configuration-unusable', `${configuration.name} cannot run: ${problems.join(' ')}`)
}

/** Why it cannot run, apart from its define files. */
export async function problemsOf(
  configuration: Configuration,
  { app, directory }: AppPlace,
): Promise<string[]> {
  const problems = [...configuration.problems]
  const { target } = configuration
  if (target !== null) {
    const path = resolve(app, target)
    if (!(await isWithin(directory, path))) problems.push(`${target} lies outside of the project directory.`)
    else if (!(await pathExists(path))) problems.push(`Its entry point ${target} is not there.`)
  }
  const own = Object.keys(configuration.defines).find((name) => name.startsWith('FLUTTER_APP_FLAVOR'))
  if (own !== undefined) problems.push(`${own} is Flutter’s own name: set the flavor instead.`)
  return problems
}

function unknownBy(
  configuration: Configuration,
  { files }: FileValues,
  { version, purpose }: Pick<ResolveOptions, 'version' | 'purpose'>,
): string[] {
  const sentences = unknownToVersion(configuration.args, version)
  const is = `This is Flutter ${version ?? ''}.`
  const need = (least: string, what: string) => {
    if (!isAtLeast(version, least)) sentences.push(`${what} Flutter ${least} or newer. ${is}`)
  }
  if (files.length > 0) need('3.7', '--dart-define-from-file needs')
  if (files.length > 1) need('3.10', 'Several define files need')
  if (files.some(({ format }) => format === 'env')) need('3.13', 'A define file that is not JSON needs')
  // 3.19.0 alone ends at a flavor on the web
  if (purpose !== 'device' && configuration.flavor !== null && version === '3.19.0')
    sentences.push('Flutter 3.19.0 refuses --flavor on the web; 3.19.1 takes it.')
  return sentences
}

/**
 * A value in a file cannot be read off the list of processes. Of two files the later one wins; a define beats a file
 * since 3.16, before that the file does.
 */
function whereDefinesGo(version: string | null, files: number): 'first' | 'last' | 'arguments' {
  if (!isAtLeast(version, '3.7')) return 'arguments'
  if (files > 0 && !isAtLeast(version, '3.10')) return 'arguments'
  return isAtLeast(version, '3.16') ? 'last' : 'first'
}

const readableBy = (version: string | null) =>
  `Flutter ${version ?? ''} takes no further define file, so the defines are arguments, which other users of this machine can read.`

function secretsOf(values: Readonly<Record<string, string>>, args: readonly string[]): readonly string[] {
  const named = Object.entries(values).map(([name, value]) => ({ value, masked: maskValue(name, value) }))
  return secretsAmong([...named, ...args.map(readPair).filter((pair) => pair !== null)])
}
