import type { DoctorCheck, Job } from '@mosaygent/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { heading, openApp } from '../../testing/open-app.tsx'

vi.mock('#cloud', () => import('../../testing/fake-cloud.ts'))

const DOCTOR = 'GET /mosaygent/doctor'
const CHECKS: DoctorCheck[] = [
  { id: 'git', name: 'git', state: 'ok', detail: '2.51.0  /usr/bin/git' },
  {
    id: 'gh',
    name: 'gh',
    state: 'missing',
    detail: 'not found; needed to clone private repositories from GitHub. Get it: https://cli.github.com',
    fix: 'install-gh',
  },
  { id: 'directory', name: 'directory', state: 'missing', detail: 'none is chosen', fix: 'choose-directory' },
  {
    id: 'leftovers',
    name: 'leftovers',
    state: 'problem',
    detail: 'process 4711, left running',
    fix: 'end-leftovers',
  },
]
const JOB: Job = {
  id: 'j1',
  kind: 'install-gh',
  state: 'running',
  stage: 'Downloading',
  percent: 40,
  started_at: '2026-01-01T00:00:00Z',
}

async function openDoctor(checks: DoctorCheck[] = CHECKS) {
  const app = await openApp('/supabase')
  app.helper.answer(DOCTOR, { body: { checks } })
  await act(() => app.router.navigate({ to: '/doctor' }))
  await heading('Doctor')
  return app
}
const row = (name: string) => {
  const found = screen.getAllByRole('listitem').find((item) => within(item).queryByText(name) !== null)
  if (found === undefined) throw new Error(`no row ${name}`)
  return within(found)
}

describe('the doctor page', () => {
  it('shows each check with its result, and what mends it', { tags: ['P-272', 'P-273'] }, async () => {
    await openDoctor()
    expect(await screen.findByText('2 issues, 1 optional')).toBeInTheDocument()
    expect(row('Git').getByText('/usr/bin/git')).toBeInTheDocument()
    expect(row('Git').getByText('In order:')).toBeInTheDocument()
    expect(row('GitHub CLI').getByText('Optional:')).toBeInTheDocument()
    expect(row('Project directory').getByText('Missing:')).toBeInTheDocument()
    // it belongs to the helper's page, which the sidebar marks
    expect(screen.getByRole('link', { current: true, name: /Connected/ })).toHaveAttribute('href', '/api')
    expect(
      row('GitHub CLI').getByText(/needed to clone private repositories from GitHub$/),
    ).toBeInTheDocument()
    expect(row('Project directory').getByRole('link', { name: 'Choose directory' })).toHaveAttribute(
      'href',
      '/environment',
    )
    expect(row('Connection').getByText(/^The helper answered at/)).toBeInTheDocument()
    expect(row('Browser permission').getByText(/^Not needed/)).toBeInTheDocument()
  })

  it('leads from a missing uv to the step that installs it', async () => {
    await openDoctor([{ id: 'uv', name: 'uv', state: 'missing', detail: 'not found', fix: 'install-uv' }])
    const link = await screen.findByRole('link', { name: 'How to install uv' })
    expect(link).toHaveAttribute('href', '/api#install-uv')
  })

  it('installs from the row, with progress and cancel, and looks again', async () => {
    const { helper } = await openDoctor()
    let end: (answer: { body: { message: string } }) => void = () => {}
    helper.answer('POST /mosaygent/github/install-gh', () => new Promise((resolve) => (end = resolve)))
    await userEvent.click(await screen.findByRole('button', { name: 'Install GitHub CLI' }))
    await waitFor(() => {
      expect(helper.listeners).toBe(1)
    })
    act(() => helper.emit({ type: 'job.changed', job: JOB }))
    expect(await screen.findByText('Downloading')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeInTheDocument()
    helper.answer(DOCTOR, { body: { checks: CHECKS.slice(0, 1) } })
    act(() => {
      helper.emit({ type: 'job.changed', job: { ...JOB, state: 'done' } })
      end({ body: { message: 'Installed.' } })
    })
    expect(await screen.findByText('No issues')).toBeInTheDocument()
  })

  it('ends what is left over, says so, and looks again', async () => {
    const { helper } = await openDoctor()
    helper.answer('POST /mosaygent/doctor/repair', { body: { message: 'Process 4711 has ended.' } })
    const before = helper.askedFor(DOCTOR).length
    await userEvent.click(await screen.findByRole('button', { name: 'End it' }))
    expect(await screen.findByText('Process 4711 has ended.')).toBeInTheDocument()
    expect(helper.askedFor('POST /mosaygent/doctor/repair')).toEqual([{ fix: 'end-leftovers' }])
    await waitFor(() => expect(helper.askedFor(DOCTOR).length).toBeGreaterThan(before))
  })

  it('says why a repair failed, and keeps what was found', async () => {
    const { helper } = await openDoctor()
    helper.answer('POST /mosaygent/doctor/repair', { status: 500, body: { detail: 'It would not end.' } })
    await userEvent.click(await screen.findByRole('button', { name: 'End it' }))
    expect(await row('Left running').findByText('It would not end.')).toBeInTheDocument()
  })

  it('counts a connection that failed beside what was found', { tags: 'P-272' }, async () => {
    const { helper } = await openDoctor()
    await screen.findByText('2 issues, 1 optional')
    helper.up = false
    act(() => {
      window.dispatchEvent(new Event('online'))
    })
    expect(await screen.findByText('3 issues, 1 optional')).toBeInTheDocument()
  })

  it('without a helper tells the cause, and what the terminal has for it', async () => {
    const { helper, router } = await openApp('/supabase')
    await heading('Supabase')
    helper.up = false
    await act(() => router.navigate({ to: '/doctor' }))
    expect(await screen.findByText('Nothing is known of this computer yet')).toBeInTheDocument()
    expect(screen.getByText('The helper is not started.')).toBeInTheDocument()
    expect(screen.getByText('npm run doctor')).toBeInTheDocument()
    expect(screen.getByText('1 issue')).toBeInTheDocument()
    expect(helper.askedFor(DOCTOR)).toEqual([])
  })
})
