import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { DIRECTORY } from '../../testing/render-app.tsx'
import {
  CLONABLE,
  PRESENT,
  STATUS,
  card,
  openEnvironment,
  workspaceHelper,
} from '../../testing/workspace-examples.tsx'

vi.mock('#cloud', () => import('../../testing/fake-cloud.ts'))

const APPS = 'GET /mosaygent/project/apps'
const KEY = 'mosaygent_run_question'
const app = (path: string, name: string) => ({ path, name, web: true, entry_points: ['lib/main.dart'] })
const apps = [app('apps/shop é', 'shop'), app('apps/driver', 'driver')]
const status = (path: string) => ({
  body: { api: CLONABLE, flutter: { ...PRESENT, path: `${DIRECTORY}/${path}`, candidates: [] } },
})

async function open(running: string) {
  const helper = workspaceHelper()
  helper.answer(STATUS, status('apps/shop é'))
  helper.answer(APPS, { body: { apps, chosen: 'apps/shop é' } })
  helper.answer('GET /mosaygent/flutter/status', {
    body: { running: true, pid: 7, message: '', project: `${DIRECTORY}/${running}`, app: running },
  })
  helper.answer('POST /mosaygent/project/choose-app', () => {
    helper.answer(STATUS, status('apps/driver'))
    helper.answer(APPS, { body: { apps, chosen: 'apps/driver' } })
    return { body: { path: 'apps/driver', message: 'Using apps/driver.' } }
  })
  helper.answer('POST /mosaygent/flutter/stop', { body: { success: true, message: '' } })
  await openEnvironment(helper)
  const flutter = within(await card('Flutter Codebase'))
  await userEvent.click(await flutter.findByRole('button', { name: /^App: shop/ }))
  await userEvent.click(await screen.findByRole('option', { name: /driver/ }))
  return helper
}

it(
  'another app of the project is asked about by the folders of both; kept, nothing is stopped, and no tab asks again',
  { tags: 'P-382' },
  async () => {
    const helper = await open('apps/shop é')
    const question = await screen.findByRole('dialog', { name: 'Stop apps/shop é and start apps/driver?' })
    expect(question).toHaveTextContent('It is not the app that you chose now.')
    await userEvent.click(within(question).getByRole('button', { name: 'Keep apps/shop é running' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(helper.askedFor('POST /mosaygent/flutter/stop')).toEqual([])
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ directory: DIRECTORY, about: null })
  },
)

it('an answer in another tab closes the question here', { tags: 'P-382' }, async () => {
  await open('apps/shop é')
  await screen.findByRole('dialog', { name: /^Stop apps\/shop é/ })
  const newValue = JSON.stringify({ directory: DIRECTORY, about: null })
  localStorage.setItem(KEY, newValue)
  act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue })))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('the app that runs is chosen: nothing is asked', { tags: 'P-382' }, async () => {
  await open('apps/driver')
  await waitFor(() => {
    expect(JSON.parse(localStorage.getItem(KEY) ?? 'null')).toEqual({ directory: DIRECTORY, about: null })
  })
  expect(screen.queryByRole('dialog')).toBeNull()
})
