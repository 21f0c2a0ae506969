import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { API_LAUNCH, API_STOPPED, API_TESTS } from '../../../testing/api-data.ts'
import type { FakeHelper } from '../../../testing/fake-helper.ts'
import {
  PRESENT,
  STATUS,
  card,
  openEnvironment,
  workspaceHelper,
} from '../../../testing/workspace-examples.tsx'
import { apiTestsOpen } from './api-tests.tsx'

vi.mock('#cloud', () => import('../../../testing/fake-cloud.ts'))

const RESULTS = 'GET /mosaygent/api/tests'
const RUN = 'POST /mosaygent/api/test'

let helper: FakeHelper
beforeEach(() => {
  // it is opened from several places, so no test's page owns it
  apiTestsOpen.set(false)
  helper = workspaceHelper()
  helper.answer(STATUS, { body: { api: PRESENT, flutter: PRESENT } })
  helper.answer('GET /mosaygent/api/status', { body: { ...API_STOPPED, launch: API_LAUNCH } })
  helper.answer(RESULTS, { body: { codebase: '/home/zoé/app/api', tests: null } })
  helper.answer(RUN, { body: { message: '3 passed, 1 failed, 0 skipped.' } })
})

async function openTests() {
  await openEnvironment(helper)
  const api = within(await card('API Codebase'))
  await userEvent.click(await api.findByRole('button', { name: 'Tests' }))
  return within(await screen.findByRole('dialog', { name: 'Tests of the API' }))
}

it('run from the card, and stand by file with what failed and where', { tags: 'P-494' }, async () => {
  const dialog = await openTests()
  expect(await dialog.findByText('No tests run yet')).toBeVisible()
  helper.answer(RESULTS, { body: { codebase: '/home/zoé/app/api', tests: API_TESTS } })
  await userEvent.click(dialog.getByRole('button', { name: 'Run tests' }))
  expect(await dialog.findByText('1 failed')).toBeVisible()
  expect(helper.askedFor(RUN)).toEqual([{}])
  const file = within(dialog.getByRole('region', { name: 'tests/test_tides.py' }))
  expect(file.getByText('TestHarbour')).toBeVisible()
  expect(file.getByText(/assert 'Falmouth' == 'Plymouth'/)).toBeVisible()
})

it(
  'one of them is run alone, and its place opens in the editor as the API’s',
  { tags: 'P-494' },
  async () => {
    helper.answer(RESULTS, { body: { codebase: '/home/zoé/app/api', tests: API_TESTS } })
    helper.answer('POST /mosaygent/flutter/open-in-editor', { body: { message: 'Opened in code.' } })
    const dialog = await openTests()
    await userEvent.click(await dialog.findByRole('button', { name: 'Run “test_named” alone' }))
    await waitFor(() => {
      expect(helper.askedFor(RUN)).toEqual([
        { test: { file: 'tests/test_tides.py', name: 'TestHarbour::test_named' } },
      ])
    })
    await userEvent.click(dialog.getByRole('button', { name: /tests\/test_tides\.py:24:1/ }))
    await waitFor(() => {
      expect(helper.askedFor('POST /mosaygent/flutter/open-in-editor')).toEqual([
        { file: 'tests/test_tides.py', line: 24, column: 1, codebase: 'api' },
      ])
    })
  },
)

it('an API that is no Python has no tests here', { tags: 'P-494' }, async () => {
  helper.answer('GET /mosaygent/api/status', {
    body: { ...API_STOPPED, launch: { ...API_LAUNCH, python: false } },
  })
  await openEnvironment(helper)
  const api = within(await card('API Codebase'))
  expect(await api.findByRole('button', { name: 'Port and paths' })).toBeVisible()
  expect(api.queryByRole('button', { name: 'Tests' })).toBeNull()
})
