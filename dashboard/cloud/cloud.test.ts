import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endWithPopup } from './popup-watch.ts'
import { classifySignInError, PopupClosed } from './sign-in-problem.ts'

describe('classifySignInError', () => {
  it.each([
    [{ code: 'auth/popup-closed-by-user' }, 'cancelled'],
    [{ code: 'auth/cancelled-popup-request' }, 'cancelled'],
    [{ code: 'auth/user-cancelled' }, 'cancelled'],
    [new PopupClosed('gone'), 'cancelled'],
    [{ code: 'auth/unauthorized-domain' }, 'unauthorized-domain'],
    [{ code: 'auth/popup-blocked' }, 'other'],
    [{ code: 'auth/internal-error' }, 'other'],
    [{ code: 7 }, 'other'],
    [new Error('auth/popup-closed-by-user'), 'other'],
    [null, 'other'],
    [undefined, 'other'],
    ['auth/unauthorized-domain', 'other'],
  ])('%j is %s', (error, problem) => {
    expect(classifySignInError(error)).toBe(problem)
  })
})

describe('endWithPopup', () => {
  const popup = { closed: false }
  const open = vi.fn(() => popup)
  beforeEach(() => {
    vi.useFakeTimers()
    popup.closed = false
    vi.stubGlobal('open', open)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const focus = () => window.dispatchEvent(new Event('focus'))
  beforeEach(() => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  })

  it('ends soon after the closed popup gave the focus back', { tags: 'P-031' }, async () => {
    const ending = endWithPopup(() => {
      window.open('about:blank')
      return new Promise(() => {})
    }).catch((error: unknown) => error)
    focus()
    await vi.advanceTimersByTimeAsync(5_000)
    popup.closed = true
    focus()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await ending).toBeInstanceOf(PopupClosed)
    expect(window.open).toBe(open)
  })

  it('also when this window had the focus before the popup was gone', async () => {
    const ending = endWithPopup(() => {
      window.open('about:blank')
      return new Promise(() => {})
    }).catch((error: unknown) => error)
    popup.closed = true
    await vi.advanceTimersByTimeAsync(1_500)
    expect(await ending).toBeInstanceOf(PopupClosed)
  })

  it('lets an answer through that comes after the popup closed itself', async () => {
    let resolve: (name: string) => void = () => {}
    const promise = new Promise<string>((done) => {
      resolve = done
    })
    const ending = endWithPopup(() => {
      window.open('about:blank')
      return promise
    })
    popup.closed = true
    focus()
    resolve('ann')
    expect(await ending).toBe('ann')
    expect(vi.getTimerCount()).toBe(0)
  })
})
