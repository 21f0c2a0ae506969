import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startHelper } from '@mosaygent/helper'
import { readInstance } from '@mosaygent/helper/state'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SERVED } from './harness.ts'

let home: string
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'mosaygent é runs '))
})
afterEach(() => rm(home, { recursive: true, force: true }))

const start = (helperPort: number) =>
  startHelper({
    home,
    helperPort,
    previewPort: 0,
    version: '1.2.3',
    sketchProgram: null,
    startersFolder: null,
    env: { PATH: '' },
    log: () => undefined,
  })

test('C32 what a page of the run before sends opens nothing in the next run on the same port', async () => {
  const first = await start(0)
  const port = first.helperPort
  const ask = async (path: string, headers: Record<string, string>, method = 'GET') => {
    const reply = await fetch(`http://127.0.0.1:${port}/mosaygent${path}`, {
      method,
      headers: { origin: SERVED, ...headers },
    })
    return { status: reply.status, body: (await reply.json()) as Record<string, string> }
  }
  first.setDashboardOrigin(SERVED)
  const { token = '' } = (await ask('/session/bootstrap', {}, 'POST')).body
  const authorization = `Bearer ${token}`
  expect((await ask('/jobs', { authorization })).status).toBe(200)
  const key = (await readInstance(home, port))?.key
  await first.stop()

  const second = await start(port)
  second.setDashboardOrigin(SERVED)
  expect(await ask('/jobs', { authorization })).toEqual({
    status: 401,
    body: { detail: 'Not paired', code: 'unpaired' },
  })
  expect((await ask('/flutter/start', { authorization }, 'POST')).status).toBe(401)
  expect((await readInstance(home, port))?.key).not.toBe(key)
  // one call, and the page goes on
  const { token: next = '' } = (await ask('/session/bootstrap', {}, 'POST')).body
  expect((await ask('/jobs', { authorization: `Bearer ${next}` })).status).toBe(200)
  await second.stop()
})
