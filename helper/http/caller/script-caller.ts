import type { Socket } from 'node:net'
import { type Problem, refuse } from '../../errors/index.ts'
import type { FindPeer } from './peer.ts'
import type { ScriptToken } from './script-token.ts'

/** Why a call without browser evidence is refused; null: it is a script of this user. */
export type CheckScript = (socket: Socket, token: string | null) => Promise<Problem | null>

/**
 * A script is this user's when it could read the script token, or when the system shows whose socket it is. Asked in
 * this order, so that a script with the token works everywhere alike.
 */
export function createScriptCheck(scriptToken: ScriptToken, peerOf: FindPeer): CheckScript {
  return async (socket, token) => {
    if (token !== null && scriptToken.accepts(token)) return null
    switch (await peerOf(socket)) {
      case 'this-user':
        return null
      case 'another-user':
        return refuse('local-user-not-allowed', 'Local user not allowed').problem
      case 'unknown':
        return refuse(
          'script-token-needed',
          'Not paired: a script sends the script token of this helper as its bearer token; mosaygent doctor says where it lies.',
        ).problem
    }
  }
}
