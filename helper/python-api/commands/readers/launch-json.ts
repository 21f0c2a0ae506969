import { parse, type ParseError } from 'jsonc-parser'
import * as z from 'zod/mini'
import { type FoundApiCommand, type FoundApiCommands, MOST_COMMANDS, NO_COMMANDS } from '../found.ts'
import { NO_SERVERS, SERVERS } from '../server-modules.ts'

/** One text is met where a list belongs, too. */
const Words = z.optional(z.union([z.array(z.string()), z.string()]))
const Configuration = z.object({
  name: z.optional(z.string()),
  type: z.string(),
  request: z.literal('launch'),
  module: z.optional(z.string()),
  program: z.optional(z.string()),
  args: Words,
  cwd: z.optional(z.string()),
  env: z.optional(z.record(z.string(), z.unknown())),
  envFile: z.optional(z.union([z.string(), z.array(z.string())])),
  django: z.optional(z.unknown()),
  runtimeExecutable: z.optional(z.string()),
  runtimeArgs: Words,
  preLaunchTask: z.optional(z.unknown()),
  command: z.optional(z.string()),
  mode: z.optional(z.string()),
})
type Configuration = z.infer<typeof Configuration>
const Launch = z.object({ configurations: z.array(z.unknown()) })

const PYTHON = new Set(['debugpy', 'python'])
const NODE = new Set(['node', 'pwa-node'])

/** What F5 starts by a `launch.json` in Python, Node, Go and Dart. @throws RangeError it is nested too deeply */
export function readApiLaunchFile(source: string): FoundApiCommands {
  const errors: ParseError[] = []
  // written by people: comments and trailing commas
  const root: unknown = parse(source.replace(/^\uFEFF/, ''), errors, { allowTrailingComma: true })
  const launch = Launch.safeParse(root)
  if (!launch.success)
    return { ...NO_COMMANDS, note: errors.length > 0 ? 'It is broken.' : 'It has no list of configurations.' }
  const commands = launch.data.configurations
    .slice(0, MOST_COMMANDS)
    .map((one) => Configuration.safeParse(one))
    .flatMap((one) => (one.success ? [toCommand(one.data)] : []))
    .filter((one) => one !== null)
  return { commands, note: errors.length > 0 ? 'It is broken, and was read as far as it goes.' : null }
}

function toCommand(one: Configuration): FoundApiCommand | null {
  const begun = beginning(one)
  if (begun === null) return null
  const { env, dropped } = variablesOf(one)
  return {
    name: one.name ?? 'launch.json',
    ...begun,
    cwd: one.cwd ?? null,
    env,
    envFiles: one.envFile === undefined ? [] : listOf(one.envFile),
    leftOut: [
      ...(one.preLaunchTask === undefined
        ? []
        : [{ what: 'preLaunchTask', why: 'Tasks of the editor are not run.' }]),
      ...dropped,
    ],
    problem: null,
  }
}

type Beginning = Pick<FoundApiCommand, 'runner' | 'program' | 'args' | 'likely'>

function beginning(one: Configuration): Beginning | null {
  const args = listOf(one.args)
  if (PYTHON.has(one.type)) {
    if (one.module !== undefined)
      return {
        runner: 'python',
        program: '',
        args: ['-m', one.module, ...args],
        likely: likelyOf(one.module),
      }
    if (one.program === undefined) return null
    const serves = one.django === true || args.includes('runserver')
    const likely = serves ? (args.includes('runserver') ? 'server' : 'unlikely') : 'maybe'
    return { runner: 'python', program: '', args: [one.program, ...args], likely }
  }
  if (NODE.has(one.type)) {
    const runtime = one.runtimeExecutable ?? 'node'
    const all = [...listOf(one.runtimeArgs), ...(one.program === undefined ? [] : [one.program]), ...args]
    if (all.length === 0) return null
    const tests = all.some((arg) => /\b(?:jest|mocha|vitest|test)\b/.test(arg))
    return { runner: 'program', program: runtime, args: all, likely: tests ? 'unlikely' : 'maybe' }
  }
  if (one.type === 'node-terminal') return null
  if (one.type === 'go') {
    if (one.mode === 'test' || one.program === undefined) return null
    return { runner: 'program', program: 'go', args: ['run', one.program, ...args], likely: 'maybe' }
  }
  return null
}

function likelyOf(module: string): FoundApiCommand['likely'] {
  const [name = ''] = module.split('.')
  return SERVERS.has(name) ? 'server' : NO_SERVERS.has(name) ? 'unlikely' : 'maybe'
}

/** A variable that is no text (`null` takes it away in the editor) is said by name. */
function variablesOf({ env = {} }: Configuration) {
  const texts = Object.entries(env).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [[name, String(value)]]
      : [],
  )
  const dropped = Object.keys(env)
    .filter((name) => !texts.some(([kept]) => kept === name))
    .map((name) => ({ what: `env ${name}`, why: 'It is no text.' }))
  return { env: Object.fromEntries(texts), dropped }
}

const listOf = (words: string | string[] | undefined): string[] =>
  words === undefined ? [] : typeof words === 'string' ? [words] : words
