import { expectAccessibleInBoth } from '../harness/accessible.ts'
import { DART, GOOGLE } from './app-files.ts'
import { CLOUD, DEV, PROD, aboutProject, refusing } from './cloud.ts'
import { expect, test } from './harness.ts'
import { confirm, radio, ready } from './switching.ts'

test(
  'a switch asks once before production, downloads, tints, and says what the running app still has',
  { tag: ['@P-076', '@P-181', '@P-182'] },
  async ({ page, harness }) => {
    test.slow()
    await ready(page, harness)
    await page.getByRole('button', { name: 'Start Server' }).click()
    await expect(page.getByText('Running', { exact: true }).first()).toBeVisible()
    // it says so while it compiles, too
    await expect(page.getByRole('button', { name: 'Reload' }).first()).toBeEnabled()

    const phone = page.getByTestId('phone')
    const size = await phone.boundingBox()

    await harness.firebase([...aboutProject(PROD, { gate: 'prod' }), ...CLOUD])
    await radio(page, 'Production').click()
    const question = page.getByRole('dialog', { name: 'Switch to Production?' })
    await expect(question.getByText('Asking Firebase what would change')).toBeVisible()
    await question.getByRole('button', { name: 'Stay in Development' }).click()
    await expect(radio(page, 'Development')).toBeChecked()
    expect(await harness.read(DART)).toContain('tide-old')

    await radio(page, 'Production').click()
    await confirm(page)
    await expect(page.getByText('Downloading Firebase Configs')).toBeVisible()
    await expect(page.getByText('Looking for the apps of tide-prod')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Preview' })).toHaveAttribute(
      'data-environment',
      'production',
    )
    await expectAccessibleInBoth(page, 'downloading')
    await harness.open('prod')
    await expect(page.getByText('Config files are up to date.')).toBeVisible()
    expect(JSON.parse(await harness.read(GOOGLE))).toMatchObject({
      project_info: { project_id: 'tide-prod' },
    })
    // what the app runs with are the files of a third project, of no environment
    await expect(page.getByText('Old config files')).toBeVisible()
    expect(await phone.boundingBox()).toEqual(size)
    await expectAccessibleInBoth(page, 'restart to apply')
    await page.getByRole('button', { name: 'Restart to apply' }).click()
    await expect(page.getByRole('button', { name: 'Restart to apply' })).toBeHidden()
    await page.reload()
    await expect(radio(page, 'Production')).toBeChecked()
    await harness.firebase(CLOUD)
    await radio(page, 'Development').click()
    await expect(page.getByText('Still Production')).toBeVisible()
    await expect.poll(() => harness.read(DART)).toContain('projectId: "tide-dev"')
    // until it restarts, the frame has the tint of what runs
    const frame = page.getByRole('region', { name: 'Preview' })
    await expect(frame).toHaveAttribute('data-environment', 'production')

    await radio(page, 'Production').click()
    for (const text of [PROD.id, PROD.bundle])
      await expect(question.getByText(text, { exact: true })).toBeVisible()
    await expect(question.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(3)
    await question.getByRole('checkbox', { name: 'Don’t ask again in this browser' }).check()
    await confirm(page)
    await expect.poll(() => harness.read(DART)).toContain('projectId: "tide-prod"')
    // these are the files that it has read: they went and came back
    await expect(page.getByText('Config files are up to date.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Restart to apply' })).toBeHidden()
    await expect(frame).toHaveAttribute('data-environment', 'production')
    await radio(page, 'Development').click()
    await expect.poll(() => harness.read(DART)).toContain('projectId: "tide-dev"')
    await radio(page, 'Production').click()
    await expect.poll(() => harness.read(DART)).toContain('projectId: "tide-prod"')
    await expect(radio(page, 'Production')).toBeChecked()
    await expect(question).toBeHidden()
  },
)

