import { expect } from '@playwright/test'
import { signIn } from '../harness/sign-in.ts'
import { test } from './firebase-harness.ts'
import { plist, services } from '../fakes/fake-firebase.ts'

test('the page saves a project, the files arrive, Undo takes them away, a switch brings them again', async ({
  page,
  harness,
}) => {
  const { product, files } = harness
  const before = await files()
  await signIn(page, product)
  await page.getByRole('link', { name: 'Firebase' }).first().click()
  await page.getByLabel('Firebase Project ID').fill('acme-prod')
  await page.getByLabel('Bundle ID').fill('com.acme.app')
  await page.getByRole('button', { name: 'Save Configuration' }).click()
  await expect(page.getByText('Synced', { exact: true })).toBeVisible()
  await expect
    .poll(files)
    .toEqual([services('acme-prod'), plist('acme-prod'), expect.stringContaining('"acme-prod"')])

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(files).toEqual(before)

  await page.evaluate(() => {
    localStorage.setItem('mosaygent_firebase_project_id_production', 'acme-prod')
    localStorage.setItem('mosaygent_firebase_bundle_id_production', 'com.acme.app')
  })
  await page.reload()
  await page.getByRole('radio', { name: 'Production' }).click()
  await page
    .getByRole('dialog', { name: 'Switch to Production?' })
    .getByRole('button', { name: 'Switch to Production' })
    .click()
  await expect
    .poll(files)
    .toEqual([services('acme-prod'), plist('acme-prod'), expect.stringContaining('"acme-prod"')])
  await expect(page.getByText('Synced', { exact: true })).toBeVisible()
})
