import { flagOf } from './flags.ts'
import { isAtLeast } from './version.ts'

/** The arguments that a version of Flutter does not know, each as a sentence that names the version which does. */
export function unknownToVersion(args: readonly string[], version: string | null): string[] {
  return args.flatMap((arg) => {
    const name = arg.split('=', 1)[0] ?? arg
    const { since, until } = flagOf(name) ?? {}
    const is = `This is Flutter ${version ?? ''}.`
    if (since !== undefined && !isAtLeast(version, since))
      return [`${name} needs Flutter ${since} or newer. ${is}`]
    if (until !== undefined && version !== null && isAtLeast(version, until))
      return [`${name} is gone since Flutter ${until}. ${is}`]
    return []
  })
}
