import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { json, stubHelper } from '../fake-helper.test-support.ts'
import type { Answer } from '../fake-helper.test-support.ts'
import { hostedPage } from './hosted-page.test-support.ts'

const HEALTH = 'GET /health'
const ours = () => json({ status: 'ok', name: 'mosaygent-helper', version: '0.1.0' })
const never: Answer = () => new Promise(() => {})

/** What a page knows begins anew with each load. */
const load = async () => ({
  ...(await import('./connection.ts')),
  ...(await import('../calls/call.ts')),
})
beforeEach(() => void vi.resetModules())
afterEach(() => void vi.unstubAllGlobals())

describe('a dashboard that is hosted elsewhere', () => {
  it(
    'sends nothing before the click, says that the browser will ask, and connects by it',
    { tags: 'P-218' },
    async () => {
      const user = hostedPage({ 'loopback-network': 'prompt' })
      const seen = stubHelper({ [HEALTH]: never })
      const { call, checkConnection, connect, connectionStore } = await load()
      await checkConnection()
      await expect(call('directory')).rejects.toThrow('press “Check Connection”')
      expect(connectionStore.get()).toMatchObject({ connected: false, cause: 'permission-needed' })
      expect(seen).toEqual([])

      const connecting = connect()
      await vi.waitFor(() => expect(seen).toHaveLength(1), 30_000)
      expect(connectionStore.get().checking).toBe(true)
      const allowed = stubHelper({ [HEALTH]: ours })
      user.decide('loopback-network', 'granted')
      await expect(connecting).resolves.toBe(true)
      expect(allowed.map(({ path }) => path)).toEqual(['/health'])
    },
  )

  it(
    'does not give up while the question is read, and asks again by another click alone',
    { tags: 'P-218' },
    async () => {
      vi.useFakeTimers()
      hostedPage({ 'loopback-network': 'prompt' })
      let close = () => {}
      const asked = stubHelper({
        [HEALTH]: () =>
          new Promise((_, reject) => {
            close = () => reject(new TypeError('Failed to fetch'))
          }),
      })
      const { connect, connectionStore } = await load()
      const unwatch = connectionStore.subscribe(() => {})
      const connecting = connect()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(asked).toHaveLength(1)
      expect(connectionStore.get().checking).toBe(true)
      close()
      await connecting
      expect(connectionStore.get()).toMatchObject({ connected: false, cause: 'permission-unanswered' })
      await vi.advanceTimersByTimeAsync(60_000)
      expect(asked).toHaveLength(1)
      const again = stubHelper({ [HEALTH]: ours })
      await connect()
      // an answer without a decision: this page needs none
      expect(connectionStore.get()).toMatchObject({ connected: true, cause: null })
      expect(again.length).toBeGreaterThan(0)
      unwatch()
      vi.useRealTimers()
    },
  )

  it(
    'that was denied sends nothing, however often it is tried, until that is changed',
    { tags: 'P-218' },
    async () => {
      const user = hostedPage({ 'loopback-network': 'denied' })
      const seen = stubHelper({ [HEALTH]: ours })
      const { call, checkConnection, connect, connectionStore } = await load()
      const unwatch = connectionStore.subscribe(() => {})
      await checkConnection()
      await connect()
      window.dispatchEvent(new Event('focus'))
      await expect(call('flutterStart')).rejects.toThrow('does not let this page reach the helper')
      expect(connectionStore.get()).toMatchObject({ connected: false, cause: 'permission-denied' })
      expect(seen).toEqual([])

      user.decide('loopback-network', 'granted')
      await vi.waitFor(() => expect(connectionStore.get().connected).toBe(true), 30_000)
      user.decide('loopback-network', 'denied')
      await vi.waitFor(() => expect(connectionStore.get().cause).toBe('permission-denied'), 30_000)
      unwatch()
    },
  )

  it('asks the older permission where the newer is not known, and simply tries where neither is', async () => {
    hostedPage({ 'local-network-access': 'denied' })
    const seen = stubHelper({ [HEALTH]: ours })
    const older = await load()
    await older.checkConnection()
    expect(older.connectionStore.get().cause).toBe('permission-denied')
    expect(seen).toEqual([])

    vi.resetModules()
    hostedPage({})
    stubHelper({ [HEALTH]: ours })
    const other = await load()
    await expect(other.checkConnection()).resolves.toBe(true)
  })

  it('needs no click once it was allowed', async () => {
    hostedPage({ 'loopback-network': 'granted', 'local-network-access': 'denied' })
    stubHelper({ [HEALTH]: ours })
    const { checkConnection } = await load()
    await expect(checkConnection()).resolves.toBe(true)
  })
})

describe('a dashboard of this computer', () => {
  it.each(['http://localhost:36412', 'http://127.0.0.1:36412', 'http://[::1]:36412', 'http://app.localhost'])(
    'at %s asks nobody',
    async (address) => {
      hostedPage({ 'loopback-network': 'denied' })
      vi.stubGlobal('location', new URL(address))
      stubHelper({ [HEALTH]: ours })
      const { checkConnection } = await load()
      await expect(checkConnection()).resolves.toBe(true)
      expect(navigator.permissions.query).not.toHaveBeenCalled()
    },
  )
})

describe('targetOf', () => {
  it('names the address space where the browser knows the option, for loopback addresses alone', async () => {
    const reading = class extends Request {
      constructor(input: string, init?: RequestInit) {
        if (init?.targetAddressSpace === 'loopback') super(input)
        else super(input, init)
      }
    }
    vi.stubGlobal('Request', reading)
    const { targetOf } = await import('../calls/target-address-space.ts')
    expect(targetOf('http://127.0.0.1:8080/health')).toEqual({ targetAddressSpace: 'loopback' })
    expect(targetOf('https://elsewhere.example/health')).toEqual({})
  })

  it.each([
    ['does not know it', Request],
    [
      'refuses the value',
      function refusing(_: string, init: RequestInit) {
        throw new TypeError(`no ${init.targetAddressSpace}`)
      },
    ],
  ])('says nothing to a browser that %s', async (_, request) => {
    vi.stubGlobal('Request', request)
    const { targetOf } = await import('../calls/target-address-space.ts')
    expect(targetOf('http://127.0.0.1:8080/health')).toEqual({})
  })
})
