import { childEnvironment, findExecutable, run } from '@mosaygent/helper/processes'
import type { Tool } from './tools.ts'

/** What was found of a tool; `version` is null when it does not say. */
export interface FoundTool {
  readonly path: string
  readonly version: string | null
}

/** Long enough for a tool that starts cold from a slow disk, ms. */
const VERSION_TIMEOUT_MS = 20_000

/** Looks for a tool on PATH and asks its version; null when it is not there. */
export async function findTool(tool: Tool, env: NodeJS.ProcessEnv): Promise<FoundTool | null> {
  for (const name of tool.executables) {
    const path = await findExecutable(name, env)
    if (path !== null) return { path, version: await askVersion(path, env) }
  }
  return null
}

/** The version that `<program> --version` prints first; null when it prints none or does not run. */
export async function askVersion(path: string, env: NodeJS.ProcessEnv): Promise<string | null> {
  const result = await run({
    file: path,
    args: ['--version'],
    env: childEnvironment(env),
    timeoutMs: VERSION_TIMEOUT_MS,
  })
  if (result.kind !== 'exited' || result.code !== 0) return null
  // Some (Dart before 2.15) say it on standard error.
  return /\d+\.\d+[\w.+-]*/.exec(`${result.stdout}\n${result.stderr}`)?.[0] ?? null
}
