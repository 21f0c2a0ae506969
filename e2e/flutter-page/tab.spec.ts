import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../fakes/fake-flutter.ts'

const GREEN = '#1f9d61'
const AMBER = '#d9901c'
const RED = '#d9403a'
const GREY = '#8a949e'

/** The tab: its title, and the colour of the middle tile of its icon. */
async function expectTab(page: Page, title: string, colour: string): Promise<void> {
  await expect(page).toHaveTitle(title)
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute(
    'href',
    new RegExp(`^data:.*fill%3D%22${encodeURIComponent(colour)}%22%2F%3E%3C%2Fsvg%3E$`),
  )
}

test.use({ hold: true })

test(
  'the tab tells the state of the preview on every page, a ribbon what is stale, and the browser keeps that one was started and reloaded',
  { tag: ['@P-164', '@P-168', '@P-298'] },
  async ({ page, fakeFlutter }) => {
    test.slow()
    const open = async (name: string) => {
      await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    }
    const edit = (text: string) =>
      appendFile(join(fakeFlutter.projectFolder, 'flutter/lib/main.dart'), `${text}\n`)
    const ribbon = page.getByText(/^Out of date: code from \d\d:\d\d:\d\d/)
    const kept = () => page.evaluate(() => localStorage.getItem('mosaygent_getting_started'))
    await fakeFlutter.open(page)
    await expect(page).toHaveTitle('Flutter · Mosaygent')

    await test.step('starting, then running', async () => {
      await page.getByRole('button', { name: 'Start Server' }).click()
      await expectTab(page, 'Starting · Flutter · Mosaygent', AMBER)
      // the tool is on its way: it listens once it runs
      await expect(() => fakeFlutter.tell('/compiled')).toPass()
      await expectTab(page, 'Running · Flutter · Mosaygent', GREEN)
      await expect(ribbon).toHaveCount(0)
      await open('Environment')
      await expectTab(page, 'Running · Environment · Mosaygent', GREEN)
    })

    await test.step('stale: two files are newer than what is on the screen', async () => {
      await edit('// é')
      await expectTab(page, 'Out of date · Environment · Mosaygent', AMBER)
      await open('Flutter')
      await expect(ribbon).toContainText('lib/main.dart is newer')
      await expectTab(page, 'Out of date · Flutter · Mosaygent', AMBER)
    })

    await test.step('a reload says how many, covers the ribbon, and takes it away', async () => {
      const overlay = page.getByTestId('overlay')
      await page.getByRole('button', { name: /^Reload/ }).click()
      await expect(overlay.getByRole('heading', { name: 'Reloading...' })).toBeVisible()
      await expect(overlay.getByText('1 file changed')).toBeVisible()
      await expect(ribbon).toHaveCount(0)
      await expect(overlay).toHaveCount(0)
      await expect(ribbon).toHaveCount(0)
      await expectTab(page, 'Running · Flutter · Mosaygent', GREEN)
    })

    await test.step('what was done once is kept', async () => {
      await open('Environment')
      const list = page.getByRole('region', { name: 'Getting started' })
      await expect(list.getByText('6 of 7')).toBeVisible()
      await expect.poll(kept).toBe('{"started":true,"reloaded":true,"closed":false}')
      await list.getByRole('button', { name: 'Hide this list' }).click()
      await expect(list).toHaveCount(0)
      expect(await kept()).toBe('{"started":true,"reloaded":true,"closed":true}')
      await page.reload()
      await expect(page.getByRole('region', { name: 'Flutter Codebase' })).toBeVisible()
      await expect(list).toHaveCount(0)
    })

    await test.step('an error, and then nobody who could tell', async () => {
      await fakeFlutter.tell('/fail', { lines: ["lib/main.dart:3:4: Error: Expected ';' after é."] })
      await edit('// again')
      await open('Flutter')
      await page.getByRole('button', { name: /^Reload/ }).click()
      await expectTab(page, 'Error · Flutter · Mosaygent', RED)
      await open('Supabase')
      await expectTab(page, 'Error · Supabase · Mosaygent', RED)
      await fakeFlutter.stop()
      await expectTab(page, 'Not connected · Supabase · Mosaygent', GREY)
    })
  },
)
