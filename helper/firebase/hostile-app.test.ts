import { execFileSync } from 'node:child_process'
import { createServer } from 'node:net'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '@mosaygent/contract'
import type { ProblemCode } from '@mosaygent/contract'
import { ACME, SERVICES } from './testing/acme.ts'
import type { FetchBody, FirebaseFixture } from './testing/firebase-fixture.ts'
import { ANDROID_FILE, createFetchFixture, fetchBody, never } from './testing/fetch-fixture.ts'

let t: FirebaseFixture
beforeEach(async () => {
  t = await createFetchFixture()
  await t.install(ACME)
})
afterEach(() => t.remove())

const fetch = (more: Partial<FetchBody> = {}) =>
  t.firebase.handlers.fetchFirebaseConfigs(fetchBody(t, more), never)

test(
  'a config file that is another name of a file outside is replaced, and that file is left alone',
  { tags: 'P-096' },
  async () => {
    const outside = join(t.root, 'outside.json')
    const inside = join(t.app, ANDROID_FILE)
    await writeFile(outside, 'not yours')
    await rm(inside)
    await link(outside, inside)
    expect(await fetch()).toMatchObject({ ok: true })
    expect(await readFile(inside, 'utf8')).toBe(SERVICES())
    expect(await readFile(outside, 'utf8')).toBe('not yours')
  },
)

describe('what is no file in a config file’s place', () => {
  test.each(['pipe', 'socket', 'folder'])(
    'a %s is told, waited for by nobody and left there',
    async (what) => {
      const folder = join(t.app, ANDROID_FILE)
      await rm(folder)
      const server = createServer()
      if (what === 'pipe') execFileSync('mkfifo', [folder])
      if (what === 'folder') await mkdir(folder)
      // a socket's path has to be short: it is bound from within its folder
      const before = process.cwd()
      if (what === 'socket') {
        process.chdir(dirname(folder))
        await new Promise<void>((resolve) => {
          server.listen('google-services.json', resolve)
        })
        process.chdir(before)
      }
      expect(await fetch()).toMatchObject({ ok: false })
      expect(await t.calls()).toEqual([])
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  )
})

describe('an id is data, and an odd one is refused before anything is asked', () => {
  test.each<[Partial<FetchBody>, ProblemCode]>([
    ...[
      'a;touch x',
      '$(touch x)',
      '`touch x`',
      'acme|touch',
      'acme&touch',
      'acme\ntouch x',
      'acme prod x',
    ].map((project_id): [Partial<FetchBody>, ProblemCode] => [{ project_id }, 'invalid-project-id']),
    ...[
      '--token=x',
      '-h',
      '\uff0dacme-prod',
      'acme\u2010prod',
      'acme\u200fprod',
      'acme\u00a0prod',
      'аcme-prod',
    ].map((project_id): [Partial<FetchBody>, ProblemCode] => [{ project_id }, 'invalid-project-id']),
    ...['a.b --config x', '../a.b', 'a.b;x', 'a.b\u200fc', 'a.$(x)', '-a.b'].map(
      (bundle_id): [Partial<FetchBody>, ProblemCode] => [{ bundle_id }, 'invalid-bundle-id'],
    ),
  ])('%j', { tags: 'P-197' }, async (more, code) => {
    const before = await t.snapshot()
    expect(await fetch(more)).toMatchObject({ ok: false, problem: { code } })
    expect(await t.calls()).toEqual([])
    expect(await t.snapshot()).toEqual(before)
  })

  test('and one that is longer than any', () => {
    const body = fetchBody(t, { bundle_id: `a.${'b'.repeat(300)}` })
    expect(endpoints.fetchFirebaseConfigs.body.safeParse(body).success).toBe(false)
  })
})
