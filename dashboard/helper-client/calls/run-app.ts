import type { Reply } from '@mosaygent/contract'
import { readEnvironment } from '#session'
import { call } from './call.ts'

/** Starts the app, with the run configuration of the selected environment. */
export async function startApp(): Promise<Reply<'flutterStart'>> {
  return call('flutterStart', await environmentBody())
}

/** Restarts the app; one that runs for the other environment is then started for the selected one. */
export async function restartApp(): Promise<Reply<'flutterRestart'>> {
  return call('flutterRestart', await environmentBody())
}

/** Starts the app on a device, with the configuration of the selected environment as well. */
export async function startOnDevice(id: string): Promise<Reply<'deviceStart'>> {
  return call('deviceStart', { id, ...(await environmentBody()) })
}

/** Nothing where no configuration is chosen: a helper of another make may refuse a call with a body. */
async function environmentBody() {
  try {
    const { chosen } = await call('runConfigurations')
    return chosen.development === null && chosen.production === null
      ? undefined
      : { environment: readEnvironment() }
  } catch {
    // it has no such call, or cannot be reached, which the call itself will say
    return undefined
  }
}
