import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startHelper, UnsafeFileError } from '@mosaygent/helper'
import { scriptTokenFile } from '@mosaygent/helper/state'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAN_BE_NOBODY, sendAsNobody } from './as-nobody.ts'
import { expectRefusal, expectRefused } from './expect-refused.ts'
import { type Attempt, write } from './request.ts'
import { openStage, SERVED, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const START = { method: 'POST', target: '/mosaygent/flutter/start', origin: SERVED }
const BOOTSTRAP = { method: 'POST', target: '/mosaygent/session/bootstrap' }

describe('a script of this user (P-219)', () => {
  test.runIf(process.platform === 'linux')('C19 a script of this user needs no token (P-219)', async () => {
    const reply = await stage.send({ target: '/mosaygent/flutter/status' })
    expect([reply.status, JSON.parse(reply.body)]).toEqual([200, expect.objectContaining({ running: false })])
  })

  test('C19 the script token is good for a script, and for no browser', async () => {
    const token = (await readFile(scriptTokenFile(stage.home, stage.port), 'utf8')).trim()
    expect((await stage.send({ token })).status).toBe(200)
    await expectRefused(stage, {
      id: 'C19',
      name: '',
      attempt: () => ({ ...START, token }),
      status: 401,
      detail: 'Not paired',
      readableBy: SERVED,
    })
  })
})

describe.skipIf(process.platform === 'win32')('files that say who may call', () => {
  test('C30 every secret of ours is for this user alone', async () => {
    for (const path of [stage.home, scriptTokenFile(stage.home, stage.port), `${stage.home}/sessions.json`])
      expect([path, (await stat(path)).mode & 0o077]).toEqual([path, 0])
    expect(await readFile(`${stage.home}/sessions.json`, 'utf8')).not.toContain(stage.token)
  })

  test('C30 a helper does not start on sessions that others could have written, and does once they are gone (P-220)', async () => {
    const home = await mkdtemp(join(tmpdir(), 'mosaygent é spoiled '))
    const start = () =>
      startHelper({
        home,
        helperPort: 0,
        previewPort: 0,
        version: '1.2.3',
        sketchProgram: null,
        startersFolder: null,
        env: { PATH: '' },
        log: () => undefined,
      })
    await writeFile(join(home, 'sessions.json'), '{"sessions":[]}', { mode: 0o644 })
    await expect(start()).rejects.toThrow(UnsafeFileError)
    await expect(start()).rejects.toThrow('sessions.json may be read or written by other users (mode 0644)')
    await rm(join(home, 'sessions.json'))
    await (await start()).stop()
    await rm(home, { recursive: true })
  })
})

if (!CAN_BE_NOBODY) console.warn('SKIPPED: only root can call as another user of the machine (C13, C18)')
describe.runIf(CAN_BE_NOBODY)('another user of this machine', () => {
  const PEER = { status: 403, detail: 'Local user not allowed' }
  const send = (attempt: Attempt) => sendAsNobody(stage.port, write({ host: stage.host, ...attempt }))

  test('C18 may not call (P-219)', async () => {
    const before = await stage.traces()
    for (const attempt of [
      { target: '/mosaygent/environment/directory' },
      { method: 'POST', target: '/mosaygent/flutter/start' },
      { target: '/mosaygent/events' },
      { target: '/mosaygent/nothing' },
    ])
      expectRefusal(stage, await send(attempt), PEER)
    expect(await stage.traces()).toEqual(before)
  })

  test('C13 may not get a session by writing the dashboard’s origin', async () => {
    const before = await stage.traces()
    expectRefusal(stage, await send({ ...BOOTSTRAP, origin: SERVED }), { ...PEER, readableBy: SERVED })
    expect(await stage.traces()).toEqual(before)
  })

  test('C18 is told that the helper is there, and with a session of this user may call', async () => {
    expect((await send({ target: '/health' })).status).toBe(200)
    const { token }: { token: string } = JSON.parse((await stage.send({ ...BOOTSTRAP, origin: SERVED })).body)
    expect((await send({ origin: SERVED, token })).status).toBe(200)
  })
})