test(
  'Start waits for a download; of rapid choices the last one is on the disk',
  { tag: ['@P-023', '@P-060', '@P-076'] },
  async ({ page, harness }) => {
    await ready(page, harness)
    await harness.firebase([
      ...aboutProject(PROD, { gate: 'prod' }),
      ...aboutProject(DEV, { gate: 'dev' }),
      ...CLOUD,
    ])
    await radio(page, 'Production').click()
    await confirm(page)
    await expect(page.getByText('Downloading Firebase Configs')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Start/ })).toHaveAttribute('aria-disabled', 'true')
    await radio(page, 'Development').click()
    await harness.open('prod')
    await harness.open('dev')
    await expect(page.getByText('Config files are up to date.')).toBeVisible()
    await expect(radio(page, 'Development')).toBeChecked()
    expect(await harness.read(DART)).toContain('projectId: "tide-dev"')
    expect(JSON.parse(await harness.read(GOOGLE))).toMatchObject({ project_info: { project_id: 'tide-dev' } })
    await expect(page.getByRole('button', { name: 'Start Server' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
)

test(
  'a download that fails leaves the files, stays visible over a reload, and is tried again',
  { tag: ['@P-023', '@P-096'] },
  async ({ page, harness }) => {
    await ready(page, harness)
    const before = await harness.read(DART)
    await harness.firebase([refusing(PROD, 503), ...CLOUD])
    await radio(page, 'Production').click()
    await expect(page.getByText('What would change cannot be told')).toBeVisible()
    await expectAccessibleInBoth(page, 'question without a plan')
    await confirm(page)
    await expect(page.getByText('Production is not applied')).toBeVisible()
    await expectAccessibleInBoth(page, 'not applied')
    expect(await harness.read(DART)).toBe(before)
    await page.reload()
    await expect(page.getByText('Production is not applied')).toBeVisible()
    await page.setViewportSize({ width: 800, height: 900 })
    await page.getByRole('button', { name: 'Production is not applied' }).click()
    await expect(page.getByRole('dialog')).toContainText('Config files not updated')
    await harness.firebase(CLOUD)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Production is not applied' })).toBeHidden()
    await expect.poll(() => harness.read(DART)).toContain('projectId: "tide-prod"')
  },
)

test(
  'a login that has expired is told, and no byte is touched',
  { tag: ['@P-184', '@P-197'] },
  async ({ page, harness }) => {
    await ready(page, harness)
    await harness.firebase([refusing(PROD, 401), ...CLOUD])
    await radio(page, 'Production').click()
    // the dialog grows by this note, and a button that moves below the pointer takes no click
    await expect(page.getByText('What would change cannot be told')).toBeVisible()
    await confirm(page)
    await expect(page.getByText('Production is not applied')).toBeVisible()
    await page
      .getByRole('link', { name: /^Firebase/ })
      .first()
      .click()
    await expect(page.getByText('Login expired', { exact: true })).toBeVisible()
    await expectAccessibleInBoth(page, 'login expired')
    expect(await harness.read(DART)).toContain('tide-old')
  },
)

test(
  'without a bundle id the project is set and the line says why nothing is downloaded',
  { tag: ['@P-092', '@P-097'] },
  async ({ page, harness }) => {
    await ready(page, harness)
    await page.evaluate(() => {
      localStorage.removeItem('mosaygent_firebase_bundle_id_production')
    })
    await page.reload()
    await radio(page, 'Production').click()
    await confirm(page)
    await expect(page.getByText('Config download skipped: bundle id missing.')).toBeVisible()
    expect((await harness.asked()).filter((said) => said.startsWith('apps:'))).toEqual([])
    await page
      .getByRole('link', { name: /^Firebase/ })
      .first()
      .click()
    await expect(page.getByText('Not configured')).toBeVisible()

    // and when the helper is gone, the page says what it knows
    await harness.product.stop()
    await expect(
      page.getByText('The helper is not connected', { exact: true }).filter({ visible: true }),
    ).toHaveCount(1)
    await expect(page.getByText('Unavailable while disconnected.').first()).toBeVisible()
    await expectAccessibleInBoth(page, 'offline')
  },
)
