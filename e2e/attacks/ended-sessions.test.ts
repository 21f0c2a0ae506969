import type { Session } from '@mosaygent/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectRefusal, expectRefused } from './expect-refused.ts'
import { openHarness, SERVED, type Harness } from './harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const START = { method: 'POST', target: '/mosaygent/flutter/start', origin: SERVED }
const BOOTSTRAP = { method: 'POST', target: '/mosaygent/session/bootstrap' }

describe('sessions that are ended', () => {
  test(
    'C09 an ended session is refused and told so, its stream ends, and the others go on',
    { tags: 'P-249' },
    async () => {
      const session = async () => {
        const reply = await harness.send({
          ...BOOTSTRAP,
          origin: SERVED,
          headers: ['User-Agent: Firefox/145.0 Linux'],
        })
        const { token }: { token: string } = JSON.parse(reply.body)
        return token
      }
      const [mine, other] = [await session(), await session()]
      const call = (token: string, target: string, body?: string) =>
        harness.send({
          method: 'POST',
          target,
          origin: SERVED,
          token,
          ...(body === undefined ? {} : { body }),
        })
      const list = async (token: string) => {
        const { sessions }: { sessions: Session[] } = JSON.parse(
          (await harness.send({ target: '/mosaygent/session/list', origin: SERVED, token })).body,
        )
        return sessions
      }
      const all = await list(mine)
      expect(all.filter(({ current }) => current)).toEqual([
        expect.objectContaining({ origin: SERVED, browser: 'Firefox 145 on Linux', how: 'served' }),
      ])
      // open before anything is ended: the reply has begun
      const stream = await fetch(`http://${harness.host}/mosaygent/events`, {
        headers: { origin: SERVED, authorization: `Bearer ${other}` },
      })
      const theirs = (await list(other)).find(({ current }) => current)?.id
      expect((await call(mine, '/mosaygent/session/revoke-one', JSON.stringify({ id: theirs }))).status).toBe(
        200,
      )
      expect(await stream.text()).toContain('"type":"hello"')
      const ENDED = { status: 401, detail: 'Session ended', readableBy: SERVED }
      await expectRefused(harness, {
        id: 'C09',
        name: '',
        attempt: () => ({ ...START, token: other }),
        ...ENDED,
      })
      await expectRefused(harness, {
        id: 'C09',
        name: '',
        attempt: () => ({
          ...START,
          target: '/mosaygent/session/revoke-one',
          token: mine,
          body: JSON.stringify({ id: theirs }),
        }),
        status: 409,
        detail: 'That session is ended already.',
        readableBy: SERVED,
      })
      expect((await call(mine, '/mosaygent/session/revoke')).status).toBe(200)
      await expectRefused(harness, {
        id: 'C09',
        name: '',
        attempt: () => ({ ...START, token: mine }),
        ...ENDED,
      })
      const last = await session()
      await call(last, '/mosaygent/session/revoke-others')
      expect(await list(last)).toHaveLength(1)
    },
  )

  test('C09 a script has no session to end, and may end those of browsers', async () => {
    const alone = await harness.send({ method: 'POST', target: '/mosaygent/session/revoke' })
    expectRefusal(harness, alone, { status: 409, detail: 'This call has no session that could be ended.' })
    const reply = await harness.send({ method: 'POST', target: '/mosaygent/session/revoke-others' })
    expect([reply.status, JSON.parse(reply.body)]).toEqual([200, { message: '1 session is ended.' }])
  })
})
