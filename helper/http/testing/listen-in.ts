import { createEventHub } from '../../events/index.ts'
import { createPairing } from '../pairing.ts'
import { createServedDashboards } from '../served-dashboards.ts'
import { type HelperServer, listen } from '../server.ts'
import { openSessionTokens } from '../session-tokens.ts'
import { handlersWith } from './handlers-with.ts'

/**
 * For tests: a server on a free port with its tokens in that folder, that every program of this user may call, and that
 * refuses every call; but for what it is given.
 */
export async function listenIn(
  home: string,
  own: Partial<Parameters<typeof listen>[0]>,
): Promise<HelperServer> {
  const sessions = await openSessionTokens({ home, onDamaged: () => undefined })
  return listen({
    port: 0,
    version: '1.2.3',
    handlers: handlersWith({}),
    hub: createEventHub(),
    hello: () => [{ type: 'hello', version: '1.2.3', jobs: [] }],
    sessions,
    served: createServedDashboards('the key'),
    pairing: createPairing({ dashboard: null, sessions, onFreshLink: () => undefined }),
    linkTo: () => null,
    peers: { peerOf: async () => 'this-user', isTunnelled: async () => false },
    checkScript: async () => null,
    isEnding: () => false,
    log: () => undefined,
    ...own,
  })
}
