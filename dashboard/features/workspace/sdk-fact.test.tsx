import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { FakeHelper } from '../../testing/fake-helper.ts'
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
const install = { address: 'https://example.com/flutter.git', target: '/home/zoé/flutter' }
const FOUND = { path: '/opt/flutter é', version: '3.35.2', channel: 'stable', found_by: 'PATH' }

let helper: FakeHelper
beforeEach(() => {
  helper = workspaceHelper()
  helper.answer(STATUS, { body: { api: PRESENT, flutter: { ...PRESENT, dependencies: true } } })
})

it.each([
  ['with version and channel', FOUND, 'Flutter 3.35.2 • stable'],
  ['without what it does not say', { ...FOUND, channel: null }, 'Flutter 3.35.2'],
  ['that never ran', { ...FOUND, version: null, channel: null }, 'Flutter'],
])('the Flutter card names the SDK that is taken, %s, and where it is', async (_what, sdk, name) => {
  helper.answer(SDK, { body: { sdk, install } })
  await openEnvironment(helper)
  const flutter = within(await card('Flutter Codebase'))
  expect(await flutter.findByText('SDK')).toBeVisible()
  expect(flutter.getByText(name)).toBeVisible()
  expect(flutter.getByText('SDK').closest('dt')?.nextElementSibling).toHaveTextContent(/\/opt\/flutter é/)
  expect(within(await card('API Codebase')).queryByText('SDK')).toBeNull()
})

it('and says where to get one when there is none', async () => {
  helper.answer(SDK, { body: { sdk: null, install } })
  await openEnvironment(helper)
  const flutter = within(await card('Flutter Codebase'))
  expect(await flutter.findByText('Not found')).toBeVisible()
  expect(flutter.getByRole('link', { name: 'Install Flutter' })).toHaveAttribute('href', '/flutter')
})

it('says nothing when the helper cannot tell', async () => {
  helper.answer(SDK, { status: 404, body: { detail: 'Not Found' } })
  await openEnvironment(helper)
  const flutter = within(await card('Flutter Codebase'))
  expect(await flutter.findByText('Last modified')).toBeVisible()
  await vi.waitFor(() => {
    expect(helper.askedFor(SDK)).not.toEqual([])
  }, 30_000)
  expect(flutter.queryByText('SDK')).toBeNull()
  expect(screen.queryByText(/^Not found/)).toBeNull()
})

it('is not asked for while the app is missing', async () => {
  helper.answer(STATUS, { body: { api: PRESENT, flutter: CLONABLE } })
  await openEnvironment(helper)
  expect(await within(await card('Flutter Codebase')).findByText('Missing')).toBeVisible()
  expect(helper.askedFor(SDK)).toEqual([])
})
