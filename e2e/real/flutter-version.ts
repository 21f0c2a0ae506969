import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** What the `flutter` on PATH says of itself, or null: these suites never install one. */
export function flutterVersion(): string | null {
  try {
    const said = execFileSync('flutter', ['--version', '--machine'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      // a fresh SDK builds its own tool first
      timeout: 300_000,
      shell: process.platform === 'win32', // there it is `flutter.bat`
    })
    return /"frameworkVersion":\s*"([^"]+)"/.exec(said)?.[1] ?? null
  } catch {
    return null // not on PATH, or broken: the tests say so
  }
}

/** Why a test is skipped where there is none. */
export const NO_FLUTTER =
  'no Flutter SDK on PATH: everything that needs the real tool is unproven on this machine'

/** Where what a real tool said is left, for `helper/preview/testing/recorded`. */
export const recordingAt = (name: string): string =>
  fileURLToPath(new URL(`../../.cache/reports/flutter-recordings/${name}`, import.meta.url))
