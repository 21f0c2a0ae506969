import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from './call.ts'
import { bootstrap, json, refusal, stubHelper } from '../fake-helper.test-support.ts'
import { HelperError } from './helper-error.ts'
import { forgetSession } from '../session/session-token.ts'

const DIRECTORY = 'GET /mosaygent/environment/directory'
const SET = 'POST /mosaygent/environment/set-directory'
const BOOTSTRAP = 'POST /mosaygent/session/bootstrap'

const failure = async (promise: Promise<unknown>): Promise<HelperError> => {
  const error = await promise.then(() => null).catch((error: unknown) => error)
  if (!(error instanceof HelperError)) throw new Error('expected a HelperError', { cause: error })
  return error
}

beforeEach(forgetSession)
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the session token', () => {
  it('is asked for once, and sent with every call', async () => {
    const seen = stubHelper({ ...bootstrap, [DIRECTORY]: () => json({ path: '/home/zoé/my app' }) })
    const replies = await Promise.all([call('directory'), call('directory')])
    expect(replies).toEqual([{ path: '/home/zoé/my app' }, { path: '/home/zoé/my app' }])
    expect(seen.filter(({ path }) => path.endsWith('/bootstrap'))).toHaveLength(1)
    expect(seen.at(-1)?.headers.get('authorization')).toBe('Bearer secret')
  })

  it('is asked for again, once, when the helper does not know it any more', async () => {
    let tokens = 0
    const seen = stubHelper({
      [BOOTSTRAP]: () => json({ token: `token-${(tokens += 1)}` }),
      [DIRECTORY]: ({ headers }) =>
        headers.get('authorization') === 'Bearer token-2'
          ? json({ path: null })
          : refusal(401, 'Unknown session', 'unpaired'),
    })
    await expect(call('directory')).resolves.toEqual({ path: null })
    expect(seen).toHaveLength(4)
  })

  it('is not asked for a third time', async () => {
    const seen = stubHelper({ ...bootstrap, [DIRECTORY]: () => refusal(401, 'Unknown session', 'unpaired') })
    const error = await failure(call('directory'))
    expect(error).toMatchObject({ kind: 'refused', status: 401, code: 'unpaired' })
    expect(seen).toHaveLength(4)
  })

  it.each([404, 405, 501])('is left out when the helper knows none (%i)', async (status) => {
    const seen = stubHelper({
      [BOOTSTRAP]: () => refusal(status, 'no'),
      [DIRECTORY]: () => json({ path: null }),
    })
    await call('directory')
    expect(seen.at(-1)?.headers.has('authorization')).toBe(false)
  })

  it('that is refused fails the call, which is then not sent', async () => {
    const seen = stubHelper({
      [BOOTSTRAP]: () => refusal(403, 'This page may not', 'origin-not-allowed'),
      [DIRECTORY]: () => json({ path: null }),
    })
    const error = await failure(call('directory'))
    expect(error).toMatchObject({ message: 'This page may not', code: 'origin-not-allowed' })
    expect(seen.map(({ path }) => path)).toEqual(['/mosaygent/session/bootstrap'])
  })
})

describe('a call that the helper does not have', { tags: 'P-370' }, () => {
  const RECEIPTS = 'GET /mosaygent/flutter/receipts'

  it.each([404, 405])('is told as that, and not as a failure (%i)', async (status) => {
    stubHelper({ ...bootstrap, [RECEIPTS]: () => refusal(status, 'Not Found') })
    const error = await failure(call('flutterReceipts'))
    expect(error).toMatchObject({ kind: 'not-offered', status })
    expect(error.message).toBe('The connected helper does not offer this.')
  })

  it('is none of the documented ones, which say why themselves', async () => {
    stubHelper({ ...bootstrap, [SET]: () => refusal(404, 'There is no folder /a') })
    const error = await failure(call('setDirectory', { path: '/a' }))
    expect(error).toMatchObject({ kind: 'refused', message: 'There is no folder /a' })
  })
})

describe('a request', () => {
  it('carries JSON where the endpoint has a body', async () => {
    const seen = stubHelper({ ...bootstrap, [SET]: () => json({ path: '/a' }) })
    await call('setDirectory', { path: '/a' })
    expect(seen.at(-1)).toMatchObject({ body: '{"path":"/a"}' })
    expect(seen.at(-1)?.headers.get('content-type')).toBe('application/json')
  })

  it('carries neither body nor content type where it has none', async () => {
    const seen = stubHelper({ ...bootstrap, 'POST /mosaygent/flutter/start': () => json({ message: 'ok' }) })
    await call('flutterStart')
    expect(seen.at(-1)?.body).toBeNull()
    expect(seen.at(-1)?.headers.has('content-type')).toBe(false)
  })
})

describe('a failure', () => {
  it.each([
    ['the detail', refusal(422, 'No such folder', 'path-not-found'), 'No such folder'],
    [
      'a list of items',
      refusal(422, [{ loc: ['body', 'path'], msg: 'is required' }, 'and more']),
      'path: is required, and more',
    ],
    [
      'the fallback for HTML',
      new Response('<h1>Bad gateway</h1>', { status: 502 }),
      'Failed to set directory',
    ],
    ['the fallback for nothing', new Response('', { status: 500 }), 'Failed to set directory'],
    ['the fallback for a blank detail', refusal(500, ' '), 'Failed to set directory'],
  ])('says %s', async (_name, response, message) => {
    stubHelper({ ...bootstrap, [SET]: () => response })
    const error = await failure(call('setDirectory', { path: '/a' }))
    expect(error).toMatchObject({ kind: 'refused', message })
  })

  it('of the network is `unreachable`', async () => {
    stubHelper({})
    expect(await failure(call('directory'))).toMatchObject({ kind: 'unreachable' })
  })

  it('of the contract is `invalid-reply`', async () => {
    stubHelper({ ...bootstrap, [DIRECTORY]: () => json({ path: 7 }) })
    expect(await failure(call('directory'))).toMatchObject({ kind: 'invalid-reply' })
  })
})
