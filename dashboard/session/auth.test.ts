import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SignedIn } from '#cloud'

const ann = { uid: 'u1', email: 'ann@example.com', displayName: 'Ann', photoURL: null }
let tell: (signedIn: SignedIn | null) => void = () => {}
const connection = {
  watch: vi.fn((listener: typeof tell) => {
    tell = listener
  }),
  signInWithGoogle: vi.fn<() => Promise<SignedIn>>(),
  signOut: vi.fn<() => Promise<void>>(),
  refreshToken: vi.fn<() => Promise<string | null>>(),
}
const connectCloud = vi.fn(() => connection)
vi.mock('#cloud', () => ({ connectCloud, classifySignInError: () => 'cancelled' }))

beforeEach(() => {
  vi.resetModules()
  vi.clearAllMocks()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

/** An ID token that is good for so many seconds more. */
const idToken = (seconds: number) =>
  `h.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1_000) + seconds }))}.s`

/** A fresh module a test: it stands for a fresh page. */
async function page() {
  const session = await import('./index.ts')
  session.startAuth({ kind: 'local' })
  await waitFor(() => expect(connection.watch).toHaveBeenCalled())
  const hook = renderHook(() => session.useAuth())
  return { session, auth: () => hook.result.current }
}

describe('authentication', () => {
  it('is loading until the provider has spoken, and listens once', { tags: 'P-032' }, async () => {
    const { session, auth } = await page()
    expect(auth()).toEqual({ state: 'loading' })
    session.startAuth({ kind: 'local' })
    act(() => tell(null))
    expect(auth()).toEqual({ state: 'signed-out' })
    expect(connection.watch).toHaveBeenCalledTimes(1)
  })

  it(
    'saves token and user on sign-in and clears both on sign-out',
    { tags: ['P-032', 'P-115', 'P-116'] },
    async () => {
      const { session, auth } = await page()
      connection.signInWithGoogle.mockResolvedValue({ user: ann, token: 'token-1' })
      await act(() => session.signInWithGoogle())
      expect(auth()).toEqual({ state: 'signed-in', user: ann })
      expect(session.readToken()).toBe('token-1')
      expect(session.readUser()).toEqual(ann)
      connection.signOut.mockResolvedValue()
      await act(() => session.signOut())
      expect(auth()).toEqual({ state: 'signed-out' })
      expect(localStorage).toHaveLength(0)
    },
  )

  it('logs and rethrows a failed sign-in, and changes nothing', { tags: 'P-145' }, async () => {
    const { session, auth } = await page()
    act(() => tell(null))
    connection.signInWithGoogle.mockRejectedValue(new Error('closed'))
    await expect(session.signInWithGoogle()).rejects.toThrow('closed')
    expect(console.error).toHaveBeenCalled()
    expect(session.signInProblem(new Error('closed'))).toBe('cancelled')
    expect(auth()).toEqual({ state: 'signed-out' })
    expect(localStorage).toHaveLength(0)
  })

  it(
    'clears token and user also when the provider refuses the sign-out',
    { tags: ['P-034', 'P-145'] },
    async () => {
      const { session, auth } = await page()
      act(() => tell({ user: ann, token: 'token-1' }))
      connection.signOut.mockRejectedValue(new Error('offline'))
      await act(() => expect(session.signOut()).rejects.toThrow('offline'))
      expect(console.error).toHaveBeenCalled()
      expect(auth()).toEqual({ state: 'signed-out' })
      expect(session.readToken()).toBeNull()
    },
  )

  it(
    'forces a new token at return once the old one ran out; a failure is logged and keeps it',
    { tags: ['P-033', 'P-145'] },
    async () => {
      const { session } = await page()
      const [old, fresh] = [idToken(-60), idToken(3_600)]
      act(() => tell({ user: ann, token: old }))
      connection.refreshToken.mockRejectedValue(new Error('offline'))
      globalThis.dispatchEvent(new Event('focus'))
      await waitFor(() =>
        expect(console.error).toHaveBeenCalledWith('The token could not be refreshed', expect.any(Error)),
      )
      expect(session.readToken()).toBe(old)
      connection.refreshToken.mockResolvedValue(fresh)
      await waitFor(() => {
        globalThis.dispatchEvent(new Event('focus'))
        expect(session.readToken()).toBe(fresh)
      })
    },
  )

  it('keeps the stored token when the provider cannot be reached', async () => {
    localStorage.setItem('mosaygent_auth_token', 'token-0')
    const { session, auth } = await page()
    act(() => tell({ user: ann, token: null }))
    expect(auth()).toEqual({ state: 'signed-in', user: ann })
    expect(session.readToken()).toBe('token-0')
  })

  it('follows a sign-out in another tab', { tags: 'P-035' }, async () => {
    const { auth } = await page()
    act(() => tell({ user: ann, token: 'token-1' }))
    localStorage.removeItem('mosaygent_auth_token')
    act(() => {
      globalThis.dispatchEvent(new StorageEvent('storage', { key: 'mosaygent_auth_token' }))
    })
    expect(auth()).toEqual({ state: 'signed-out' })
  })

  it('can be started again after the provider could not be loaded', async () => {
    connectCloud.mockImplementationOnce(() => {
      throw new Error('no script')
    })
    const session = await import('./index.ts')
    session.startAuth({ kind: 'local' })
    await waitFor(() => expect(console.error).toHaveBeenCalled())
    expect(connection.watch).not.toHaveBeenCalled()
    session.startAuth({ kind: 'local' })
    await waitFor(() => expect(connection.watch).toHaveBeenCalledTimes(1))
  })
})
