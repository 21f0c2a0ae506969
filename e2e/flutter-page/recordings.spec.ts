import { readdirSync, readFileSync } from 'node:fs'
import { Receipt } from '@mosaygent/contract'
import { WAYS_TO_END } from '../harness/endings.ts'
import { expect, type RecordedRun, test } from '../harness/recorded-run.ts'
import { childrenOf, isAlive } from '../harness/processes.ts'
import { RELOADS, type Recording, STARTS } from '../harness/recordings.ts'

/** Every recording, played as a real process to the built helper, and seen from where a dashboard sees it: by HTTP. */
test.skip(process.platform === 'win32', 'the fake flutter is a script with a #! line')

const title = ({ recording, version, switches }: Recording) =>
  [recording, version, switches].filter(Boolean).join(', ')

async function started(s: RecordedRun) {
  expect(await s.call('POST', '/flutter/start')).toEqual({
    status: 200,
    reply: { message: 'Starting the preview.' },
  })
}

async function ready(s: RecordedRun) {
  await started(s)
  await expect.poll(s.status).toMatchObject({ ready: true, state: 'running', running: true, showing: 'app' })
}

/** The only receipt, in the status and in the list; what did not go in is out of date. */
async function expectLast(s: RecordedRun, receipt: Readonly<Record<string, unknown>>) {
  const stale = receipt['outcome'] === 'failed' ? { files: 1 } : null
  await expect.poll(s.status).toMatchObject({ state: 'running', receipt, stale })
  expect((await s.call('GET', '/flutter/receipts')).reply).toMatchObject({ receipts: [receipt] })
}

async function expectNothingLeft(s: RecordedRun) {
  const pids = await s.toolPids()
  expect(pids.length).toBeGreaterThan(0)
  await expect.poll(async () => Promise.all(pids.map(isAlive))).toEqual(pids.map(() => false))
  if (process.platform === 'linux') await expect.poll(() => childrenOf(s.command().child.pid)).toEqual([])
  await expect.poll(s.recorded).toEqual([])
}

for (const { signal, ...recording } of STARTS)
  test(`starts and stops: ${title(recording)}`, async ({ given }) => {
    const s = await given(recording)
    await ready(s)
    expect(await s.status()).toMatchObject({
      engine: 'flutter',
      version: recording.version ?? '3.41.2',
      channel: 'stable',
      stage: 'Ready',
      exit_code: null,
    })
    expect(await s.openApp()).toEqual({ status: 200, text: expect.stringContaining('fake app') })
    expect((await s.call('GET', '/flutter/errors')).reply).toEqual({
      errors: [],
      parsed: [],
      not_for_web: [],
    })
    expect(await s.call('POST', '/flutter/stop')).toEqual({
      status: 200,
      reply: { message: 'The preview is stopped.' },
    })
    expect(await s.status()).toMatchObject({ state: 'stopped', running: false, pid: null, exit_code: null })
    expect((await s.openApp()).status).toBe(503)
    const log = await s.log()
    expect(log.filter((entry) => entry['request'] === 'app.stop')).toHaveLength(1)
    expect(log.flatMap((entry) => entry['signal'] ?? [])).toEqual(signal === undefined ? [] : [signal])
    await expectNothingLeft(s)
  })

for (const { action, asked, receipt, unseen, ...recording } of RELOADS)
  test(`${action}: ${title(recording)}`, async ({ given }) => {
    const s = await given(recording)
    await ready(s)
    if (unseen !== true) await s.openApp()
    await s.edit('// changed')
    const { status, reply } = await s.call('POST', `/flutter/${action}`)
    const wanted = { ...receipt, number: 1, action, trigger: 'manual' }
    expect({ status, reply }).toMatchObject({ status: 200, reply: { receipt: wanted } })
    await expectLast(s, wanted)
    const { at, outcome, screen } = Receipt.parse(reply['receipt'])
    // no page is asked for what the running one took, or for what never went in
    expect(screen !== undefined).toBe(outcome === 'compiled')
    if (outcome === 'compiled') {
      const news = { state: 'shown', page: 'tab', receipt: at }
      expect((await s.call('POST', '/flutter/page', news)).status).toBe(200)
      const shown = { state: 'shown', ms: expect.any(Number) }
      await expectLast(s, { ...wanted, at, outcome: 'applied', screen: shown })
    }
    expect((await s.call('GET', '/flutter/errors')).reply).toEqual({
      errors: [],
      parsed: [],
      not_for_web: [],
    })
    const requests = (await s.log()).filter((entry) => entry['request'] === 'app.restart')
    expect(requests).toMatchObject(asked.map((fullRestart) => ({ params: { fullRestart } })))
    expect((await s.call('POST', '/flutter/stop')).status).toBe(200)
    await expectNothingLeft(s)
  })

