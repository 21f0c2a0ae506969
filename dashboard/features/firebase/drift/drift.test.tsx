import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FakeHelper } from '../../../testing/fake-helper.ts'
import {
  APP,
  CONFIG_PATH,
  FACTS,
  FACTS_AGREE,
  FETCH,
  PLAN,
  firebaseHelper,
  keepProject,
  openFirebase,
} from '../../../testing/firebase-examples.tsx'

vi.mock('#cloud', () => import('../../../testing/fake-cloud.ts'))

const UNDO = 'POST /mosaygent/firebase/undo'
const GOOGLE = 'android/app/google-services.json'
const wrong = FACTS_AGREE.map((fact) =>
  fact.source === 'google-services' ? { ...fact, project_id: 'tide-old' } : fact,
)
const said = (facts: unknown, undo: unknown = null) => ({ body: { facts, flavours: [], undo } })
const PLACES = [
  {
    source: 'firebaserc',
    path: '.firebaserc',
    change: 'changed',
    advised: false,
    reason: 'Its alias dev names tide-dev already.',
    differences: [{ name: 'default', before: 'tide-old', after: 'tide-dev' }],
  },
  {
    source: 'gradle',
    path: 'android/app/build.gradle',
    change: 'changed',
    differences: [{ name: 'applicationId', before: 'com.example.old', after: 'com.example.tide' }],
  },
  {
    source: 'xcode',
    path: 'ios/Runner.xcodeproj/project.pbxproj',
    change: 'yours',
    reason: 'Debug puts it together from $(ID): change that in Xcode’s build settings.',
  },
]
let helper: FakeHelper
beforeEach(() => {
  helper = firebaseHelper()
  keepProject('development', 'tide-dev', 'com.example.tide')
})
const card = () => screen.findByRole('region', { name: 'Config files' })

it('with all in agreement says so, on the page alone', async () => {
  await openFirebase(helper)
  await within(await card()).findByText('All match')
  expect(within(screen.getByRole('navigation')).getByRole('link', { name: 'Firebase' })).toBeInTheDocument()
})

it(
  'what the app’s own files say is put into the form on a press, and not saved by it',
  { tags: 'P-091' },
  async () => {
    localStorage.clear()
    await openFirebase(helper)
    const form = within(await screen.findByRole('region', { name: 'Project Setup' }))
    await userEvent.click(await form.findByRole('button', { name: 'Use tide-dev' }))
    expect(form.getByLabelText('Firebase Project ID')).toHaveValue('tide-dev')
    expect(form.getByLabelText('Bundle ID')).toHaveValue('com.example.tide')
    // what was changed since is taken over anew
    await userEvent.type(form.getByLabelText('Bundle ID'), '.other')
    await userEvent.click(form.getByRole('button', { name: 'Use tide-dev' }))
    expect(form.getByLabelText('Bundle ID')).toHaveValue('com.example.tide')
    expect(helper.askedFor(FETCH)).toEqual([])
    expect(localStorage.getItem('mosaygent_firebase_project_id_development')).toBeNull()
  },
)

