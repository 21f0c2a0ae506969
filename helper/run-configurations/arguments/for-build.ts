import type { Configuration } from '../model.ts'

/** Further options of `flutter run` that `flutter build web` has, too; without `=` and value. */
const TAKEN = new Set([
  '--base-href',
  '--enable-experiment',
  '--native-null-assertions',
  '--no-native-null-assertions',
  '--no-sound-null-safety',
  '--sound-null-safety',
  '--wasm',
  '--web-define',
  '--web-renderer',
])

/** A configuration as `flutter build web` takes it, which ends at options that only a run has; and what is left out. */
export function forBuild(configuration: Configuration): {
  readonly configuration: Configuration
  readonly notes: readonly string[]
} {
  const { args, flavor } = configuration
  const taken = (arg: string) => TAKEN.has(arg.split('=', 1)[0] ?? arg)
  const left = [
    ...(flavor === null ? [] : [`--flavor=${flavor}`]),
    ...args.filter((arg) => !taken(arg)).map((arg) => arg.split('=', 1)[0] ?? arg),
  ]
  return {
    // what a run of ours leaves out (ports, devices) is nothing that a build would have
    configuration: { ...configuration, flavor: null, args: args.filter(taken), leftOut: [] },
    notes: left.map((arg) => `${arg} is left out: flutter build web does not know it.`),
  }
}
