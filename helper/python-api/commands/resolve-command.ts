import { isAbsolute, join, normalize, relative, resolve, sep } from 'node:path'
import { fillVariables } from '../../foreign-files/index.ts'
import { childEnvironment } from '../../processes/index.ts'
import type { ApiCommand } from './api-command.ts'
import type { FoundApiCommand } from './found.ts'
import { portOf } from './port.ts'

interface Place {
  /** The API's folder, absolute. */
  readonly codebase: string
  /** The folder that an editor has opened: where the file's paths count from. */
  readonly base: string
  readonly userHome: string
  readonly env: NodeJS.ProcessEnv
}

/** In words, and in characters: more than any command has. Each word is looked at beside all others. */
const MOST_WORDS = 500
const MOST_CHARACTERS = 20_000

const isTooLong = ({ name, program, args, cwd, envFiles }: FoundApiCommand) =>
  args.length + envFiles.length > MOST_WORDS ||
  [name, program, cwd ?? '', ...args, ...envFiles].join(' ').length > MOST_CHARACTERS

/** A command as it is run from here; else why it is none of this API's. */
export function resolveCommand(
  found: FoundApiCommand,
  source: string,
  place: Place,
): ApiCommand | 'of-the-open-file' | 'elsewhere' | 'too-long' {
  if (isTooLong(found)) return 'too-long'
  const unknown = new Set<string>()
  const { base, userHome } = place
  // a command gets no more of our environment than any program that we start
  const env = childEnvironment(place.env)
  const fill = (text: string) => {
    const filled = fillVariables(text, { base, userHome, env })
    for (const one of filled.unknown) unknown.add(one)
    return filled.text
  }
  const shown = (text: string) => fillVariables(text, { base, userHome }).text
  const program = fill(found.program)
  const args = found.args.map(fill)
  const cwd = resolve(base, fill(found.cwd ?? base))
  const envFiles = found.envFiles.map((file) => resolve(base, fill(file)))
  const variables = Object.fromEntries(Object.entries(found.env).map(([name, value]) => [name, fill(value)]))
  // of whatever is open, or was pressed: no start of this project
  if ([...unknown].some((name) => /^\$\{(?:file|relativeFile|selectedText|lineNumber)/.test(name)))
    return 'of-the-open-file'
  const named = [program, ...args].filter((word) => isAbsolute(word))
  if (!isWithin(place.codebase, cwd) && !named.some((word) => isWithin(place.codebase, word)))
    return 'elsewhere'
  const [first] = unknown
  return {
    id: `${source}#${found.name}`,
    name: found.name,
    source,
    runner: found.runner,
    program,
    args,
    shownArgs: found.args.map(shown),
    cwd,
    env: variables,
    envFiles,
    port: portOf({ args: program === '' ? args : [program, ...args], env: variables }),
    health: null,
    likely: found.likely,
    leftOut: found.leftOut,
    problem: found.problem ?? (first === undefined ? null : `Only the editor knows ${first}.`),
  }
}

/** Whether a path is the folder or lies in it. */
export function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way === '' || (!isAbsolute(way) && way.split(sep)[0] !== '..')
}

/** A path as people know it, from the API's folder. */
export function shownPath(codebase: string, path: string): string {
  const way = relative(codebase, normalize(path))
  return way === '' ? '.' : isAbsolute(way) ? join(path) : way.split(sep).join('/')
}
