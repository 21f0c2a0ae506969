import { delimiter, join } from 'node:path'

/**
 * The environment with the tools that we installed for this user at the end of PATH: what we start finds them, and
 * what the user has comes first. `home`: our folder.
 */
export function withOwnTools(env: NodeJS.ProcessEnv, home: string): NodeJS.ProcessEnv {
  // Windows writes it `Path`
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const path = [env[name] ?? '', join(home, 'tools', 'gh', 'bin')].filter((part) => part !== '')
  return { ...env, [name]: path.join(delimiter) }
}
