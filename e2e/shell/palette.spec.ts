import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { callsTo } from '../harness/call.ts'
import { expectAccessibleInBoth } from '../harness/accessible.ts'
import { signInAs } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'

test(
  'by keys alone: palette, folder browser, a new folder, a clone that the activity list tells',
  { tag: ['@P-243', '@P-245', '@P-246', '@P-295', '@P-341'] },
  async ({ page, product }) => {
    test.slow()
    const call = callsTo(product.helperUrl)
    const { keyboard } = page
    await page.goto(product.dashboardUrl)
    await signInAs(page, 'ann@example.com', 'Ann')
    await expect(page.getByText('Connected', { exact: true })).toBeVisible()

    await test.step('the palette leads to Environment', async () => {
      await keyboard.press('ControlOrMeta+k')
      await expect(page.getByRole('combobox', { name: 'Search or run' })).toBeFocused()
      await expectAccessibleInBoth(page, 'palette')
      await keyboard.type('go env')
      await expect(page.getByRole('option', { name: /^Go to Environment/ })).toBeVisible()
      await keyboard.press('Enter')
      await expect(page).toHaveURL(/\/environment$/)
      await keyboard.press('ControlOrMeta+k')
      const used = page.getByRole('group', { name: 'Recent' }).getByRole('option')
      await expect(used).toHaveText([/^Go to Environment/])
      await keyboard.press('Escape')
    })

    const folder = join(await realpath(product.projectFolder), 'neu é')
    await test.step('a folder is looked for, made and used', async () => {
      await page.getByRole('textbox', { name: 'Project directory' }).focus()
      await keyboard.type(join(product.projectFolder, 'not there'))
      await keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Browse' })).toBeFocused()
      await keyboard.press('Enter')
      const list = page.getByRole('listbox', { name: 'Folders' })
      await expect(list).toBeFocused()
      await expectAccessibleInBoth(page, 'folder browser')
      await keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'New folder' })).toBeFocused()
      await keyboard.press('Enter')
      await expect(page.getByRole('textbox', { name: 'Name of the new folder' })).toBeFocused()
      await keyboard.type('neu é')
      await keyboard.press('Enter')
      await expect(page.getByText('No folders in here. You can still use it.')).toBeVisible()
      await expect(list).toBeFocused()
      await page.getByRole('button', { name: 'Use this folder' }).focus()
      await keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Change' })).toBeVisible()
      expect((await call('GET', '/mosaygent/environment/directory')).reply).toMatchObject({ path: folder })
    })

    await test.step('what the helper did is listed, also after a reload', async () => {
      await keyboard.press('ControlOrMeta+k')
      await expect(page.getByRole('combobox', { name: 'Search or run' })).toBeFocused()
      await keyboard.type('clone api')
      await expect(page.getByRole('option', { name: /^Clone API Repository/ })).not.toHaveAttribute(
        'aria-disabled',
      )
      await keyboard.press('Enter')
      await expect(page.getByText('Present', { exact: true })).toHaveCount(1)
      await page.reload()
      await page.getByRole('button', { name: 'Activity' }).focus()
      await keyboard.press('Enter')
      const activity = page.getByRole('dialog', { name: 'Activity' })
      await expect(activity.getByText('Clone API')).toBeVisible()
      await expect(activity.getByText('Done')).toBeVisible()
      await expectAccessibleInBoth(page, 'activity')
      await keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Activity' })).toBeFocused()
    })
  },
)
