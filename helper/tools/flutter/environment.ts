import { childEnvironment } from '../../processes/index.ts'
import type { FlutterProgram } from './run.ts'

/**
 * The environment of a Flutter command: the user's, with the SDK's own root in place of a stale one, no analytics and no
 * colours. `more` comes last.
 */
export function flutterEnvironment(
  program: FlutterProgram,
  env: NodeJS.ProcessEnv,
  more: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const root: Record<string, string> = program.root === null ? {} : { FLUTTER_ROOT: program.root }
  return childEnvironment(env, {
    ...root,
    FLUTTER_SUPPRESS_ANALYTICS: 'true',
    NO_COLOR: '1',
    ...program.env,
    ...more,
  })
}
