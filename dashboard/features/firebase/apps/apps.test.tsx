import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { FakeHelper } from '../../../testing/fake-helper.ts'
import {
  ACCOUNT,
  APPS,
  FETCH,
  PROJECTS,
  firebaseHelper,
  keepProject,
  openFirebase,
} from '../../../testing/firebase-examples.tsx'

vi.mock('#cloud', () => import('../../../testing/fake-cloud.ts'))

const REGISTER = 'POST /mosaygent/firebase/register-app'
const ANDROID = {
  app_id: '1:42:android:aa',
  platform: 'android',
  identifier: 'com.example.tide',
  display_name: 'Tide',
}
const WEB = { app_id: '1:42:web:cc', platform: 'web', display_name: 'Site' }
let helper: FakeHelper
beforeEach(() => {
  helper = firebaseHelper()
  keepProject('development', 'tide-dev', 'com.example.tide')
})
const card = async () => within(await screen.findByRole('region', { name: 'Apps in tide-dev' }))

it('shows the app of each platform, and which ids there are where none fits', { tags: 'P-187' }, async () => {
  const ios = { app_id: '1:42:ios:bb', platform: 'ios', identifier: 'com.example.other' }
  helper.answer(APPS, { body: { apps: [ANDROID, ios, WEB] } })
  await openFirebase(helper)
  const apps = await card()
  await apps.findByText('1:42:android:aa')
  apps.getByText('None of this bundle ID. The project has com.example.other.')
  apps.getByText('Site')
  expect(apps.getAllByRole('button', { name: 'Register the app' })).toHaveLength(1)
  expect(helper.askedFor(APPS)).toEqual([{ project_id: 'tide-dev' }])
})

it('registers an app on a click that is confirmed, never before', { tags: ['P-187', 'P-199'] }, async () => {
  helper.answer(APPS, { body: { apps: [WEB] } })
  helper.answer(REGISTER, () => {
    helper.answer(APPS, { body: { apps: [WEB, ANDROID] } })
    return { body: { message: 'Registered.', app: ANDROID } }
  })
  await openFirebase(helper)
  const [first] = await (await card()).findAllByRole('button', { name: 'Register the app' })
  if (first !== undefined) await userEvent.click(first)
  const dialog = within(await screen.findByRole('dialog', { name: 'Register the Android app' }))
  dialog.getByText('com.example.tide')
  expect(helper.askedFor(REGISTER)).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Register the app' }))
  await (await card()).findByText('1:42:android:aa')
  expect(helper.askedFor(REGISTER)).toEqual([
    { project_id: 'tide-dev', platform: 'android', display_name: 'tide', identifier: 'com.example.tide' },
  ])
})

it('asks which of several web apps, and downloads with that one', { tags: 'P-187' }, async () => {
  helper.answer(APPS, { body: { apps: [WEB, { ...WEB, app_id: '1:42:web:dd', display_name: 'Admin' }] } })
  await openFirebase(helper)
  const apps = await card()
  // the one that the Dart options name
  await apps.findByText('In use')
  await userEvent.click(apps.getByRole('button', { name: 'Use this one' }))
  await waitFor(() => {
    expect(helper.askedFor(FETCH)).toMatchObject([{ web_app_id: '1:42:web:dd' }])
  })
})

it.each([
  ['firebase-no-access', 'This account cannot see tide-dev, or there is no such project.'],
  ['firebase-unavailable', 'Firebase did not answer in time.'],
])('a refusal (%s) is told and can be tried again', async (code, detail) => {
  helper.answer(APPS, { status: 409, body: { detail, code } })
  await openFirebase(helper)
  const apps = await card()
  expect(await apps.findByRole('alert')).toHaveTextContent(detail)
  helper.answer(APPS, { body: { apps: [ANDROID] } })
  await userEvent.click(apps.getByRole('button', { name: 'Try again' }))
  await apps.findByText('1:42:android:aa')
})

it('is not there while nobody is logged in: Firebase is not asked', async () => {
  helper.answer(ACCOUNT, { body: { state: 'signed-out' } })
  await openFirebase(helper)
  await screen.findByText('Not logged in')
  expect(screen.queryByRole('region', { name: /^Apps in/ })).toBeNull()
  expect(helper.askedFor(APPS)).toEqual([])
})

it('a project is chosen from the list, by keyboard, or typed', { tags: 'P-185' }, async () => {
  localStorage.clear()
  const projects = [
    { project_id: 'tide-dev', display_name: 'Tide (dev)' },
    { project_id: 'harbour', display_name: 'Harbour' },
  ]
  helper.answer(PROJECTS, { body: { projects } })
  localStorage.setItem('mosaygent_auth_token', 't')
  await openFirebase(helper)
  await screen.findByText('Choose among 2 projects, or type the ID.')
  const field = screen.getByLabelText('Firebase Project ID')
  await userEvent.type(field, 'harb')
  await screen.findByRole('option', { name: /harbour/ })
  expect(screen.getAllByRole('option')).toHaveLength(1)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(field).toHaveValue('harbour')
  await userEvent.clear(field)
  await userEvent.type(field, 'one-of-mine')
  expect(field).toHaveValue('one-of-mine')
})
