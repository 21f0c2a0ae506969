import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Job } from '@mosaygent/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer, FakeHelper } from '../../testing/fake-helper.ts'
import {
  CLONABLE,
  PRESENT,
  STATUS,
  card,
  openEnvironment,
  workspaceHelper,
} from '../../testing/workspace-examples.tsx'

vi.mock('#cloud', () => import('../../testing/fake-cloud.ts'))

const SDK = 'GET /mosaygent/flutter/sdk'
const PUB_GET = 'POST /mosaygent/flutter/pub-get'
const CANCEL = 'POST /mosaygent/jobs/cancel'
const PLAN = { address: 'https://example.com/flutter.git', target: '/home/zoé/flutter' }
const FOUND = { path: '/opt/flutter', version: '3.41.2', channel: 'stable', found_by: 'PATH' }
const JOB: Job = {
  id: 'job-7',
  kind: 'pub-get',
  codebase: 'flutter',
  state: 'running',
  stage: 'Resolving dependencies',
  percent: null,
  started_at: '2026-11-21T14:00:00.000Z',
  output: ['first', 'second', '+ http 1.2.0', '+ path 1.9.0'],
}

let helper: FakeHelper
let finish: (answer: Answer) => void
beforeEach(() => {
  helper = workspaceHelper()
  finish = () => {}
  helper.answer(STATUS, { body: { api: CLONABLE, flutter: PRESENT } })
  helper.answer(SDK, { body: { sdk: FOUND, install: PLAN } })
  helper.answer(PUB_GET, () => new Promise((resolve) => (finish = resolve)))
})

const flutterCard = async () => within(await card('Flutter Codebase'))
const pressInstall = async () => {
  await openEnvironment(helper)
  const flutter = await flutterCard()
  const button = await flutter.findByRole('button', { name: 'Install' })
  await waitFor(() => {
    expect(button).not.toHaveAttribute('aria-disabled')
  })
  await userEvent.click(button)
  await flutter.findByRole('button', { name: 'Installing...' })
  return flutter
}

describe('the dependencies of the app', () => {
  it('are installed with stage and last lines, and then told', { tags: 'P-176' }, async () => {
    const flutter = await pressInstall()
    expect(flutter.queryByRole('button', { name: 'Install' })).toBeNull()
    helper.emit({ type: 'job.changed', job: JOB })
    await flutter.findByText('Resolving dependencies')
    expect(flutter.getByLabelText('Last output')).toHaveTextContent(
      /^second \+ http 1\.2\.0 \+ path 1\.9\.0$/,
    )
    helper.answer(STATUS, { body: { api: CLONABLE, flutter: { ...PRESENT, dependencies: true } } })
    // what was made first looks like all of it
    helper.emit({ type: 'workspace.changed' })
    await waitFor(() => {
      expect(flutter.queryByText('Not installed')).toBeNull()
    })
    expect(flutter.queryByText('Installed')).toBeNull()
    helper.emit({ type: 'job.changed', job: { ...JOB, state: 'done' } })
    finish({ body: { message: 'The dependencies are installed.' } })
    await flutter.findByText('Installed')
    await waitFor(() => {
      expect(flutter.queryByRole('button', { name: 'Installing...' })).toBeNull()
    })
    expect(flutter.queryByRole('button', { name: 'Install' })).toBeNull()
    expect(helper.askedFor(PUB_GET)).toHaveLength(1)
  })

  it('say why they were not, and can be tried again', async () => {
    const flutter = await pressInstall()
    const detail = 'The package host could not be reached. Check the network connection, then install again.'
    helper.emit({ type: 'job.changed', job: { ...JOB, state: 'failed', detail } })
    finish({ status: 502, body: { detail, code: 'network-unreachable' } })
    expect(await flutter.findByRole('alert')).toHaveTextContent(detail)
    expect(flutter.getByRole('button', { name: 'Install' })).not.toHaveAttribute('aria-disabled')
  })

  it('can be cancelled', async () => {
    const detail = 'Cancelled. What was downloaded stays in the package cache.'
    helper.answer(CANCEL, () => {
      finish({ status: 409, body: { detail, code: 'cancelled' } })
      helper.emit({ type: 'job.changed', job: { ...JOB, state: 'cancelled', detail } })
      return { body: { message: 'Cancelled.' } }
    })
    const flutter = await pressInstall()
    expect(flutter.getByRole('button', { name: 'Cancel' })).toHaveAccessibleDescription(
      'The helper has not reported on it, so it cannot be cancelled',
    )
    helper.emit({ type: 'job.changed', job: JOB })
    await flutter.findByText('Resolving dependencies')
    await userEvent.click(flutter.getByRole('button', { name: 'Cancel' }))
    await flutter.findByText(detail)
    expect(helper.askedFor(CANCEL)).toEqual([{ id: 'job-7' }])
    expect(flutter.queryByRole('alert')).toBeNull()
  })

  it('are not offered without an SDK, with the reason', { tags: 'P-176' }, async () => {
    helper.answer(SDK, { body: { sdk: null, install: PLAN } })
    await openEnvironment(helper)
    const flutter = await flutterCard()
    const button = await flutter.findByRole('button', { name: 'Install' })
    await waitFor(() => {
      expect(button).toHaveAccessibleDescription('No Flutter SDK was found. Install Flutter first')
    })
    await userEvent.click(button)
    expect(helper.askedFor(PUB_GET)).toEqual([])
  })

  it('of the API are told only', async () => {
    helper.answer(STATUS, { body: { api: PRESENT, flutter: CLONABLE } })
    await openEnvironment(helper)
    const api = within(await card('API Codebase'))
    await api.findByText('Not installed')
    expect(api.queryByRole('button', { name: 'Install' })).toBeNull()
    expect(helper.askedFor(SDK)).toEqual([])
  })

  it('that another tab installs are shown from the stream’s first event', async () => {
    await openEnvironment(helper)
    await waitFor(() => {
      expect(helper.listeners).toBeGreaterThan(0)
    })
    helper.emit({ type: 'hello', version: '1', jobs: [JOB] })
    await screen.findByRole('button', { name: 'Installing...' })
    helper.emit({ type: 'hello', version: '1', jobs: [] })
    await screen.findByRole('button', { name: 'Install' })
    expect(helper.askedFor(PUB_GET)).toEqual([])
  })
})
