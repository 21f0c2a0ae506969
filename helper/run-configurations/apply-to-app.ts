import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { pathExists } from 'path-exists'
import { fillVariables } from '../foreign-files/index.ts'
import { readArguments } from './arguments/read-arguments.ts'
import type { AppPlace, Configuration } from './model.ts'
import type { FoundConfiguration } from './readers/found.ts'

export interface ApplyOptions extends AppPlace {
  readonly found: FoundConfiguration
  readonly source: string
  /** The folder that is open in the editor that has it: paths count from there. */
  readonly base: string
  readonly userHome: string
  readonly proposed: boolean
  /** Arguments that the editor’s settings add. */
  readonly settings?: readonly string[]
}

/** A configuration as one of this app; null: it is about another one. */
export async function applyToApp(options: ApplyOptions): Promise<Omit<Configuration, 'id'> | null> {
  const { found, base, app, directory, proposed } = options
  const unknown = new Set<string>()
  const fill = (text: string) => {
    const filled = fillVariables(text, { base, userHome: options.userHome })
    for (const one of filled.unknown) unknown.add(one)
    return filled.text
  }
  const said = readArguments([...(options.settings ?? []), ...found.args].map(fill))
  const cwd = found.cwd === null ? null : resolve(base, fill(found.cwd))
  // of a program and a target the later one counts, which are the arguments
  const written = said.target ?? (found.program === null ? null : fill(found.program))
  const program = await programOf(written, [cwd, found.program === null ? null : base, app, base])
  const folder = await appOf(program, cwd, base, directory)
  if (folder === null ? !(await isOnlyAbove(base, app)) : folder !== app) return null
  // the tool runs in the folder of the app unless another one is named
  const from = cwd ?? app
  const problems = [...said.problems, ...[...unknown].map((one) => `${one} is not filled in here.`)]
  return {
    name: found.name,
    source: options.source,
    target: program === null ? null : within(app, program),
    flavor: said.flavor,
    defines: said.defines,
    defineFiles: said.defineFiles.map((file) => within(app, resolve(from, file))),
    args: said.others,
    proposed,
    leftOut: [...found.leftOut, ...said.leftOut],
    problems,
  }
}

/** The first place where it is, else where it was meant to be; null: none is named. */
async function programOf(written: string | null, bases: readonly (string | null)[]): Promise<string | null> {
  if (written === null) return null
  const places = bases.flatMap((base) => (base === null ? [] : [resolve(base, written)]))
  for (const place of places) if (place.endsWith('.dart') && (await pathExists(place))) return place
  // a folder stands for its `lib/main.dart`
  const [first = written] = places
  return first.endsWith('.dart') ? first : join(first, 'lib', 'main.dart')
}

/** The folder with a pubspec that it is about; null: it does not say. */
async function appOf(program: string | null, cwd: string | null, base: string, directory: string) {
  if (program !== null) return (await pubspecAbove(dirname(program), directory)) ?? cwd ?? base
  if (cwd !== null) return cwd
  return (await pathExists(join(base, 'pubspec.yaml'))) ? base : null
}

async function pubspecAbove(folder: string, top: string): Promise<string | null> {
  if (await pathExists(join(folder, 'pubspec.yaml'))) return folder
  return folder === top || dirname(folder) === folder ? null : pubspecAbove(dirname(folder), top)
}

/** An editor whose folder is no app takes the one below it. */
async function isOnlyAbove(base: string, app: string): Promise<boolean> {
  const way = relative(base, app)
  return way !== '' && !isAbsolute(way) && way.split(sep)[0] !== '..'
}

const within = (app: string, path: string) => relative(app, path).split(sep).join('/')
