import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { FakeFlutter } from '../fakes/fake-flutter.ts'

/** The bar above the workbench. */
export const bar = (page: Page) =>
  page.locator('main > div').filter({ has: page.getByRole('heading', { level: 1, name: 'Flutter' }) })
/** What covers the screen, by its title. */
export const overlay = (page: Page, title: string) => page.getByRole('heading', { name: title, exact: true })
export const frame = (page: Page) => page.locator('iframe[title="App preview"]')
/** Of the fake's app. */
export const body = (page: Page) => page.frameLocator('iframe[title="App preview"]').locator('body')
/** The last reload or restart, below the phone. */
export const receipt = (page: Page) =>
  page.getByRole('button', {
    name: /^(No changes|Not applied|Restarted|Applied|Compiles again|Did not|On save|Edit in the phone)/,
  })
export const consoleLog = (page: Page) => page.getByRole('log', { name: 'Console lines' })

/** Each file below a folder with its bytes and the time of its last change, each folder with its own. */
export async function contentsOf(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const { mtimeNs, mode } = await stat(path, { bigint: true })
    const bytes = entry.isFile() ? createHash('sha256').update(await readFile(path)) : null
    found[path] = `${mtimeNs} ${mode} ${bytes?.digest('hex') ?? 'folder'}`
  }
  return found
}

export const inCodebase = (fakeFlutter: FakeFlutter, path: string) =>
  join(fakeFlutter.projectFolder, 'flutter', path)
export const reloadButton = (page: Page) => bar(page).getByRole('button', { name: /^Reload/ })

/** Starts by the key, and waits until the app is there. */
export async function startByKey(page: Page, fakeFlutter: FakeFlutter): Promise<void> {
  await fakeFlutter.open(page)
  // the key does what the button does, once that can be pressed
  await expect(page.getByRole('button', { name: 'Start Server' })).toBeEnabled()
  await page.keyboard.press('s')
  await expect(body(page)).toHaveAttribute('data-seen', /./)
  await expect(bar(page).getByText('Running', { exact: true })).toBeVisible()
  // it says so while it compiles, too
  await expect(page.getByRole('button', { name: 'Reload' }).first()).toBeEnabled()
}