describe('a file of another project', () => {
  it('is marked in the table, in the sidebar and on the Flutter page', { tags: 'P-186' }, async () => {
    helper.answer(FACTS, said(wrong))
    await openFirebase(helper)
    const table = within(await card())
    await table.findByText('1 place differs')
    const row = (await table.findByText('tide-old')).closest('tr')
    expect(row).toHaveTextContent('google-services.json')
    expect(row).toHaveTextContent('differs')
    // the project, and the app that is of that project
    expect(table.getAllByText('differs', { exact: true })).toHaveLength(2)
    const nav = within(screen.getByRole('navigation'))
    nav.getByRole('link', { name: 'Firebase 1 place differs' })
    await userEvent.click(nav.getByRole('link', { name: 'Flutter' }))
    // the page's own code is read first, which takes long on a busy machine
    const mark = await screen.findByRole('link', { name: 'Firebase: 1 place differs' }, { timeout: 20_000 })
    expect(mark).toHaveAttribute('href', '/firebase')
  })

  it(
    'Sync all shows the plan first, then downloads; a second look is asked for',
    { tags: 'P-186' },
    async () => {
      helper.answer(FACTS, said(wrong))
      const differences = [{ name: 'project_id', before: 'tide-old', after: 'tide-dev' }]
      helper.answer(PLAN, {
        body: { files: [{ platform: 'android', path: GOOGLE, change: 'changed', differences }] },
      })
      await openFirebase(helper)
      await userEvent.click(await within(await card()).findByRole('button', { name: 'Sync all' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Sync all' }))
      const list = within(await dialog.findByRole('list', { name: 'Files' }))
      list.getByText(GOOGLE)
      list.getByText('tide-old')
      expect(helper.askedFor(FETCH)).toEqual([])
      helper.answer(FACTS, said(FACTS_AGREE))
      await userEvent.click(dialog.getByRole('button', { name: 'Sync all' }))
      await within(await card()).findByText('All match')
      const body = {
        project_id: 'tide-dev',
        flutter_app_path: APP,
        bundle_id: 'com.example.tide',
        firebase_config_path: CONFIG_PATH,
      }
      expect(helper.askedFor(PLAN)).toEqual([{ ...body, match: ['firebaserc', 'gradle', 'xcode'] }])
      expect(helper.askedFor(FETCH)).toEqual([body])
    },
  )

  it(
    'files of the builds are in the plan with what that means, and each can be left out',
    { tags: 'P-241' },
    async () => {
      helper.answer(FACTS, said(wrong))
      helper.answer(PLAN, { body: { files: [], places: PLACES } })
      await openFirebase(helper)
      const open = async () => {
        await userEvent.click(await within(await card()).findByRole('button', { name: 'Sync all' }))
        return within(await screen.findByRole('dialog', { name: 'Sync all' }))
      }
      const dialog = await open()
      const rc = await dialog.findByRole('checkbox', { name: 'Change the default project of .firebaserc' })
      const android = dialog.getByRole('checkbox', { name: 'Change the Android app’s id' })
      expect(rc).not.toBeChecked()
      expect(android).toBeChecked()
      dialog.getByText('Its alias dev names tide-dev already.')
      const gradle = within(dialog.getByRole('group', { name: 'Gradle, applicationId' }))
      gradle.getByText('com.example.old')
      gradle.getByText('com.example.tide')
      gradle.getByText(/^This is the app’s identity: to Android and Google Play another id is another app\./)
      const xcode = within(dialog.getByRole('group', { name: 'Xcode, bundle id' }))
      xcode.getByText('Yours to change')
      xcode.getByText('Debug puts it together from $(ID): change that in Xcode’s build settings.')
      expect(xcode.queryByRole('checkbox')).toBeNull()
      await userEvent.click(dialog.getByRole('button', { name: 'Sync all' }))
      await waitFor(() => {
        expect(helper.askedFor(FETCH)).toMatchObject([{ match: ['gradle'] }])
      })

      const again = await open()
      await userEvent.click(await again.findByRole('checkbox', { name: 'Change the Android app’s id' }))
      await userEvent.click(again.getByRole('button', { name: 'Sync all' }))
      await waitFor(() => {
        expect(helper.askedFor(FETCH)).toHaveLength(2)
      })
      expect(helper.askedFor(FETCH)[1]).not.toHaveProperty('match')
    },
  )

  it.each([
    [
      { status: 409, body: { detail: 'Nobody is logged in.', code: 'firebase-signed-out' } },
      'Nobody is logged in.',
    ],
    [
      {
        body: {
          files: [{ platform: 'web', path: CONFIG_PATH, change: 'blocked', reason: 'It has expressions.' }],
        },
      },
      'It has expressions.',
    ],
  ])('cannot be mended while the plan says no, and nothing is written', async (answer, words) => {
    helper.answer(FACTS, said(wrong))
    helper.answer(PLAN, answer)
    await openFirebase(helper)
    await userEvent.click(await within(await card()).findByRole('button', { name: 'Sync all' }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText(new RegExp(`^${words}`))
    const go = dialog.getByRole('button', { name: 'Sync all' })
    expect(go).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(go)
    expect(helper.askedFor(FETCH)).toEqual([])
  })
})

describe('the last download', () => {
  const last = { at: new Date().toISOString(), project_id: 'tide-dev', files: [GOOGLE, CONFIG_PATH] }

  it('is undone on one click, and what the files say is read again', { tags: 'P-186' }, async () => {
    helper.answer(FACTS, said(FACTS_AGREE, last))
    helper.answer(UNDO, () => {
      helper.answer(FACTS, said(wrong))
      return { body: { message: '2 files are as they were before.', files: last.files } }
    })
    localStorage.setItem('mosaygent_firebase_last_switch', '{}')
    await openFirebase(helper)
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('2 files are as they were before.')
    expect(localStorage.getItem('mosaygent_firebase_last_switch')).toBeNull()
    await within(await card()).findByText('1 place differs')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('that cannot be undone says why', async () => {
    helper.answer(FACTS, said(FACTS_AGREE, last))
    helper.answer(UNDO, { status: 409, body: { detail: 'A file was changed since.', code: 'file-changed' } })
    await openFirebase(helper)
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('A file was changed since.')
  })

  it('of this page tells what changed', async () => {
    const files = [{ platform: 'android', path: GOOGLE, change: 'created' }]
    const reply = { success: true, message: '1 file is in place.', files, notes: ['There is no ios folder.'] }
    helper.answer(FETCH, { body: reply })
    await openFirebase(helper)
    await userEvent.click(await screen.findByRole('button', { name: 'Change Project' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Save Changes' }))
    await screen.findByText('There is no ios folder.')
    await userEvent.click(screen.getByText('What changed'))
    expect(within(screen.getByRole('list', { name: 'Files' })).getByText('New')).toBeInTheDocument()
  })
})

it('follows what happens elsewhere', async () => {
  await openFirebase(helper)
  await within(await card()).findByText('All match')
  helper.answer(FACTS, said(wrong))
  await waitFor(() => {
    expect(helper.listeners).toBe(1)
  })
  act(() => {
    helper.emit({ type: 'firebase.changed' })
  })
  await within(await card()).findByText('1 place differs')
})

it(
  'Sync all is in the palette on every page, and shows the plan on this one',
  { tags: ['P-186', 'P-295'] },
  async () => {
    helper.answer(FACTS, said(wrong))
    helper.answer(PLAN, { body: { files: [] } })
    await openFirebase(helper)
    await userEvent.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Supabase' }))
    await screen.findByRole('heading', { level: 1, name: 'Supabase' })
    await userEvent.keyboard('{Control>}k{/Control}')
    const palette = within(await screen.findByRole('dialog', { name: 'Search or run' }))
    const match = palette.getByRole('option', { name: 'Sync all' })
    await waitFor(() => {
      expect(match).not.toHaveAttribute('aria-disabled')
    })
    await userEvent.click(match)
    await screen.findByRole('dialog', { name: 'Sync all' })
    await screen.findByRole('heading', { level: 1, name: 'Firebase', hidden: true })
    expect(helper.askedFor(FETCH)).toEqual([])
  },
)

it('with a helper that knows the documented calls alone says so, without alarm', async () => {
  helper.answer(FACTS, { status: 404, body: { detail: 'Not here' } })
  await openFirebase(helper)
  await within(await card()).findByText('The connected helper does not offer this.')
  expect(screen.queryByText(/differ/)).toBeNull()
})
