import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refreshOnReturn } from './refresh-on-return.ts'
import { writeToken } from './stored-user.ts'

const idToken = (seconds: number) =>
  `h.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1_000) + seconds }))}.s`
const refresh = vi.fn<() => Promise<unknown>>()
let end: () => void
beforeEach(() => {
  refresh.mockReset()
  refresh.mockResolvedValue(null)
  end = refreshOnReturn(refresh)
})
afterEach(() => {
  end()
  vi.restoreAllMocks()
})
const comeBy = {
  focus: () => window.dispatchEvent(new Event('focus')),
  network: () => window.dispatchEvent(new Event('online')),
  tab: () => document.dispatchEvent(new Event('visibilitychange')),
}

describe('coming back to the page', () => {
  it.each(['focus', 'network', 'tab'] as const)(
    'has a token that ran out made anew, one at a time, by %s',
    { tags: 'P-033' },
    async (way) => {
      writeToken(idToken(-1))
      let done: (value: unknown) => void = () => {}
      refresh.mockImplementationOnce(() => new Promise((resolve) => (done = resolve)))
      comeBy[way]()
      comeBy[way]()
      expect(refresh).toHaveBeenCalledTimes(1)
      done(null)
      // the failure of one is tried again at the next return
      await vi.waitFor(() => {
        comeBy[way]()
        expect(refresh).toHaveBeenCalledTimes(2)
      })
    },
  )

  it('does so for one that runs out on the way, and not for one that is good for long', () => {
    writeToken(idToken(3_600))
    comeBy.focus()
    expect(refresh).not.toHaveBeenCalled()
    writeToken(idToken(30))
    comeBy.focus()
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  it.each(['', 'token-1', 'a.b.c', `a.${btoa('{}')}.c`, `a.${btoa('[')}.c`])(
    'leaves %j alone, which says no end',
    (token) => {
      writeToken(token)
      comeBy.focus()
      expect(refresh).not.toHaveBeenCalled()
    },
  )

  it('asks nothing without a network, and nothing for a tab that is not seen', () => {
    writeToken(idToken(-1))
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    comeBy.focus()
    online.mockReturnValue(true)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    comeBy.tab()
    expect(refresh).not.toHaveBeenCalled()
  })
})
