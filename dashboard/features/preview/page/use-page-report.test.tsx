import { PageNews } from '@mosaygent/contract'
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { connectionStore, NOT_CHECKED } from '../../../helper-client/connection/connection.ts'
import { json } from '../../../helper-client/fake-helper.test-support.ts'
import { parseJson } from '../../../helper-client/calls/refusal-text.ts'
import { usePageReport } from './use-page-report.ts'

interface Sent {
  readonly state: string
  readonly keepalive: boolean
}

/** A helper that is connected, and takes its time with the first word of a page. */
function slowHelper() {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url.endsWith('/session/bootstrap')) return json({ token: 'secret' })
    // what else is asked gets no answer, so that the connection stays as it is said to be
    if (!url.endsWith('/flutter/page')) return new Promise<Response>(() => undefined)
    const { state } = PageNews.parse(parseJson(typeof init.body === 'string' ? init.body : ''))
    sent.push({ state, keepalive: init.keepalive === true })
    if (state === 'open') await new Promise(() => undefined)
    return json({})
  })
  connectionStore.set({ ...NOT_CHECKED, connected: true })
  return sent
}

afterEach(() => {
  connectionStore.set(NOT_CHECKED)
  vi.unstubAllGlobals()
})

it('a page that goes away says so at once, in a request that outlives it, whatever is still under way', async () => {
  const sent = slowHelper()
  renderHook(() => usePageReport(true))
  await waitFor(() => {
    expect(sent).toEqual([{ state: 'open', keepalive: false }])
  })
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() => {
    expect(sent).toEqual([
      { state: 'open', keepalive: false },
      { state: 'closed', keepalive: true },
    ])
  })
})

it('a word of the screen that did not come through is said again, before the next', async () => {
  const sent: string[] = []
  let lost = 1
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url.endsWith('/session/bootstrap')) return json({ token: 'secret' })
    if (!url.endsWith('/flutter/page')) return new Promise<Response>(() => undefined)
    const news = PageNews.parse(parseJson(typeof init.body === 'string' ? init.body : ''))
    sent.push(news.state === 'shown' ? `${news.state} ${news.receipt}` : news.state)
    if (news.state === 'shown' && lost-- > 0) throw new TypeError('Failed to fetch')
    return json({})
  })
  connectionStore.set({ ...NOT_CHECKED, connected: true })
  const { result } = renderHook(() => usePageReport(true))
  result.current({ state: 'shown', receipt: 'first' })
  await waitFor(() => {
    expect(sent).toEqual(['open', 'shown first'])
  })
  document.dispatchEvent(new Event('visibilitychange'))
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => {
    expect(sent).toEqual(['open', 'shown first', 'shown first', 'open', 'open'])
  })
  // what is on the screen by then takes its place
  lost = 1
  result.current({ state: 'shown', receipt: 'second' })
  result.current({ state: 'shown', receipt: 'third' })
  await waitFor(() => {
    expect(sent.slice(5)).toEqual(['shown second', 'shown third'])
  })
})
