import type { SignInConfig } from '@mosaygent/contract'
import type { Config } from '@mosaygent/helper/state'

export type ReadSignIn =
  | { readonly ok: true; readonly signIn: SignInConfig }
  | { readonly ok: false; readonly message: string }

/** How people sign in: MOSAYGENT_AUTH_EMULATOR wins over `firebase` in config.json; with neither, locally. */
export function readSignIn(config: Config, env: NodeJS.ProcessEnv): ReadSignIn {
  const emulator = env['MOSAYGENT_AUTH_EMULATOR']?.trim()
  if (emulator) {
    const url = URL.canParse(emulator) ? new URL(emulator) : null
    if (url === null || !['http:', 'https:'].includes(url.protocol)) {
      return {
        ok: false,
        message: `MOSAYGENT_AUTH_EMULATOR must be an address such as http://localhost:9099, not "${emulator}".`,
      }
    }
    return { ok: true, signIn: { kind: 'emulator', url: url.origin } }
  }
  if (config.firebase !== undefined)
    return { ok: true, signIn: { kind: 'firebase', options: config.firebase } }
  return { ok: true, signIn: { kind: 'local' } }
}
