import { DART } from './app-files.ts'
import { CLOUD, DEV, PROD, aboutProject } from './cloud.ts'
import { expect, test } from './harness.ts'
import { confirm, radio, ready } from './switching.ts'

test(
  'two tabs agree on the environment, Start waits in both, and the download of one that was overtaken is ended',
  { tag: '@P-183' },
  async ({ page, harness, context }) => {
    await ready(page, harness)
    const other = await context.newPage()
    await other.goto(`${harness.product.dashboardUrl}/flutter`)
    await expect(radio(other, 'Development')).toBeChecked()
    await harness.firebase([...aboutProject(PROD, { gate: 'prod' }), ...CLOUD])
    await radio(page, 'Production').click()
    await confirm(page)
    await expect(radio(other, 'Production')).toBeChecked()
    await expect(other.getByText('Downloading Firebase Configs')).toBeVisible()
    for (const tab of [page, other])
      await expect(tab.getByRole('button', { name: /^Start/ }).first()).toHaveAttribute(
        'aria-disabled',
        'true',
      )
    await harness.open('prod')
    await expect(other.getByText('Config files are up to date.')).toBeVisible()
    await expect(other.getByText('Downloading Firebase Configs')).toBeHidden()
    expect(await harness.read(DART)).toContain('projectId: "tide-prod"')

    await harness.firebase([...aboutProject(DEV, { gate: 'dev' }), ...CLOUD])
    await radio(page, 'Development').click()
    await expect(radio(other, 'Development')).toBeChecked()
    await expect(other.getByText('Looking for the apps of tide-dev')).toBeVisible()
    await radio(other, 'Production').click()
    await confirm(other)
    await expect(radio(page, 'Production')).toBeChecked()
    await harness.open('dev')
    for (const tab of [page, other]) {
      await expect(tab.getByText('Downloading Firebase Configs')).toBeHidden()
      await expect(tab.getByText(/is not applied/)).toBeHidden()
      await expect(radio(tab, 'Production')).toBeChecked()
    }
    await expect(other.getByText('Config files are up to date.')).toBeVisible()
    expect(await harness.read(DART)).toContain('projectId: "tide-prod"')
  },
)
