import { expect, type Page } from '@playwright/test'
import type { Product } from './product.ts'

/** Signs in with a local account at the page's own dashboard; ends on the Flutter page. */
export async function signInAs(page: Page, email: string, name?: string): Promise<void> {
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const chooser = await opening
  await chooser.getByLabel('Email').fill(email)
  if (name !== undefined) await chooser.getByLabel('Name').fill(name)
  // the click closes its own window, whose navigation would otherwise be waited for
  await chooser.getByRole('button', { name: 'Continue' }).click({ noWaitAfter: true })
  await expect(page).toHaveURL(/\/flutter$/)
}

/**
 * Signs in with a new local account; ends on the Flutter page, connected. A new page comes signed in, as one that is
 * loaded anew does: sign-in page and popup cost more than all the rest, and have tests of their own. With `stay` it
 * presses what is there.
 */
export async function signIn(page: Page, product: Product, { stay = false } = {}): Promise<void> {
  const email = 'ann@example.com'
  if (stay) await signInAs(page, email)
  else if (page.url() === 'about:blank') {
    await keepSignedIn(page, product.dashboardUrl, email)
    await page.goto(`${product.dashboardUrl}/flutter`)
  } else {
    await page.goto(product.dashboardUrl)
    await signInAs(page, email)
  }
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
}

/** Makes a local account, and keeps in a new page what the sign-in SDK and the dashboard keep of it. */
async function keepSignedIn(page: Page, origin: string, email: string): Promise<void> {
  const claims = encodeURIComponent(JSON.stringify({ sub: '1', email }))
  const response = await page.request.post(
    `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=local`,
    { headers: { origin }, data: { requestUri: `${origin}/?id_token=${claims}`, returnSecureToken: true } },
  )
  expect(response.ok()).toBe(true)
  const account: { localId: string; idToken: string; refreshToken: string } = await response.json()
  // an empty page of the same origin
  const empty = `${origin}/signs-in`
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(empty)
  await page.unroute(empty)
  await page.evaluate(keep, { ...account, email })
}

/** Runs in the page. Writes what `@firebase/auth` keeps of a user (its `indexed_db.ts`), and what the dashboard does. */
function keep(account: { localId: string; email: string; idToken: string; refreshToken: string }) {
  const { localId: uid, email, idToken, refreshToken } = account
  const user = { uid, email, displayName: null, photoURL: null }
  localStorage.setItem('mosaygent_user_data', JSON.stringify(user))
  localStorage.setItem('mosaygent_auth_token', idToken)
  const value = {
    ...user,
    emailVerified: true,
    isAnonymous: false,
    providerData: [{ ...user, providerId: 'google.com', phoneNumber: null }],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + 3_600_000 },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
    apiKey: 'local',
    appName: '[DEFAULT]',
  }
  return new Promise<void>((resolve, reject) => {
    const open = indexedDB.open('firebaseLocalStorageDb', 1)
    open.addEventListener('error', () => reject(new Error('The sign-in’s database could not be opened')))
    open.addEventListener('upgradeneeded', () =>
      open.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' }),
    )
    open.addEventListener('success', () => {
      const change = open.result.transaction('firebaseLocalStorage', 'readwrite')
      change
        .objectStore('firebaseLocalStorage')
        .put({ fbase_key: 'firebase:authUser:local:[DEFAULT]', value })
      change.addEventListener('complete', () => {
        open.result.close()
        resolve()
      })
      change.addEventListener('error', () => reject(new Error('The account could not be kept')))
    })
  })
}
