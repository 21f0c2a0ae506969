import type { PreviewStatus } from '@mosaygent/contract'
import { act, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { heading, openApp } from '../../testing/open-app.tsx'

vi.mock('#cloud', () => import('../../testing/fake-cloud.ts'))

const running: PreviewStatus = {
  running: true,
  pid: 7,
  message: 'Running',
  ready: true,
  state: 'running',
  started_at: '2026-11-21T14:00:00.000Z',
}
const stale = { files: 2, first: 'lib/main.dart', since: '2026-11-21T14:02:11.000Z' }

it(
  'tells the state of the preview on any page, follows it, and is the page’s own again after it stopped',
  { tags: 'P-168' },
  async () => {
    const icon = document.head.appendChild(document.createElement('link'))
    icon.rel = 'icon'
    icon.href = '/icon.svg'
    const { helper, router } = await openApp('/supabase')
    await heading('Supabase')
    await waitFor(() => {
      expect(helper.listeners).toBe(1)
    })
    const say = (status: PreviewStatus) => {
      act(() => {
        helper.emit({ type: 'preview.changed', status })
      })
    }
    const reads = (title: string) =>
      waitFor(() => {
        expect(document.title).toBe(title)
      })
    say(running)
    await reads('Running · Supabase · Mosaygent')
    expect(icon.href).toContain(encodeURIComponent('#1f9d61'))
    say({ ...running, stale })
    await reads('Out of date · Supabase · Mosaygent')
    await act(async () => {
      await router.navigate({ to: '/github' })
    })
    await reads('Out of date · GitHub · Mosaygent')
    say({ running: false, pid: null, message: 'Stopped', state: 'stopped' })
    await reads('GitHub · Mosaygent')
    helper.up = false
    await act(async () => {
      await router.navigate({ to: '/supabase' })
    })
    await reads('Not connected · Supabase · Mosaygent')
    expect(icon.href).toContain(encodeURIComponent('#8a949e'))
    icon.remove()
  },
)
