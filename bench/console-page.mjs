import { startProduct } from './fake-flutter-product.mjs'

/** How many files the API has that is cloned beside everything else. */
const CLONED_FILES = 5_000

/** Signs in with an account of this machine; ends on the Flutter page, where the app runs. */
export async function signIn(page, dashboardUrl) {
  await page.goto(dashboardUrl)
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const chooser = await opening
  await chooser.getByLabel('Email').fill('ann@example.com')
  await chooser.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Running', { exact: true }).first().waitFor()
}

/** The delivered product with the tests' fake running, and its Flutter page open in the browser. */
export async function startConsole(browser, bundle) {
  const product = await startProduct(bundle, { files: CLONED_FILES })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await signIn(page, product.dashboardUrl)
  const log = page.getByRole('log', { name: 'Console lines' })
  return {
    page,
    log,
    cloneApi: product.cloneApi,
    print: product.print,
    shows: (text) => log.getByText(text).first().waitFor(),
    stop: product.stop,
  }
}
