import { hideSecrets, maskValue } from '../redaction/index.ts'
import type { Configuration } from './model.ts'
import { readPair } from './arguments/pair-argument.ts'
import { maskArgument } from './shown.ts'

/** A configuration as an entry of `launch.json`. */
export interface LaunchForm {
  readonly configuration: Readonly<Record<string, string | readonly string[]>>
  /** Names whose values are secret, so that they are not written. */
  readonly leftOut: readonly string[]
}

/**
 * As VS Code's Dart extension reads it: the program from the workspace folder, files from the app. Such a file is shared
 * with everybody who has the repository, so a secret is not written into it, unless it stands there in clear already.
 * @param app the folder of the app, relative to the project directory.
 */
export function launchFormOf(configuration: Configuration, app: string, text: string): LaunchForm {
  const { target, flavor, defines, defineFiles, args } = configuration
  const program = target ?? 'lib/main.dart'
  const leftOut: string[] = []
  const isThere = (value: string) => text.includes(JSON.stringify(value).slice(1, -1))
  const written = (name: string, value: string, arg: string, secret: boolean): string[] => {
    if (!secret || isThere(value)) return [arg]
    leftOut.push(name)
    return []
  }
  const defined = Object.entries(defines).flatMap(([name, value]) => {
    const pair = `${name}=${value}`
    return written(name, pair, `--dart-define=${pair}`, maskValue(name, value).secret)
  })
  const others = args.flatMap((arg) => {
    const name = readPair(arg)?.name ?? arg.split('=', 1)[0] ?? arg
    return written(name, arg, arg, isSecretArgument(arg))
  })
  return {
    configuration: {
      type: 'dart',
      request: 'launch',
      program: app === '.' ? program : `${app}/${program}`,
      args: [
        ...(flavor === null ? [] : [`--flavor=${flavor}`]),
        ...defineFiles.map((file) => `--dart-define-from-file=${file}`),
        ...defined,
        ...others,
      ],
    },
    leftOut,
  }
}

const isSecretArgument = (arg: string) => readPair(arg)?.masked.secret ?? hideSecrets(arg) !== arg

/** The entry as a page may see it. */
export function shownEntry(name: string, { configuration }: LaunchForm): string {
  const masked = Object.entries(configuration).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : value.map(maskArgument),
  ])
  return JSON.stringify({ name, ...Object.fromEntries(masked) }, null, 2)
}
