import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { callsTo } from '../harness/call.ts'
import { kept, keptJson } from './kept.ts'
import { expect, test } from './harness.ts'

test(
  'what the browser keeps of the directory: the last eight, what was refused and why',
  { tag: ['@P-118', '@P-213', '@P-247', '@P-248'] },
  async ({ page, harness }) => {
    test.slow()
    const directory = callsTo(harness.product.helperUrl)
    const ofHelper = async () => (await directory('GET', '/mosaygent/environment/directory')).reply['path']
    const project = await realpath(harness.product.projectFolder)
    const folders = Array.from({ length: 9 }, (_, index) => join(project, `nº ${index + 1}`))
    for (const folder of folders) await mkdir(folder)
    const field = page.getByRole('textbox', { name: 'Project directory' })
    const recent = page.getByRole('region', { name: 'Recent' })
    const take = async (path: string) => {
      await page.getByRole('button', { name: 'Change', exact: true }).click()
      await field.fill(path)
      await page.keyboard.press('Enter')
    }
    await harness.enter(page)
    expect(await kept(page)).toMatchObject({ project_directory: project })
    for (const folder of folders) {
      await take(folder)
      await expect(page.getByText(folder, { exact: true })).toBeVisible()
      await expect(field).toHaveCount(0)
    }
    expect(await kept(page)).toMatchObject({ project_directory: folders[8] })
    // the first two have gone from the list
    const last = folders.slice(1).toReversed()
    expect(await keptJson(page, 'recent_directories')).toEqual(last)

    await test.step('those of before that the helper knows are offered, one is removed, one is taken', async () => {
      await page.reload()
      await page.getByRole('button', { name: 'Change', exact: true }).click()
      await expect(recent.getByRole('listitem')).toHaveCount(9)
      await recent.getByRole('button', { name: `Remove ${folders[1]} from this list` }).click()
      await expect(recent.getByRole('listitem')).toHaveCount(8)
      await recent.getByRole('button', { name: `Use ${folders[4]}` }).click()
      await expect(field).toHaveCount(0)
      await expect(page.getByText(folders[4] ?? '', { exact: true })).toBeVisible()
      expect(await ofHelper()).toBe(folders[4])
      expect(await keptJson(page, 'recent_directories')).toEqual([
        folders[4],
        ...last.filter((path) => path !== folders[4] && path !== folders[1]),
      ])
    })

    await test.step('in another list of directories, the palette, too', async () => {
      await page.keyboard.press('ControlOrMeta+k')
      await expect(page.getByRole('combobox', { name: 'Search or run' })).toBeFocused()
      await page.keyboard.type('nº 9')
      await page.getByRole('option', { name: /Use nº 9/ }).click()
      await expect(page.getByText(folders[8] ?? '', { exact: true })).toBeVisible()
      await expect.poll(ofHelper).toBe(folders[8])
    })

    await test.step('a refused one is told with its reason, also after a reload, and forgotten', async () => {
      const missing = join(project, 'gone é')
      await take(missing)
      const alert = page.getByRole('main').getByRole('alert').first()
      await expect(alert).toContainText('does not exist')
      expect(await kept(page)).toMatchObject({ project_directory: missing })
      const why: unknown = expect.stringContaining('does not exist')
      expect(await keptJson(page, 'refused_directory')).toEqual({ path: missing, why })
      expect(await ofHelper()).toBe(folders[8])
      await page.reload()
      await expect(alert).toContainText(`The helper refused ${missing}`)
      await expect(page.getByRole('button', { name: /Use this browser/ })).toHaveCount(0)
      await page.getByRole('button', { name: 'Change the refused directory' }).click()
      await expect(field).toHaveValue(missing)
      await page.getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('button', { name: 'Discard' }).click()
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
      expect(await kept(page)).toMatchObject({ project_directory: folders[8], refused_directory: 'null' })
    })
  },
)
