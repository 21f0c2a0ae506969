import type { RunConfiguration } from '@mosaygent/contract'
import { hideSecrets, maskValue } from '../redaction/index.ts'
import { readPair } from './arguments/pair-argument.ts'
import type { AppPlace, Configuration } from './model.ts'
import { type FileValues, readFileValues } from './read-values.ts'
import { problemsOf } from './resolve-run.ts'

/** In characters, of the values of all files that configurations name: each of them may name the same large one. */
const MOST_FILE_VALUES = 2_000_000

/** Configurations as a page may see them. */
export async function shownConfigurations(
  configurations: readonly Configuration[],
  place: AppPlace,
): Promise<RunConfiguration[]> {
  const shown: RunConfiguration[] = []
  let room = MOST_FILE_VALUES
  // one after the other, so that those of no two lie in memory at once
  for (const configuration of configurations) {
    const values = await readFileValues(configuration, place)
    const size = sizeOf(values.values)
    const listed = size <= room
    if (listed) room -= size
    shown.push(await shownConfiguration(configuration, place, listed ? values : withoutValues(values)))
  }
  return shown
}

const sizeOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).reduce((size, [name, value]) => size + name.length + value.length, 0)

const withoutValues = (values: FileValues): FileValues => ({
  ...values,
  values: {},
  warnings: [...values.warnings, 'The values of its files are not listed: there are too many in all.'],
})

async function shownConfiguration(
  configuration: Configuration,
  place: AppPlace,
  values: FileValues,
): Promise<RunConfiguration> {
  const { id, name, source, target, flavor, proposed } = configuration
  const problems = [...(await problemsOf(configuration, place)), ...values.problems]
  return {
    id,
    name,
    source,
    target,
    flavor,
    dart_defines: masked(configuration.defines),
    define_files: [...configuration.defineFiles],
    args: configuration.args.map(maskArgument),
    proposed,
    left_out: [...configuration.leftOut],
    problems: problems.map(hideSecrets),
    warnings: [...values.warnings],
    file_values: masked(values.values),
  }
}

export function maskArgument(arg: string): string {
  const pair = readPair(arg)
  return pair === null ? hideSecrets(arg) : `${pair.option}${pair.name}=${pair.masked.shown}`
}

const masked = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, maskValue(name, value).shown]))