test('reload: reload-error-then-ok', async ({ given }) => {
  const s = await given({ recording: 'reload-error-then-ok' })
  await ready(s)
  await s.openApp()
  await s.edit('// broken')
  const broken = await s.call('POST', '/flutter/reload')
  expect(broken).toMatchObject({
    status: 200,
    reply: {
      message: expect.stringMatching(/^Did not compile: still showing code from \d\d:\d\d:\d\d\.$/),
      receipt: { number: 1, outcome: 'not-compiled', in_place: false },
    },
  })
  expect(await s.status()).toMatchObject({ state: 'running', running: true, stale: { files: 1 } })
  expect((await s.call('GET', '/flutter/errors')).reply).toMatchObject({
    errors: [expect.stringContaining("lib/main.dart:22:18: Error: Expected ';' after this.")],
    parsed: [{ file: 'lib/main.dart', line: 22, column: 18 }],
  })
  await s.edit('// mended')
  expect((await s.call('POST', '/flutter/reload')).reply).toMatchObject({
    receipt: { number: 2, outcome: 'applied', how: 'hot-reload', in_place: true },
  })
  expect((await s.call('GET', '/flutter/errors')).reply).toEqual({ errors: [], parsed: [], not_for_web: [] })
})

for (const { by, code, says, last, errors = 0, ...recording } of WAYS_TO_END)
  test(`ends by itself: ${title(recording)}`, { tag: ['@P-066', '@P-159'] }, async ({ given }) => {
    const s = await given(recording)
    if (by === undefined) await started(s)
    else await ready(s)
    if (by !== undefined) await s.openApp()
    if (by === 'reload') {
      await s.edit('// changed')
      expect(await s.call('POST', '/flutter/reload')).toMatchObject({
        status: 200,
        reply: { receipt: { outcome: 'failed', reason: expect.stringContaining(says), in_place: false } },
      })
    }
    await expect.poll(s.status).toMatchObject({
      state: 'crashed',
      running: false,
      pid: null,
      exit_code: code,
      message: expect.stringContaining(says),
      last_lines: expect.arrayContaining([expect.stringContaining(last)]),
    })
    const { reply } = await s.call('GET', '/flutter/errors')
    expect(reply['errors']).toHaveLength(errors)
    for (const action of ['reload', 'restart'])
      expect(await s.call('POST', `/flutter/${action}`)).toMatchObject({
        status: 409,
        reply: { code: 'not-running', detail: expect.stringContaining(says) },
      })
    expect((await s.openApp()).status).toBe(503)
    await expectNothingLeft(s)
  })

for (const ending of ['stopped', 'killed'])
  test(`startup-lock: the wait is told with the next step, and ends when it is ${ending}`, async ({
    given,
  }) => {
    const s = await given({ recording: 'startup-lock' })
    await started(s)
    await expect.poll(s.status).toMatchObject({
      state: 'starting',
      stage: 'Waiting for another Flutter command',
      advice: expect.stringContaining('goes on by itself when that one is done'),
      message: expect.stringMatching(/^Waiting for another Flutter command\. It is often/),
    })
    if (ending === 'stopped') {
      expect((await s.call('POST', '/flutter/stop')).status).toBe(200)
      expect(await s.status()).toMatchObject({ state: 'stopped', advice: null })
    } else {
      process.kill(Number((await s.status())['pid']), 'SIGKILL')
      await expect.poll(s.status).toMatchObject({
        state: 'crashed',
        exit_code: null,
        advice: null,
        message:
          'Flutter was ended from outside while it waited for another Flutter command. Wait until that one is done, or end it.',
      })
    }
    await expectNothingLeft(s)
  })

test('stop-stubborn: asked, told, and killed while it compiles', async ({ given }) => {
  const s = await given({ recording: 'stop-stubborn', switches: 'with-child' })
  await started(s)
  await expect.poll(s.status).toMatchObject({ stage: 'Compiling for the web' })
  expect((await s.call('POST', '/flutter/stop')).status).toBe(200)
  expect(await s.status()).toMatchObject({ state: 'stopped', pid: null })
  await expectNothingLeft(s)
})

test('every recording is played here', () => {
  const played = new Set([...STARTS, ...RELOADS, ...WAYS_TO_END].map(({ recording }) => recording))
  const spec = readFileSync(new URL(import.meta.url), 'utf8')
  const all = readdirSync(new URL('../../helper/preview/testing/transcripts', import.meta.url))
  const unplayed = all
    .map((file) => file.replace('.jsonl', ''))
    .filter((name) => !played.has(name) && !spec.includes(`recording: '${name}'`))
  expect(all.length).toBeGreaterThan(30)
  expect(unplayed).toEqual([])
})
