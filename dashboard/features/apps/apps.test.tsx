import type { ProjectApp } from '@mosaygent/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import {
  PRESENT,
  STATUS,
  CLONABLE,
  card,
  openEnvironment,
  workspaceHelper,
} from '../../testing/workspace-examples.tsx'
import { appGroups } from './app-groups.ts'

vi.mock('#cloud', () => import('../../testing/fake-cloud.ts'))

const APPS = 'GET /mosaygent/project/apps'
const CHOOSE = 'POST /mosaygent/project/choose-app'
const app = (path: string, name: string, more: Partial<ProjectApp> = {}): ProjectApp => ({
  path,
  name,
  web: true,
  entry_points: ['lib/main.dart'],
  platforms: ['android', 'ios'],
  ...more,
})
const apps = [
  app('apps/shop é', 'shop'),
  app('apps/driver', 'driver', { web: false }),
  app('packages/ui/example', 'ui example', { example: true }),
]

async function open(found: object) {
  const helper = workspaceHelper()
  helper.answer(STATUS, { body: { api: CLONABLE, flutter: { ...PRESENT, candidates: [] } } })
  helper.answer(APPS, { body: found })
  helper.answer(CHOOSE, { body: { path: 'apps/driver', message: 'Using apps/driver.' } })
  await openEnvironment(helper)
  return { helper, flutter: within(await card('Flutter Codebase')), user: userEvent.setup() }
}

describe('the apps of a project', { tags: 'P-403' }, () => {
  it('are chosen among by typing and Enter, with path, platforms and what is missing for the web', async () => {
    const { helper, flutter, user } = await open({ apps, chosen: 'apps/shop é' })
    await user.click(await flutter.findByRole('button', { name: 'App: shop. Choose another app' }))
    const picker = within(await screen.findByRole('dialog', { name: 'Choose an app of this project' }))
    const options = await picker.findAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'shopapps/shop éAndroid, iOSShown',
      'driverapps/driverAndroid, iOSno web/',
      'ui examplepackages/ui/exampleAndroid, iOS',
    ])
    await user.keyboard('apps drv')
    expect(await picker.findByText('No app fits')).toBeVisible()
    await user.keyboard('{Backspace}{Backspace}r')
    await waitFor(() => {
      expect(picker.getAllByRole('option')).toHaveLength(1)
    })
    helper.answer(APPS, { body: { apps, chosen: 'apps/driver' } })
    await user.keyboard('{Enter}')
    expect(await flutter.findByRole('button', { name: 'App: driver. Choose another app' })).toBeVisible()
    expect(helper.askedFor(CHOOSE)).toEqual([{ path: 'apps/driver' }])
  })

  it('with one there is nothing to choose', async () => {
    const { flutter } = await open({ apps: [apps[0]], chosen: 'apps/shop é' })
    expect(await flutter.findByText('Present')).toBeVisible()
    expect(flutter.queryByRole('button', { name: /^App: / })).toBeNull()
  })

  it('a directory that was not searched to its end says so', async () => {
    const { flutter, user } = await open({ apps, chosen: 'apps/shop é', cut: 20_000 })
    await user.click(await flutter.findByRole('button', { name: /^App: shop/ }))
    expect(await screen.findByText(/^Only 20,000 folders were searched/)).toBeVisible()
  })
})

it('in a long list the recent ones come first, and each app once', { tags: 'P-403' }, () => {
  const many = Array.from({ length: 9 }, (_, index) => app(`apps/${String(index)}`, 'app'))
  const groups = appGroups({ apps: many, chosen: null, recent: ['apps/7', 'gone', 'apps/2'] }, '')
  expect(groups.map(({ value, apps }) => [value, apps.map(({ path }) => path.at(-1)).join('')])).toEqual([
    ['Recent', '72'],
    ['Apps', '0134568'],
  ])
})
