import { parse } from 'jsonc-parser'
import * as z from 'zod/mini'
import { SERVERS } from './server-modules.ts'

/** A configuration of `launch.json`, with the folders of its variables put in. */
export interface LaunchFile {
  /** Behind `python`. */
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  readonly name: string
}

const Configuration = z.object({
  name: z.optional(z.string()),
  type: z.string(),
  request: z.string(),
  module: z.optional(z.string()),
  program: z.optional(z.string()),
  args: z.optional(z.array(z.string())),
  cwd: z.optional(z.string()),
  env: z.optional(z.record(z.string(), z.string())),
})
type Configuration = z.infer<typeof Configuration>
const Launch = z.object({ configurations: z.array(z.unknown()) })

/** The configuration that starts a Python server; null: there is none. @throws RangeError it is nested too deeply */
export function readLaunchFile(
  text: string,
  { codebase, windows }: { readonly codebase: string; readonly windows: boolean },
): LaunchFile | null {
  // written by people: comments and trailing commas
  const parsed = Launch.safeParse(parse(text, [], { allowTrailingComma: true }))
  if (!parsed.success) return null
  const python = parsed.data.configurations
    .map((one) => Configuration.safeParse(one))
    .flatMap((one) => (one.success ? [one.data] : []))
    .filter(
      ({ type, request, module, program }) =>
        (type === 'debugpy' || type === 'python') &&
        request === 'launch' &&
        (module !== undefined || program !== undefined),
    )
  const chosen = python.find(({ module }) => module !== undefined && SERVERS.has(module)) ?? python[0]
  if (chosen === undefined) return null
  const fill = (value: string) =>
    value
      .replaceAll(/\$\{workspaceFolder(?::[^}]{0,200})?\}/g, () => codebase)
      .replaceAll('${workspaceRoot}', () => codebase)
      .replaceAll('${pathSeparator}', windows ? '\\' : '/')
  const args = (chosen.args ?? []).map(fill)
  const env = Object.fromEntries(Object.entries(chosen.env ?? {}).map(([name, value]) => [name, fill(value)]))
  const what = chosen.module === undefined ? [fill(chosen.program ?? '')] : ['-m', chosen.module]
  return {
    args: [...what, ...args],
    cwd: chosen.cwd === undefined ? codebase : fill(chosen.cwd),
    env,
    name: chosen.name ?? 'launch.json',
  }
}
