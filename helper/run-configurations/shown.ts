import type { RunConfiguration } from '@mosaygent/contract'
import { hideSecrets, maskValue } from '../redaction/index.ts'
import type { AppPlace, Configuration } from './model.ts'
import { readFileValues } from './read-values.ts'
import { problemsOf } from './resolve-run.ts'

/** Options whose value is a name and a value of its own. */
export const PAIR = /^(--(?:dart-define|web-define|web-header)=)([^=]+)=([\s\S]*)$/

/** A configuration as a page may see it. */
export async function shownConfiguration(
  configuration: Configuration,
  place: AppPlace,
): Promise<RunConfiguration> {
  const values = await readFileValues(configuration, place)
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
  const pair = PAIR.exec(arg)
  if (pair === null) return hideSecrets(arg)
  const [, option = '', name = '', value = ''] = pair
  return `${option}${name}=${name.toLowerCase() === 'authorization' ? '***' : maskValue(name, value).shown}`
}

const masked = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, maskValue(name, value).shown]))
