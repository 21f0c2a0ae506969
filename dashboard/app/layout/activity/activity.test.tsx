import type { Job } from '@mosaygent/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { heading, openApp } from '../../../testing/open-app.tsx'

vi.mock('#cloud', () => import('../../../testing/fake-cloud.ts'))

const CANCEL = 'POST /mosaygent/jobs/cancel'
const clone: Job = {
  id: 'job-2',
  kind: 'clone',
  codebase: 'api',
  state: 'running',
  stage: 'Receiving objects',
  percent: 62.4,
  transferred: '18.40 MiB',
  started_at: new Date(Date.now() - 65_000).toISOString(),
}
const packages: Job = {
  id: 'job-1',
  kind: 'pub-get',
  codebase: 'flutter',
  state: 'failed',
  stage: 'Resolving',
  percent: null,
  started_at: '2026-11-21T14:00:00.000Z',
  ended_at: '2026-11-21T14:00:12.000Z',
  detail: 'No network.',
}

const open = async (jobs: Job[]) => {
  const { helper } = await openApp('/supabase')
  helper.answer('GET /mosaygent/jobs', { body: { jobs } })
  await heading('Supabase')
  await waitFor(() => {
    expect(helper.listeners).toBe(1)
  })
  act(() => {
    helper.emit({ type: 'hello', version: '1', jobs: jobs.filter(({ state }) => state === 'running') })
  })
  return helper
}

it('says that nothing runs, and what would be here', { tags: 'P-243' }, async () => {
  await open([])
  await userEvent.click(screen.getByRole('button', { name: 'Activity' }))
  const list = await screen.findByRole('dialog', { name: 'Activity' })
  expect(within(list).getByText('Nothing running')).toBeVisible()
  expect(within(list).getByText(/Clones, installs, downloads and logins show up here/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  expect(screen.getByRole('button', { name: 'Activity' })).toHaveFocus()
})

it(
  'counts what runs, shows how far and how long, cancels it, and keeps what ended before the page was opened',
  { tags: 'P-243' },
  async () => {
    const helper = await open([clone, packages])
    helper.answer(CANCEL, { body: { message: 'Cancelled.' } })
    await userEvent.click(await screen.findByRole('button', { name: 'Activity, 1 running' }))
    const list = within(await screen.findByRole('dialog', { name: 'Activity' }))
    expect(list.getByText('Clone API')).toBeVisible()
    expect(list.getByText('Receiving objects, 18.40 MiB')).toBeVisible()
    expect(list.getByText(/^62%, 1:\d\d$/)).toBeVisible()
    expect(list.getByRole('progressbar', { name: 'Progress: Clone API' })).toHaveAttribute(
      'aria-valuenow',
      '62',
    )
    expect(await list.findByText('Install Flutter packages')).toBeVisible()
    expect(list.getByText('Failed')).toBeVisible()
    expect(list.getByText('No network.')).toBeVisible()
    await userEvent.click(list.getByRole('button', { name: 'Cancel: Clone API' }))
    expect(helper.askedFor(CANCEL)).toEqual([{ id: 'job-2' }])
    act(() => {
      helper.emit({
        type: 'job.changed',
        job: { ...clone, state: 'cancelled', ended_at: new Date().toISOString() },
      })
    })
    expect(await list.findByText('Cancelled')).toBeVisible()
    expect(list.getByText('Nothing running')).toBeVisible()
  },
)

it(
  'marks a failure until the list is opened, and says every end to a screen reader',
  { tags: 'P-243' },
  async () => {
    const helper = await open([clone])
    act(() => {
      helper.emit({
        type: 'job.changed',
        job: {
          ...clone,
          state: 'failed',
          detail: 'No access.',
          ended_at: new Date(Date.now() + 1).toISOString(),
        },
      })
    })
    const button = await screen.findByRole('button', { name: 'Activity, Something failed' })
    expect(screen.getByText('Clone API: Failed')).toBeInTheDocument()
    await userEvent.click(button)
    expect(await screen.findByText('No access.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(await screen.findByRole('button', { name: 'Activity' })).toBeInTheDocument()
  },
)

it(
  'tells downloads apart by their project, and takes the mark back once a retry succeeded',
  { tags: 'P-243' },
  async () => {
    const helper = await open([])
    const download: Job = {
      ...clone,
      id: 'job-3',
      kind: 'fetch-firebase',
      codebase: 'flutter',
      subject: 'acme-dev',
    }
    const ended_at = (ms: number) => new Date(Date.now() + ms).toISOString()
    act(() => {
      helper.emit({ type: 'job.changed', job: { ...download, state: 'failed', ended_at: ended_at(1) } })
    })
    await screen.findByRole('button', { name: 'Activity, Something failed' })
    const again = { ...download, id: 'job-4', started_at: ended_at(1), ended_at: ended_at(2) }
    act(() => {
      helper.emit({ type: 'job.changed', job: { ...again, state: 'done' } })
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Activity' }))
    expect(await screen.findAllByText('Firebase config files · acme-dev')).toHaveLength(2)
  },
)
