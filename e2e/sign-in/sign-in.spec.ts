import type { BrowserContext, Page } from '@playwright/test'
import { audit } from '../harness/axe.ts'
import { expect, test } from '../harness/test.ts'

const googleButton = (page: Page) => page.getByRole('button', { name: 'Continue with Google' })
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('mosaygent_auth_token'))

/** Presses the button and gives the window that it opens. */
async function openChooser(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await googleButton(page).click()
  const chooser = await opening
  await chooser.waitForLoadState()
  return chooser
}

/** Everything that was asked of another machine; nothing may be. */
function watchForeignRequests(context: BrowserContext): string[] {
  const foreign: string[] = []
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !['localhost', '127.0.0.1'].includes(hostname))
      foreign.push(request.url())
  })
  return foreign
}

/** What was sent to the given origins, whole: address, headers and body. */
function watchSentTo(context: BrowserContext, origins: string[]): string[] {
  const sent: string[] = []
  context.on('request', (request) => {
    if (origins.includes(new URL(request.url()).origin))
      sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData()}`)
  })
  return sent
}

/** The ID token of each sign-in, as the account service gives it. */
function tokensGiven(page: Page): Promise<unknown>[] {
  const tokens: Promise<unknown>[] = []
  page.on('response', (response) => {
    if (!response.url().includes('accounts:signInWithIdp')) return
    const read = response.json().then((body: unknown): unknown => Reflect.get(Object(body), 'idToken'))
    tokens.push(read)
  })
  return tokens
}

async function addAccount(chooser: Page, email: string, name: string): Promise<void> {
  await chooser.getByLabel('Email').fill(email)
  await chooser.getByLabel(/^Name/).fill(name)
  await chooser.getByRole('button', { name: 'Continue' }).click()
}

async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(name) }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
}

/** What the browser keeps of a sign-in. */
const stored = (page: Page) =>
  page.evaluate(() => ({
    token: localStorage.getItem('mosaygent_auth_token'),
    user: localStorage.getItem('mosaygent_user_data'),
  }))

test(
  'a new account, the same again, sign-out and reload, with nothing sent elsewhere',
  {
    tag: [
      '@P-004',
      '@P-028',
      '@P-029',
      '@P-030',
      '@P-032',
      '@P-034',
      '@P-036',
      '@P-037',
      '@P-115',
      '@P-116',
      '@P-148',
    ],
  },
  async ({ context, page, product }) => {
    const foreign = watchForeignRequests(context)
    const toHelper = watchSentTo(context, [product.helperUrl, product.previewUrl])
    await page.goto(`${product.dashboardUrl}/environment`)
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByRole('button')).toHaveText(['Continue with Google'])
    await expect(page.getByText('Access is granted after payment.')).toBeVisible()
    await expect(page.getByText(/^This local copy is free/)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await stored(page)).toEqual({ token: null, user: null })
    const answers = tokensGiven(page)

    const first = await openChooser(page)
    expect(first.url()).toContain('select_account')
    // The interface's own face, under the page's own strict policy.
    const faces = () =>
      first.evaluate(async () =>
        Array.from(await document.fonts.ready, ({ family, status }) => `${family} ${status}`),
      )
    await expect.poll(faces).toContain('Geist Variable loaded')
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
    await addAccount(first, 'ann@example.com', 'Ann <O’Hara> é')
    await expect(page).toHaveURL(/\/flutter$/)
    const kept = await stored(page)
    const user = kept.user ?? ''
    expect(JSON.parse(user)).toEqual({
      uid: expect.stringMatching(/\S/),
      email: 'ann@example.com',
      displayName: 'Ann <O’Hara> é',
      photoURL: null,
    })
    expect(await Promise.all(answers)).toEqual([kept.token])

    await page.reload()
    await expect(page).toHaveURL(/\/flutter$/)
    await page.goto(`${product.dashboardUrl}/login`)
    await expect(page).toHaveURL(/\/flutter$/)
    await expect(page.getByText('Connected', { exact: true })).toBeVisible()
    const token = await storedToken(page)
    expect(token).toMatch(/\S{20,}/)
    await expect.poll(() => toHelper.length).toBeGreaterThan(3)
    // the session of the helper travels in such a header, so that this sees what there is to see
    await expect.poll(() => toHelper.join('\n')).toContain('authorization')
    expect(toHelper.filter((text) => text.includes(token ?? ''))).toEqual([])

    await page.evaluate(() => localStorage.setItem('mosaygent_environment', 'production'))
    await signOut(page, 'Ann')
    await expect.poll(() => stored(page)).toEqual({ token: null, user: null })
    expect(await page.evaluate(() => localStorage.getItem('mosaygent_environment'))).toBe('production')
    await page.reload()
    await expect(googleButton(page)).toBeVisible()

    const second = await openChooser(page)
    expect((await audit(second)).violations).toEqual([])
    await second.getByRole('button', { name: /ann@example\.com/ }).click()
    await expect(page).toHaveURL(/\/flutter$/)
    // The same person as before: the id is the account's, not the sign-in's.
    expect((await stored(page)).user).toBe(user)
    // and the token is a new one
    expect(await Promise.all(answers)).toEqual([kept.token, await storedToken(page)])
    expect(foreign).toEqual([])
  },
)

test(
  'a closed window gives the button back at once, with the text for it',
  { tag: ['@P-030', '@P-031', '@P-135'] },
  async ({ page, product }) => {
    await page.goto(product.dashboardUrl)
    const chooser = await openChooser(page)
    await chooser.close()
    // Headless pages always count as focused, so the event that a person's return causes is made here.
    await page.evaluate(() => globalThis.dispatchEvent(new Event('focus')))
    await expect(page.getByRole('alert')).toHaveText('Sign in was cancelled. Please try again.')
    const again = await openChooser(page)
    await expect(page.getByRole('alert')).toBeHidden()
    await addAccount(again, 'ann@example.com', 'Ann')
    await expect(page).toHaveURL(/\/flutter$/)
  },
)

test('signing out in one tab signs the other out', { tag: '@P-035' }, async ({ context, page, product }) => {
  await page.goto(product.dashboardUrl)
  await addAccount(await openChooser(page), 'ann@example.com', 'Ann')
  await expect(page).toHaveURL(/\/flutter$/)
  const other = await context.newPage()
  await other.goto(product.dashboardUrl)
  await expect(other).toHaveURL(/\/flutter$/)
  await signOut(page, 'Ann')
  await expect(other).toHaveURL(/\/login$/)
})

test('a removed account is gone from the list, and its session ends', async ({ context, page, product }) => {
  await page.goto(product.dashboardUrl)
  await addAccount(await openChooser(page), 'ann@example.com', 'Ann')
  await expect(page).toHaveURL(/\/flutter$/)
  const chooser = await context.newPage()
  await chooser.goto(`${product.dashboardUrl}/emulator/auth/handler`)
  await chooser.getByRole('button', { name: 'Remove Ann' }).click()
  await expect(chooser.getByRole('heading', { name: 'Add an account' })).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => storedToken(page)).toBeNull()
})
