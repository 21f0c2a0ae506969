import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FakeHelper } from '../../testing/fake-helper.ts'
import {
  APP,
  CONFIG_PATH,
  FETCH,
  PROJECT,
  SET_PROJECT,
  firebaseHelper,
  keepProject,
  openFirebase,
} from '../../testing/firebase-examples.tsx'

vi.mock('#cloud', () => import('../../testing/fake-cloud.ts'))

let helper: FakeHelper
beforeEach(() => {
  helper = firebaseHelper()
})
const stored = (name: string) => localStorage.getItem(`mosaygent_firebase_${name}_development`)
const card = (name: string) => screen.findByRole('region', { name })

describe('without a project', () => {
  it(
    'Project Setup needs both fields, trimmed; saving stores them, tells the helper and downloads',
    { tags: ['P-011', 'P-091', 'P-119', 'P-120', 'P-152'] },
    async () => {
      await openFirebase(helper)
      const form = within(await card('Project Setup'))
      const save = form.getByRole('button', { name: 'Save Configuration' })
      expect(save).toHaveAttribute('aria-disabled', 'true')
      await userEvent.type(form.getByLabelText('Firebase Project ID'), '  tide-dev  ')
      await userEvent.type(form.getByLabelText('Bundle ID'), '   {Enter}')
      expect(stored('project_id')).toBeNull()
      await userEvent.type(form.getByLabelText('Bundle ID'), 'com.example.tide  ')
      await userEvent.click(save)
      await card('Active Project')
      expect(stored('project_id')).toBe('tide-dev')
      expect(stored('bundle_id')).toBe('com.example.tide')
      await screen.findByText('Config files are up to date.')
      expect(helper.askedFor(SET_PROJECT)).toEqual([{ project_id: 'tide-dev' }])
      expect(helper.askedFor(FETCH)).toEqual([
        {
          project_id: 'tide-dev',
          flutter_app_path: APP,
          bundle_id: 'com.example.tide',
          firebase_config_path: CONFIG_PATH,
        },
      ])
    },
  )

  it(
    'tells an id that looks wrong at its field once that is left, and lets it be saved',
    { tags: 'P-185' },
    async () => {
      await openFirebase(helper)
      const project = await screen.findByLabelText('Firebase Project ID')
      await userEvent.type(project, 'Acme_Prod!')
      expect(screen.queryByRole('alert')).toBeNull()
      await userEvent.type(screen.getByLabelText('Bundle ID'), 'com')
      await userEvent.tab()
      const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent)
      expect(alerts).toEqual([
        expect.stringMatching(/^This does not look like a project ID/),
        expect.stringMatching(/^This does not look like a bundle ID/),
      ])
      expect(project).toBeInvalid()
      await userEvent.click(screen.getByRole('button', { name: 'Save Configuration' }))
      await card('Active Project')
      expect(stored('project_id')).toBe('Acme_Prod!')
    },
  )

  it(
    'tells it at the latest when it is to be saved, and a second Save saves it',
    { tags: 'P-185' },
    async () => {
      await openFirebase(helper)
      await userEvent.type(await screen.findByLabelText('Bundle ID'), 'com.example.tide')
      await userEvent.type(screen.getByLabelText('Firebase Project ID'), 'My Project!{Enter}')
      expect(screen.getByRole('alert')).toHaveTextContent(/^This does not look like a project ID/)
      expect(stored('project_id')).toBeNull()
      await userEvent.keyboard('{Enter}')
      await card('Active Project')
      expect(stored('project_id')).toBe('My Project!')
    },
  )

  it('takes the id of an organisation’s domain for what it is', { tags: 'P-185' }, async () => {
    await openFirebase(helper)
    await userEvent.type(await screen.findByLabelText('Firebase Project ID'), 'example.com:project')
    await userEvent.type(screen.getByLabelText('Bundle ID'), 'com.example.tide')
    await userEvent.tab()
    expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Save Configuration' }))
    await waitFor(() => {
      expect(helper.askedFor(FETCH)).toMatchObject([{ project_id: 'example.com:project' }])
    })
  })

  it(
    'one that is stored already is told on the card, and Sync all is not offered',
    { tags: 'P-185' },
    async () => {
      keepProject('development', 'Acme_Prod!', 'com.example.tide')
      await openFirebase(helper)
      const facts = within(await card('Active Project'))
      facts.getByText('This ID looks wrong: Acme_Prod!')
      expect(await within(await card('Config files')).findAllByText(/differ/)).not.toEqual([])
      expect(screen.queryByRole('button', { name: 'Sync all' })).toBeNull()
    },
  )
})

