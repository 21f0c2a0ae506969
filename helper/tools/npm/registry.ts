import { homedir } from 'node:os'
import { childEnvironment, findExecutable, run } from '../../processes/index.ts'

/** Where npm itself asks, where nobody has set another registry. */
const PUBLIC_REGISTRY = 'https://registry.npmjs.org'
const PATIENCE_MS = 20_000

/** Where npm looks for its settings, which our children do not get from us otherwise. */
const WHERE = /^npm_config_(?:userconfig|globalconfig|prefix)$/i

/**
 * The registry that npm of this user asks, without a slash at its end: its own variable, else what it says of its
 * settings (`.npmrc`), which it reads outside of every project; without npm the public one. Null: npm could not say, so
 * nobody is to be asked in its place.
 */
export async function npmRegistry(env: NodeJS.ProcessEnv): Promise<string | null> {
  const set = env['npm_config_registry'] ?? env['NPM_CONFIG_REGISTRY'] ?? ''
  if (set !== '') return withoutEnd(set)
  const file = await findExecutable('npm', env)
  if (file === null) return PUBLIC_REGISTRY
  const where = Object.entries(env).flatMap(([name, value]) =>
    WHERE.test(name) && value !== undefined ? [[name, value] as const] : [],
  )
  const result = await run({
    file,
    // it asks nobody for its own news meanwhile, and leaves no log
    args: ['config', 'get', 'registry', '--no-update-notifier', '--logs-max=0', '--loglevel=silent'],
    cwd: homedir(),
    env: childEnvironment(env, Object.fromEntries(where)),
    timeoutMs: PATIENCE_MS,
    maxOutput: 10_000,
  })
  if (result.kind !== 'exited' || result.code !== 0) return null
  const said = result.stdout.trim()
  return /^https?:\/\/\S+$/.test(said) ? withoutEnd(said) : null
}

const withoutEnd = (address: string) => address.replace(/\/+$/, '')
