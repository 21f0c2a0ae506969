import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadRuntimeConfig } from './load-runtime-config.ts'

const answer = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))
const config = { version: '1.2.3', signIn: { kind: 'local' } }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the configuration of the deployment', () => {
  it('has helper and preview where they are by default', async () => {
    answer(config)
    expect(await loadRuntimeConfig()).toMatchObject({
      ok: true,
      config: { helperUrl: 'http://127.0.0.1:8080', previewUrl: 'http://127.0.0.1:36413' },
    })
  })

  it('names the helper by the one address that nobody else can hold (C48)', async () => {
    answer({ ...config, helperUrl: 'http://localhost:8080' })
    expect(await loadRuntimeConfig()).toMatchObject({ config: { helperUrl: 'http://127.0.0.1:8080' } })
  })

  it.each([
    ['this very origin', () => window.location.origin],
    ['this origin with a path', () => `${window.location.origin}/app`],
    ['no address', () => 'preview'],
  ])(
    'is refused with %s for the app in the frame: nothing is embedded',
    { tags: 'P-260' },
    async (_, address) => {
      answer({ ...config, previewUrl: address() })
      expect(await loadRuntimeConfig()).toMatchObject({
        ok: false,
        problem: expect.stringContaining('another origin'),
      })
    },
  )

  it('that is missing or wrong is told in a sentence', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    answer('no', 404)
    expect(await loadRuntimeConfig()).toEqual({ ok: false, problem: '/config.json answered with 404.' })
    answer({ version: '1.2.3' })
    expect(await loadRuntimeConfig()).toEqual({
      ok: false,
      problem: '/config.json is not valid at “signIn”.',
    })
  })
})
