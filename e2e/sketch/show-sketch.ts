import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { callsTo } from '../harness/call.ts'
import type { Product } from '../harness/product.ts'
import { signIn } from '../harness/sign-in.ts'

/**
 * Has the sketch of an app with this `main.dart` shown by the phone. Gives that file's path. `before`: what is done to
 * the app before it is started.
 */
export async function showSketch(
  page: Page,
  product: Product,
  main: string,
  before: () => Promise<void> = async () => undefined,
): Promise<string> {
  const post = async (path: string, body: object) => {
    expect((await callsTo(`${product.helperUrl}/mosaygent`)('POST', path, body)).status).toBe(200)
  }
  await post('/environment/set-directory', { path: product.projectFolder })
  await post('/environment/clone-flutter', {})
  const file = join(product.projectFolder, 'flutter/lib/main.dart')
  await writeFile(file, main)
  await before()
  await signIn(page, product)
  await page.getByRole('button', { name: 'Start Server' }).click()
  return file
}

/** Finds a text where the one phone shows it. */
export const textsOf = (page: Page) => (text: string) =>
  page.frameLocator('iframe[title="App preview"]').getByText(text, { exact: true }).filter({ visible: true })

/** From here on a click in the phone tells what is there: the page in it has heard of that. */
export async function beginPointing(page: Page): Promise<void> {
  await pointButton(page).click()
  await expect(page.frameLocator('iframe[title="App preview"]').locator('html.pointing')).toBeAttached()
}

/** The button that says what a click in the phone does. */
export const pointButton = (page: Page) => page.getByRole('button', { name: /^Point at a widget/ })
