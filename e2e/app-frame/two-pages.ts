import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { FrameLocator, Locator, Page } from '@playwright/test'
import type { FakeFlutter } from '../fakes/fake-flutter.ts'

/** The page of a Flutter whose every reload is seen only by a page that is loaded anew. */
export const GENERATION = { name: '3.35, bootstrap' }

/** What is in the phone. */
export const seen = (page: Page): FrameLocator => page.frameLocator('iframe[title="App preview"]')

/** What loads behind it. */
export const behind = (page: Page): Locator => page.locator('iframe[title="New code of the app"]')

/** The page of the first code is on the screen. */
export async function running(page: Page, fakeFlutter: FakeFlutter): Promise<void> {
  await fakeFlutter.open(page)
  await page.getByRole('button', { name: 'Start Server' }).click()
  await expect(page.getByText('Running', { exact: true }).first()).toBeVisible()
  // it says so while it compiles, too
  await expect(page.getByRole('button', { name: 'Reload' }).first()).toBeEnabled()
  await fakeFlutter.tell('/page', { ...GENERATION, app: { text: 'first', ground: '#3060c0' } })
  await page.reload()
  await expect(seen(page).locator('flutter-view')).toHaveText('first')
}

/** Files change, so that a reload has something to do. */
export async function edit(fakeFlutter: FakeFlutter): Promise<void> {
  await writeFile(join(fakeFlutter.projectFolder, 'flutter/lib/more.dart'), `// ${Math.random()}\n`)
}

export const reload = (page: Page): Promise<void> => page.getByRole('button', { name: /^Reload/ }).click()
