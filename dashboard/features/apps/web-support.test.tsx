import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
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
const SDK = 'GET /mosaygent/flutter/sdk'
const ADD = 'POST /mosaygent/project/add-web'
const REMOVE = 'POST /mosaygent/project/remove-web'
const ADDED = 'GET /mosaygent/project/added-web'
const BOTH = ['web/favicon.png', 'web/index.html']
const found = (web: boolean) => ({
  body: { apps: [{ path: '.', name: 'tide', web, entry_points: ['lib/main.dart'] }], chosen: '.' },
})
const install = { address: 'https://example.com/flutter.git', target: '/sdk' }
const sdk = { path: '/sdk', version: '3.41.2', channel: 'stable', found_by: 'PATH' }

async function open(web: boolean, has: typeof sdk | null = sdk) {
  const helper = workspaceHelper()
  helper.answer(STATUS, { body: { api: CLONABLE, flutter: PRESENT } })
  helper.answer(APPS, found(web))
  helper.answer(SDK, { body: { sdk: has, install } })
  await openEnvironment(helper)
  return { helper, flutter: within(await card('Flutter Codebase')), user: userEvent.setup() }
}

it(
  'an app without web/ gets it on a press, sees which files were made, and takes them back',
  { tags: 'P-406' },
  async () => {
    const { helper, flutter, user } = await open(false)
    // a folder may be there: what is known is that its page is not
    expect(await flutter.findByText('This app has no web/index.html')).toBeVisible()
    helper.answer(ADD, () => {
      helper.answer(APPS, found(true))
      helper.answer(ADDED, { body: { files: BOTH } })
      return { body: { message: 'Added web with 2 files.', files: BOTH } }
    })
    await user.click(await flutter.findByRole('button', { name: 'Add web/' }))
    expect(await flutter.findByText('Added 2 files to web/')).toBeVisible()
    expect(flutter.getByText('web/favicon.png')).toBeVisible()
    helper.answer(REMOVE, {
      status: 409,
      body: { detail: 'web/index.html was changed.', code: 'file-changed' },
    })
    await user.click(await flutter.findByRole('button', { name: 'Undo' }))
    expect(await flutter.findByRole('alert')).toHaveTextContent('web/index.html was changed.')
    helper.answer(REMOVE, () => {
      helper.answer(APPS, found(false))
      helper.answer(ADDED, { body: { files: [] } })
      return { body: { message: 'Removed web with 2 files.' } }
    })
    await user.click(flutter.getByRole('button', { name: 'Undo' }))
    expect(await flutter.findByRole('button', { name: 'Add web/' })).toBeVisible()
    expect(helper.askedFor(ADD)).toHaveLength(1)
  },
)

it('offers no Undo for what came beside files that were there', { tags: 'P-794' }, async () => {
  const { helper, flutter, user } = await open(false)
  helper.answer(ADD, () => {
    helper.answer(APPS, found(true))
    helper.answer(ADDED, { body: { files: [] } })
    return { body: { message: 'Added 1 file to web.', files: ['web/index.html'] } }
  })
  await user.click(await flutter.findByRole('button', { name: 'Add web/' }))
  expect(await flutter.findByText('Added 1 file to web/')).toBeVisible()
  expect(flutter.getByText('web/index.html')).toBeVisible()
  await waitFor(() => {
    expect(helper.askedFor(ADDED)).not.toHaveLength(0)
  })
  expect(flutter.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(helper.askedFor(REMOVE)).toHaveLength(0)
})

it('what was added before the page was opened can be taken back as well', { tags: 'P-438' }, async () => {
  const helper = workspaceHelper()
  helper.answer(STATUS, { body: { api: CLONABLE, flutter: PRESENT } })
  helper.answer(APPS, found(true))
  helper.answer(SDK, { body: { sdk, install } })
  helper.answer('GET /mosaygent/project/added-web', {
    body: { files: ['web/favicon.png', 'web/index.html'] },
  })
  await openEnvironment(helper)
  const flutter = within(await card('Flutter Codebase'))
  const user = userEvent.setup()
  expect(await flutter.findByText('Added 2 files to web/')).toBeVisible()
  helper.answer(REMOVE, () => {
    helper.answer(APPS, found(false))
    helper.answer('GET /mosaygent/project/added-web', { body: { files: [] } })
    return { body: { message: 'Removed web with 2 files.' } }
  })
  await user.click(flutter.getByRole('button', { name: 'Undo' }))
  expect(await flutter.findByRole('button', { name: 'Add web/' })).toBeVisible()
  expect(flutter.queryByText('Added 2 files to web/')).toBeNull()
})

it(
  'without an SDK it says what is missing; an app with web/ is asked nothing',
  { tags: 'P-406' },
  async () => {
    const { helper, flutter, user } = await open(false, null)
    const add = await flutter.findByRole('button', { name: 'Add web/' })
    await vi.waitFor(() => {
      expect(add).toHaveAccessibleDescription(/No Flutter SDK was found/)
    })
    await user.click(add)
    expect(helper.askedFor(ADD)).toEqual([])
  },
)
