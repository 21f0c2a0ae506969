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
