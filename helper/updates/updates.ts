import type { UpdateAnswer, updateEndpoints } from '@mosaygent/contract'
import { succeed } from '../errors/index.ts'
import type { HandlersOf } from '../handlers/index.ts'
import { latestVersion } from '../tools/index.ts'
import { isNewer } from './is-newer.ts'

/** The package that the launcher is published as. */
const PACKAGE = 'mosaygent'

interface UpdatesOptions {
  readonly version: string
  readonly env: NodeJS.ProcessEnv
}

/** Asks the registry when it is called, and never by itself. */
export function createUpdates({ version, env }: UpdatesOptions): {
  handlers: HandlersOf<typeof updateEndpoints>
} {
  const check = async (): Promise<UpdateAnswer> => {
    const latest = await latestVersion(PACKAGE, env)
    if (latest.kind !== 'found') return latest
    return isNewer(latest.version, version) ? { kind: 'newer', version: latest.version } : { kind: 'current' }
  }
  return { handlers: { checkForUpdate: async () => succeed({ answer: await check() }) } }
}
