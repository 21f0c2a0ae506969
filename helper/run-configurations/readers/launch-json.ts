import { findNodeAtLocation, parse, type ParseError, parseTree } from 'jsonc-parser'
import * as z from 'zod/mini'
import { type FoundConfiguration, type FoundConfigurations, MOST_CONFIGURATIONS } from './found.ts'

/** `args` is a list; one text is met, too. */
const Args = z.optional(z.union([z.array(z.string()), z.string()]))
const Configuration = z.object({
  name: z.optional(z.string()),
  type: z.literal('dart'),
  request: z.literal('launch'),
  program: z.optional(z.string()),
  cwd: z.optional(z.string()),
  args: Args,
  toolArgs: Args,
  flutterMode: z.optional(z.string()),
  deviceId: z.optional(z.string()),
  env: z.optional(z.record(z.string(), z.unknown())),
  preLaunchTask: z.optional(z.unknown()),
  customTool: z.optional(z.unknown()),
  vmAdditionalArgs: z.optional(z.unknown()),
  /** Only a pattern for others. */
  templateFor: z.optional(z.unknown()),
})
type Configuration = z.infer<typeof Configuration>
const Launch = z.object({ configurations: z.array(z.unknown()) })

const TAKEN = { allowTrailingComma: true } as const

/** The Flutter runs of a `launch.json`, or of the key `launch` of a `*.code-workspace`. */
export function readRunLaunchFile(source: string): FoundConfigurations {
  const text = source.replace(/^\uFEFF/, '')
  const errors: ParseError[] = []
  const root: unknown = parse(text, errors, TAKEN)
  const launch = Launch.safeParse(launchOf(root))
  const [first] = errors
  const broken = first === undefined ? null : `It is broken at line ${lineOf(text, first.offset)}.`
  if (!launch.success)
    return { configurations: [], note: broken ?? 'It has no list of configurations.', broken: true }
  // what stands behind the break may be put together of halves
  const whole = first === undefined ? undefined : wholeBefore(text, first.offset)
  const all = launch.data.configurations.slice(0, whole).slice(0, MOST_CONFIGURATIONS)
  const runs = all
    .map((one) => Configuration.safeParse(one))
    .flatMap((one) => (one.success && one.data.templateFor === undefined ? [one.data] : []))
  const others = all.length - runs.length
  const passed =
    others === 0 ? null : `${others === 1 ? '1 entry is' : `${others} entries are`} no Flutter run.`
  const note = [broken, passed].filter((one) => one !== null).join(' ')
  return {
    configurations: runs.map(toFound),
    note: note === '' ? null : note,
    ...(broken === null ? {} : { broken: true }),
  }
}

/** How many configurations end before a place. */
function wholeBefore(text: string, offset: number): number {
  const root = parseTree(text, [], TAKEN)
  const list =
    root === undefined
      ? undefined
      : (findNodeAtLocation(root, ['configurations']) ??
        findNodeAtLocation(root, ['launch', 'configurations']))
  return list?.children?.filter((entry) => entry.offset + entry.length <= offset).length ?? 0
}

/** A `*.code-workspace` has it below a key. */
function launchOf(root: unknown): unknown {
  return typeof root === 'object' && root !== null && 'launch' in root ? root.launch : root
}

function toFound(one: Configuration): FoundConfiguration {
  const left: (readonly [boolean, string, string])[] = [
    [
      one.flutterMode !== undefined && one.flutterMode !== 'debug',
      `flutterMode ${one.flutterMode ?? ''}`,
      'The app runs in debug mode, which Reload needs.',
    ],
    [one.deviceId !== undefined, 'deviceId', 'The app runs in the browser of this page.'],
    [one.env !== undefined, 'env', 'Variables of the process do not reach an app in a browser.'],
    [one.preLaunchTask !== undefined, 'preLaunchTask', 'Tasks of the editor are not run.'],
    [one.customTool !== undefined, 'customTool', 'Another tool is not started.'],
    [one.vmAdditionalArgs !== undefined, 'vmAdditionalArgs', 'An app in a browser has no Dart VM.'],
  ]
  return {
    name: one.name ?? one.program ?? 'Flutter',
    program: one.program ?? null,
    cwd: one.cwd ?? null,
    // on a Flutter run both are options of the tool, `args` after the program
    args: [...listOf(one.toolArgs), ...listOf(one.args)],
    leftOut: left.flatMap(([said, what, why]) => (said ? [{ what, why }] : [])),
  }
}

const listOf = (args: string | string[] | undefined): string[] =>
  args === undefined ? [] : typeof args === 'string' ? [args] : args

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

const Settings = z.object({
  'dart.flutterRunAdditionalArgs': z.optional(z.array(z.string())),
  'dart.flutterAdditionalArgs': z.optional(z.array(z.string())),
  'dart.flutterWebRenderer': z.optional(z.string()),
})

/** The arguments that VS Code's settings add to each Flutter run. */
export function readRunSettings(text: string): readonly string[] {
  const parsed = Settings.safeParse(parse(text.replace(/^\uFEFF/, ''), [], TAKEN))
  if (!parsed.success) return []
  const { data } = parsed
  const renderer = data['dart.flutterWebRenderer']
  return [
    ...(data['dart.flutterAdditionalArgs'] ?? []),
    ...(data['dart.flutterRunAdditionalArgs'] ?? []),
    ...(renderer === undefined || renderer === 'flutter-default' ? [] : [`--web-renderer=${renderer}`]),
  ]
}
