import type { FlutterEnding } from '../../tools/index.ts'
import { STARTUP_LOCK } from '../../tools/index.ts'

export interface EndedRun {
  readonly ending: FlutterEnding
  /** The newest lines of both streams. */
  readonly lines: readonly string[]
  /** How many compile errors the run ended with. */
  readonly errors: number
  /** `Flutter` or `The sketch preview`. */
  readonly name: string
}

type Rule = readonly [anchor: RegExp, sentence: (match: RegExpExecArray, run: EndedRun) => string]

/** Texts that stayed the same across all versions of the tool that were checked. The first that matches counts. */
const RULES: readonly Rule[] = [
  [/flutter has exited unexpectedly: "(.*)"/, ([, why], run) => `${run.name} itself crashed (${why ?? ''}).`],
  [
    /The Dart compiler exited unexpectedly/,
    () => 'The Dart compiler ended unexpectedly, often for lack of memory.',
  ],
  [
    /Failed to bind web development server/,
    () => 'The port that was free a moment ago is taken by another program.',
  ],
  [
    /No supported devices found with name or id matching 'web-server'/,
    () => 'Web support is switched off in this Flutter SDK. Run “flutter config --enable-web”.',
  ],
  [
    /No pubspec\.yaml file found/,
    () => 'There is no pubspec.yaml in the Flutter codebase. Check the project directory.',
  ],
  [
    /Target file "(.*)" not found/,
    ([, file]) =>
      `The app’s entry point ${file ?? 'lib/main.dart'} is missing. Create it, or choose a run configuration with another one.`,
  ],
  [
    /Got socket error trying to find package (\S+)/,
    ([, name]) => `The package ${name ?? ''} could not be downloaded. Check the network connection.`,
  ],
  [
    /Because .* requires SDK version (\S+?),? version solving failed/,
    ([, wanted]) =>
      `The app asks for Dart ${wanted ?? 'of another version'}, which this Flutter does not have. Update Flutter or change “environment: sdk” in pubspec.yaml.`,
  ],
  [
    /Failed to update packages|version solving failed/,
    (_, run) => `The packages could not be resolved${because(run.lines)}. Correct pubspec.yaml.`,
  ],
  [
    /Error detected in pubspec\.yaml/,
    (_, run) =>
      `There is a mistake in pubspec.yaml${after(run.lines, /Error detected in pubspec\.yaml/)}. Correct it.`,
  ],
  [
    /Could not find an option named "(.*)"/,
    ([, option]) => `This version of Flutter does not know the option ${option ?? ''}. Update Flutter.`,
  ],
  [/Unable to find git in your PATH/, () => 'Flutter needs git, which is not on PATH. Install git.'],
  [
    /The Flutter directory is not a clone of the GitHub project/,
    () => 'This Flutter SDK is damaged: its .git folder is missing. Install Flutter again.',
  ],
  [
    /No space left on device|errno = 28\b|not enough space on the disk/i,
    () => 'The disk is full. Make room.',
  ],
  [
    /Failed to open or create the artifact cache lockfile|lockfile.*Permission denied/i,
    () =>
      'Flutter may not write into its own folder. Give yourself the right to, or install Flutter in your home folder.',
  ],
  [
    // flutter/flutter#169915; #50273 on Windows; pingbird/puro#140
    /dart-sdk[/\\]bin[/\\]dart(\.exe)?"?'?:? (No such file|is not recognized|cannot execute)|Can't load Kernel binary/,
    () =>
      'This Flutter SDK is damaged: it cannot run its own Dart. Delete the folder bin/cache in it: Flutter downloads it again.',
  ],
  [
    /Unable to 'pub upgrade' flutter tool/,
    () => 'Flutter could not build its own tool. Check the network connection.',
  ],
  [
    /Failed to download (.*)/,
    () => 'Flutter could not download its own parts. Check the network connection.',
  ],
  [/Failed to compile application/, (_, run) => `The app did not compile${count(run.errors)}.`],
]

/** A tool may repeat lines of a project's files, which can be of any length. */
const MOST_OF_A_LINE = 2_000

/** Why a run ended without being asked to: one sentence with the next step. */
export function describeEnding(run: EndedRun): string {
  const { ending, name } = run
  if (ending.kind === 'missing') return `${name} could not be started: ${ending.message}.`
  const text = run.lines.map((line) => line.slice(0, MOST_OF_A_LINE)).join('\n')
  for (const [anchor, sentence] of RULES) {
    const match = anchor.exec(text)
    if (match !== null) return sentence(match, run)
  }
  const last = run.lines.findLast((line) => line.trim() !== '')
  if (STARTUP_LOCK.test(last ?? '') && (ending.kind === 'signal' || ending.code === 0))
    return `${name} was ended from outside while it waited for another Flutter command. Wait until that one is done, or end it.`
  if (ending.kind === 'signal') {
    const memory = ending.signal === 'SIGKILL' ? ', perhaps for lack of memory' : ''
    return `${name} was ended from outside (${ending.signal}${memory}).`
  }
  // a tool that gets SIGTERM prints nothing and ends with 0
  if (ending.code === 0) return `${name} was ended from outside.`
  const output = last === undefined ? '' : `: ${last.trim().slice(0, 300)}`
  return `${name} ended with exit code ${ending.code}${output}.`
}

function because(lines: readonly string[]): string {
  const line = lines.find((line) => /^(Because|So,) /.test(line.trim()))
  return line === undefined ? '' : `: ${line.trim().replace(/\.$/, '').slice(0, 300)}`
}

function after(lines: readonly string[], anchor: RegExp): string {
  const at = lines.findIndex((line) => anchor.test(line))
  const next = lines.slice(at + 1).find((line) => line.trim() !== '')
  return next === undefined ? '' : `: ${next.trim().replace(/\.$/, '').slice(0, 300)}`
}

function count(errors: number): string {
  if (errors === 0) return ''
  return errors === 1 ? ': 1 error' : `: ${errors} errors`
}
