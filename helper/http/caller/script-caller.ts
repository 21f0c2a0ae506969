import { type Problem, refuse } from '../../errors/index.ts'
import type { AdmittedPeer } from '../../peer/index.ts'
import type { ScriptToken } from './script-token.ts'

/** Why a call without browser evidence is refused; null: it is a script of this user. */
export type CheckScript = (peer: () => Promise<AdmittedPeer>, token: string | null) => Promise<Problem | null>

/**
 * A script is this user's when it could read the script token, or when the system shows whose socket it is. Asked in
 * this order, so that a script with the token works everywhere alike.
 */
export function createScriptCheck(scriptToken: ScriptToken): CheckScript {
  return async (peer, token) => {
    if (token !== null && scriptToken.accepts(token)) return null
    switch (await peer()) {
      case 'this-user':
        return null
      case 'unknown':
        return refuse(
          'script-token-needed',
          'Not paired: the system does not say whose call this is, or it comes through ssh, where anybody on the other machine can send it. A script then sends the script token of this helper as its bearer token; mosaygent doctor says where it lies.',
        ).problem
    }
  }
}
