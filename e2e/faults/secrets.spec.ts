import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { scriptHeaders } from '../harness/script-token.ts'
import { expect, type Running, type Harness, test } from './harness.ts'

test.skip(process.platform === 'win32', 'the fakes are shell scripts')

/** In every secret below; whichever half of one is seen, it is in that. */
const CORE = 'SeCrEt'
const token = (kind: string) => `${kind}${CORE}12${CORE}34${CORE}56${CORE}`

/**
 * Says secrets on standard error (and the same on standard output), each cut in its own way: between two writes, inside
 * a character, by a colour, over the end of what is read of a line, over the end of the longest line there is.
 */
const SPEAKER = `
const { setTimeout: pause } = require('node:timers/promises')
const token = ${JSON.stringify(token('ghp_'))}
const half = token.length >> 1
const cafe = Buffer.from('café ' + token)
const pieces = [
  ['one ', token.slice(0, half)], [token.slice(half), '\\n'],
  [cafe.subarray(0, 4)], [cafe.subarray(4), '\\n'],
  ['three ', token.slice(0, 6), '\\u001b[31m', token.slice(6, half), '\\u001b[0m', token.slice(half), '\\n'],
  ['x'.repeat(64 * 1024 - half) + ' ' + token + '\\n'],
  ['y'.repeat(4 * 1024 * 1024 - half) + token + ' z\\n'],
  ['fatal: unable to access https://ann:${token('pw')}@git.example/x.git\\n'],
  ['Authorization: Bearer ', '${token('b')}\\n'],
  // the last words, without a line end
  ['error: the last ' + token.slice(0, half)], [token.slice(half)],
]
const write = (stream, piece) => new Promise((done) => stream.write(piece, done))
const speak = async (stream) => {
  for (const turn of pieces) {
    for (const piece of turn) await write(stream, piece)
    await pause(30)
  }
}
Promise.all([speak(process.stderr), speak(process.stdout)]).then(() => process.exit(3))
`

async function speakers(harness: Harness): Promise<void> {
  const file = join(harness.folder, 'speaker.cjs')
  await writeFile(file, SPEAKER)
  const speak = `exec "${process.execPath}" "${file}"`
  const sdk = join(harness.folder, 'sdk é', 'bin', 'flutter')
  await writeFile(sdk, `#!/bin/sh\n${speak}\n`)
  const version = (line: string) => `#!/bin/sh\ncase "$*" in *--version*) echo "${line}"; exit 0;; esac\n`
  await harness.program('uv', `${version('uv 0.13.9')}${speak}\n`)
  await harness.program('gh', `${version('gh version 2.80.0 (2025-09-23)')}${speak}\n`)
  await harness.program('firebase', `${version('15.34.2')}${speak}\n`)
}

/** Everything that was sent on the event stream so far. */
async function listen({ url }: Running): Promise<() => string> {
  const reply = await fetch(`${url}/mosaygent/events`, { headers: await scriptHeaders(url) })
  let all = ''
  const read = async () => {
    for await (const piece of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) all += piece
  }
  read().catch(() => undefined) // the helper ended
  return () => all
}

/** Every file that we keep, below the folder for settings. */
async function kept({ home }: Harness): Promise<Record<string, string>> {
  const entries = await readdir(home, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const texts = await Promise.all(files.map(async (file) => [file, await readFile(file, 'latin1')] as const))
  return Object.fromEntries(texts)
}

test('G05 a secret that a tool says, cut in whatever way, is in no way out: console, errors, status, receipts, jobs, replies, terminal, files', async ({
  harness,
}) => {
  await speakers(harness)
  const helper = await harness.run({ env: { MOSAYGENT_API_REPO: '' } }).ready()
  const { call } = helper
  const events = await listen(helper)
  await call('POST', '/environment/set-directory', { path: harness.project })
  const replies: Record<string, unknown> = {}
  const ask = async (method: 'GET' | 'POST', path: string, body?: object) => {
    replies[`${method} ${path}`] = await call(method, path, body)
  }
  await ask('POST', '/flutter/start')
  await expect
    .poll(async () => (await call('GET', '/flutter/status')).reply, { timeout: 30_000 })
    .toMatchObject({ state: 'crashed', exit_code: 3 })
  await ask('POST', '/flutter/reload')
  await ask('POST', '/api/sync')
  await ask('POST', '/api/start', {})
  await expect
    .poll(async () => (await call('GET', '/api/status')).reply, { timeout: 30_000 })
    .toMatchObject({ state: 'crashed' })
  await ask('POST', '/github/auth-login')
  await ask('POST', '/firebase/fetch-firebase-configs', {
    project_id: 'tide-dev',
    bundle_id: 'com.example.tide',
    flutter_app_path: harness.flutter,
    firebase_config_path: 'lib/backend/firebase/firebase_config.dart',
  })
  for (const path of [
    '/flutter/status',
    '/flutter/errors',
    '/flutter/console',
    '/flutter/receipts',
    '/api/status',
    '/jobs',
    '/github/gh-installed',
    '/github/auth-status',
    '/environment/status',
    '/firebase/project',
    '/doctor',
  ])
    await ask('GET', path)

  // the tools were heard: what stands before their secrets is there
  expect(JSON.stringify(replies['GET /flutter/console'])).toContain('one ***')
  expect(JSON.stringify(replies['GET /flutter/status'])).toContain('the last ***')
  expect(JSON.stringify(replies['GET /api/status'])).toContain('the last ***')
  expect(JSON.stringify(replies['POST /api/sync'])).toMatch(/"status":[45]/)
  const waysOut = { ...replies, events: events(), terminal: helper.output(), ...(await kept(harness)) }
  const leaking = Object.entries(waysOut)
    .map(([way, said]) => [way, typeof said === 'string' ? said : JSON.stringify(said)] as const)
    .filter(([, said]) => said.includes(CORE))
    .map(
      ([way, said]) => `${way}: ${said.slice(Math.max(0, said.indexOf(CORE) - 60), said.indexOf(CORE) + 30)}`,
    )
  expect(leaking).toEqual([])
})
