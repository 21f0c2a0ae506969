import { Hono } from 'hono'
import { endpoints } from '@mosaygent/contract'
import { refuse } from '../errors/index.ts'
import { type Env, refusal } from './env.ts'
import { readBody, readNoBody } from './request-body.ts'
import type { SessionTokens, Session } from './session-tokens.ts'

/** Who may call, and the ways to end that. A script of this user, who has no session, may look and end as well. */
export function sessionListRoutes(sessions: SessionTokens): Hono<Env> {
  const app = new Hono<Env>()
  const { sessionList, revoke, revokeOne, revokeOthers } = endpoints

  app.get(sessionList.path, (c) => {
    const own = c.get('session')
    return c.json({ sessions: sessions.list().map((one) => shown(one, one.id === own?.id)) })
  })

  app.post(revoke.path, async (c) => {
    const body = await readNoBody(c)
    if (!body.ok) return refusal(c, body.problem)
    const own = c.get('session')
    if (own === undefined)
      return refusal(c, refuse('no-such-session', 'This call has no session that could be ended.').problem)
    await sessions.end((one) => one.id === own.id)
    return c.json({ message: 'This session is ended.' })
  })

  app.post(revokeOne.path, async (c) => {
    const body = await readBody(c, revokeOne.body)
    if (!body.ok) return refusal(c, body.problem)
    const ended = await sessions.end(({ id }) => id === body.value.id)
    if (ended === 0) return refusal(c, refuse('no-such-session', 'That session is ended already.').problem)
    return c.json({ message: 'That session is ended.' })
  })

  app.post(revokeOthers.path, async (c) => {
    const body = await readNoBody(c)
    if (!body.ok) return refusal(c, body.problem)
    const own = c.get('session')
    const ended = await sessions.end((one) => one.id !== own?.id)
    return c.json({ message: ended === 1 ? '1 session is ended.' : `${ended} sessions are ended.` })
  })
  return app
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