describe('with a project', () => {
  beforeEach(() => {
    keepProject('development', 'tide-dev', 'com.example.tide')
  })

  it.each([
    ['tide-dev', 'Synced', 'Different Project Active'],
    ['tide-other', 'Different Project Active', 'Synced'],
  ])('active on the helper is %s: %s', { tags: ['P-092', 'P-152'] }, async (active, shown, hidden) => {
    helper.answer(PROJECT, { body: { project_id: active } })
    await openFirebase(helper)
    const facts = within(await card('Active Project'))
    await facts.findByText(shown)
    expect(facts.queryByText(hidden)).toBeNull()
    facts.getByText('Development')
    facts.getByText('com.example.tide')
  })

  it(
    'with none active it reads Not connected, why, and neither badge',
    { tags: ['P-092', 'P-152'] },
    async () => {
      helper.answer(PROJECT, { body: { project_id: null, note: 'Nothing was set yet.' } })
      await openFirebase(helper)
      const facts = within(await card('Active Project'))
      await facts.findByText('Not connected')
      facts.getByText('Nothing was set yet.')
      expect(facts.queryByText('Synced')).toBeNull()
      expect(facts.queryByText('Different Project Active')).toBeNull()
    },
  )

  it('a failing call is silent: Not connected', { tags: 'P-098' }, async () => {
    helper.answer(PROJECT, { status: 500, body: {} })
    await openFirebase(helper)
    const facts = within(await card('Active Project'))
    await facts.findByText('Not connected')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('without a bundle id it reads Not configured', { tags: ['P-092', 'P-152'] }, async () => {
    localStorage.removeItem('mosaygent_firebase_bundle_id_development')
    await openFirebase(helper)
    expect(within(await card('Active Project')).getByText('Not configured')).toBeInTheDocument()
  })

  it(
    'Change Project starts with what is stored, and Save Changes saves and downloads',
    { tags: ['P-093', 'P-152'] },
    async () => {
      await openFirebase(helper)
      await userEvent.click(await screen.findByRole('button', { name: 'Change Project' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Change Project' }))
      const project = dialog.getByLabelText('Firebase Project ID')
      expect(project).toHaveValue('tide-dev')
      expect(dialog.getByLabelText('Bundle ID')).toHaveValue('com.example.tide')
      await userEvent.clear(project)
      expect(dialog.getByRole('button', { name: 'Save Changes' })).toHaveAttribute('aria-disabled', 'true')
      await userEvent.type(project, 'tide-two')
      await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }))
      await waitFor(() => {
        expect(helper.askedFor(FETCH)).toMatchObject([{ project_id: 'tide-two' }])
      })
      expect(stored('project_id')).toBe('tide-two')
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )

  it(
    'takes another bundle id for iOS, and goes back to one for both',
    { tags: ['P-185', 'P-202'] },
    async () => {
      await openFirebase(helper)
      await userEvent.click(await screen.findByRole('button', { name: 'Change Project' }))
      await userEvent.click(await screen.findByRole('button', { name: 'iOS has another bundle ID' }))
      await userEvent.type(screen.getByLabelText('Bundle ID on iOS'), 'com.example.tide.ios{Enter}')
      await waitFor(() => {
        expect(helper.askedFor(FETCH)).toMatchObject([
          { bundle_id: 'com.example.tide', ios_bundle_id: 'com.example.tide.ios' },
        ])
      })
      within(await card('Active Project')).getByText('com.example.tide.ios')
      await userEvent.click(screen.getByRole('button', { name: 'Change Project' }))
      await userEvent.clear(await screen.findByLabelText('Bundle ID on iOS'))
      await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
      await waitFor(() => {
        expect(helper.askedFor(FETCH)).toHaveLength(2)
      })
      expect(helper.askedFor(FETCH)[1]).not.toHaveProperty('ios_bundle_id')
      expect(stored('ios_bundle_id')).toBeNull()
    },
  )

  it('Cancel changes nothing and calls nothing', async () => {
    await openFirebase(helper)
    await userEvent.click(await screen.findByRole('button', { name: 'Change Project' }))
    await userEvent.type(await screen.findByLabelText('Firebase Project ID'), '-more')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(stored('project_id')).toBe('tide-dev')
    expect(helper.askedFor(SET_PROJECT)).toEqual([])
  })

  it(
    'links to the overview of the configured project in the console, in a new tab',
    { tags: 'P-094' },
    async () => {
      await openFirebase(helper)
      const link = await screen.findByRole('link', { name: 'Firebase console' })
      expect(link).toHaveAttribute('href', 'https://console.firebase.google.com/project/tide-dev/overview')
      expect(link).toHaveAttribute('target', '_blank')
      const note = within(await card('Active Project')).getByText(/^Config files/)
      expect(note).toHaveTextContent(
        'Config files (google-services.json, GoogleService-Info.plist and the web options) are downloaded automatically when you switch the environment.',
      )
    },
  )
})
