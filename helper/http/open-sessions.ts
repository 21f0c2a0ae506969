import { randomBytes } from 'node:crypto'
import { messageOf } from '../errors/index.ts'
import type { Config } from '../state/index.ts'
import { createScriptCheck, createScriptToken } from './caller/index.ts'
import { createPairing, dashboardAddress } from './pairing.ts'
import { createServedDashboards } from './served-dashboards.ts'
import { openSessionTokens } from './session-tokens.ts'

interface OpenSessions {
  readonly home: string
  readonly config: Config
  readonly onDamaged: (setAside: string) => void
  readonly notice: (text: string) => void
  readonly log: (line: string) => void
}

/**
 * All that says which dashboards and scripts may call, and the key that other programs of this user prove themselves
 * with. Throws UnsafeFileError.
 */
export async function openSessions({ home, config, onDamaged, notice, log }: OpenSessions) {
  const sessions = await openSessionTokens({
    home,
    onDamaged,
    onTrouble: (error) => log(`When a session was last used could not be written down: ${messageOf(error)}`),
  })
  const key = randomBytes(32).toString('base64url')
  const served = createServedDashboards(key)
  const address = dashboardAddress(config.dashboardUrl)
  if (typeof address === 'string') notice(address)
  const pairing = createPairing({
    dashboard: typeof address === 'string' ? null : address,
    sessions,
    onFreshLink(link) {
      log(`Pair  ${link}`)
      served.sendLink(new URL(link).origin, link)
    },
  })
  const scriptToken = createScriptToken()
  return {
    sessions,
    pairing,
    served,
    checkScript: createScriptCheck(scriptToken),
    scriptToken: scriptToken.text,
    key,
  }
}
