import { endpoints } from '@mosaygent/contract'
import { refuse, succeed } from '../errors/index.ts'
import { type Route, route } from './exchange.ts'
import { readBody, readNoBody } from './request-body.ts'
import type { SessionTokens, Session } from './session-tokens.ts'

/** Who may call, and the ways to end that. A script of this user, who has no session, may look and end as well. */
export function sessionListRoutes(sessions: SessionTokens): readonly Route[] {
  const { sessionList, revoke, revokeOne, revokeOthers } = endpoints
  return [
    route(sessionList, async ({ session: own }) =>
      succeed({ sessions: sessions.list().map((one) => shown(one, one.id === own?.id)) }),
    ),
    route(revoke, async ({ request, session: own }) => {
      const body = await readNoBody(request)
      if (!body.ok) return body
      if (own === undefined) return refuse('no-such-session', 'This call has no session that could be ended.')
      await sessions.end((one) => one.id === own.id)
      return succeed({ message: 'This session is ended.' })
    }),
    route(revokeOne, async ({ request }) => {
      const body = await readBody(request, revokeOne.body)
      if (!body.ok) return body
      const ended = await sessions.end(({ id }) => id === body.value.id)
      if (ended === 0) return refuse('no-such-session', 'That session is ended already.')
      return succeed({ message: 'That session is ended.' })
    }),
    route(revokeOthers, async ({ request, session: own }) => {
      const body = await readNoBody(request)
      if (!body.ok) return body
      const ended = await sessions.end((one) => one.id !== own?.id)
      return succeed({ message: ended === 1 ? '1 session is ended.' : `${ended} sessions are ended.` })
    }),
  ]
}

function shown({ id, origin, browser, how, createdAt, usedAt }: Session, current: boolean) {
  return {
    id,
    origin,
    browser,
    how,
    created_at: new Date(createdAt).toISOString(),
    last_used_at: new Date(usedAt).toISOString(),
    current,
  }
}
