import { systemCode } from '@mosaygent/helper/errors'
import { prepareHome, resolveHome } from '@mosaygent/helper/state'

export type OpenHome =
  | { readonly ok: true; readonly home: string }
  | { readonly ok: false; readonly message: string }

/** Makes the folder for settings and state; a folder that cannot be used is an answer, not a crash. */
export async function openHome(env: NodeJS.ProcessEnv): Promise<OpenHome> {
  const home = resolveHome(env)
  try {
    await prepareHome(home)
    return { ok: true, home }
  } catch (error) {
    const code = systemCode(error)
    if (code === null) throw error
    return {
      ok: false,
      message: `The folder for settings, ${home}, cannot be used (${code}). Choose another with MOSAYGENT_HOME.`,
    }
  }
}
