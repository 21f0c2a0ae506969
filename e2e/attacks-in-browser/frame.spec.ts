import { expect, startApp, test } from './visit.ts'

test.describe.configure({ mode: 'default' })

test(
  'the app in the frame learns nothing, leads nowhere, and alone is heard',
  { tag: ['@P-075', '@P-162'] },
  async ({ harness, visit }) => {
    const { product, evil } = harness
    const { page } = visit
    await page.goto(`${product.dashboardUrl}/environment`)
    const app = await startApp(page)

    const element = page.locator('iframe[title="App preview"]')
    await expect(element).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-downloads',
    )
    await expect(element).toHaveAttribute('allow', 'fullscreen')

    const out = await app.evaluate((url) => {
      const attempt = (what: () => unknown) => {
        try {
          return `did ${String(what())}`
        } catch (error) {
          return error instanceof DOMException ? error.name : String(error)
        }
      }
      return [
        attempt(() => (window.top ?? window).location.assign(url)),
        attempt(() => window.parent.document.title),
        attempt(() => Reflect.get(window.parent, 'localStorage')),
        attempt(() => window.parent.location.href),
        attempt(() => window.frameElement),
      ]
    }, evil.origin)
    expect(out).toEqual(['SecurityError', 'SecurityError', 'SecurityError', 'SecurityError', 'did null'])
    await expect(page).toHaveURL(/\/flutter$/)

    // windows that the app has opened, of a strange origin and of its own: each can reach the dashboard by its opener
    const message = (text: string) => ({
      type: 'mosaygent.log',
      lines: [{ level: 'info', text }],
      dropped: 0,
    })
    const windowAt = async (url: string) => {
      const opening = page.context().waitForEvent('page', (one) => one !== page)
      await app.evaluate((address) => window.open(address) !== null, url)
      const opened = await opening
      await opened.waitForURL(`${url}**`)
      return opened
    }
    for (const [from, text] of [
      [await windowAt(evil.origin), 'from a stranger'],
      [await windowAt(`${product.previewUrl}/other-window`), 'from a window'],
    ] as const) {
      const spoof = message(text)
      await from.evaluate(
        (said) => (window.opener as Window).parent.postMessage(said, { targetOrigin: '*' }),
        spoof,
      )
    }
    await app.evaluate((said) => window.parent.postMessage(said, { targetOrigin: '*' }), {
      ...message('of no known kind'),
      type: 'mosaygent.no-such',
    })
    // the dashboard has had all of them before it hears the one that it takes
    const arrived = async () =>
      (await page.evaluate(() => Reflect.get(window, 'heard') as string[])).filter((one) =>
        /from a (stranger|window)|of no known kind/.test(one),
      )
    await expect.poll(arrived).toHaveLength(3)
    await app.evaluate(
      (spoof) => window.parent.postMessage(spoof, { targetOrigin: '*' }),
      message('from the app'),
    )
    const log = page.getByRole('log')
    await expect(log.getByText('from the app')).toBeVisible()
    await expect(log.getByText(/from a stranger|from a window|of no known kind/)).toHaveCount(0)

    const secrets = [
      ...visit.tokens,
      await page.evaluate(() => localStorage.getItem('mosaygent_auth_token') ?? ''),
    ]
    expect(secrets.length).toBeGreaterThan(1)
    expect(secrets.every((secret) => secret.length > 20)).toBe(true)
    const told = await app.evaluate(() => [
      ...(Reflect.get(window, 'heard') as string[]),
      location.href,
      document.referrer,
      window.name,
    ])
    const everything = [...told, ...visit.toTheApp].join('\n')
    expect(everything).toContain('mosaygent.settings')
    for (const secret of secrets) expect(everything).not.toContain(secret)
  },
)

test('the app takes the keyboard from no field of the dashboard', async ({ harness, visit }) => {
  const { page } = visit
  await page.goto(`${harness.product.dashboardUrl}/environment`)
  const app = await startApp(page)
  const leave = (direction: string) =>
    app.evaluate(
      (way) =>
        window.parent.postMessage({ type: 'mosaygent.focus-out', direction: way }, { targetOrigin: '*' }),
      direction,
    )
  const field = page.getByRole('textbox', { name: 'Filter', exact: true })
  await field.focus()
  for (const direction of ['forward', 'back']) {
    const before = await page.evaluate(() => (Reflect.get(window, 'heard') as string[]).length)
    await leave(direction)
    await page.waitForFunction((count) => (Reflect.get(window, 'heard') as string[]).length > count, before)
  }
  await expect(field).toBeFocused()

  // the person is in the app: there it is the app's to give back
  await page.locator('iframe[title="App preview"]').focus()
  await leave('forward')
  await expect(page.locator('iframe[title="App preview"]')).not.toBeFocused()
})

test(
  'the helper’s address comes from nowhere but the configuration, and its token is in no address, cookie or plain storage',
  { tag: '@P-109' },
  async ({ harness, visit }) => {
    const { product, evil } = harness
    const { page, tokens } = visit
    const before = [...evil.heard]
    await page.evaluate((url) => {
      for (const key of ['helper', 'helperUrl', 'mosaygent_helper_url']) localStorage.setItem(key, url)
    }, evil.origin)
    const hostile = encodeURIComponent(evil.origin)
    for (const path of ['flutter', 'environment', 'api']) {
      await page.goto(
        `${product.dashboardUrl}/${path}?helper=${hostile}&helperUrl=${hostile}&preview=${hostile}&redirect=${hostile}#helperUrl=${hostile}`,
      )
      await expect(page.getByText('Connected', { exact: true }).first()).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.goto(`${product.dashboardUrl}/login?redirect=${hostile}&next=//evil.test`)
    await expect(page).toHaveURL(`${product.dashboardUrl}/flutter`)
    expect(evil.heard).toEqual(before)

    // it lies in the origin's own database alone, which nothing sends along and no address shows
    const kept = await page.evaluate(() =>
      JSON.stringify([
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        document.cookie,
        location.href,
        history.state,
        performance.getEntries().map(({ name }) => name),
      ]),
    )
    expect(kept).toContain('ann@example.com')
    expect(tokens.size).toBeGreaterThan(0)
    const cookies = await page.context().cookies()
    for (const token of tokens) expect(kept + JSON.stringify(cookies)).not.toContain(token)
    // the preview tells its projects apart by one; an app's own may lie there as well
    const ours = cookies.map(({ name }) => name).filter((name) => name.startsWith('mosaygent'))
    expect(ours.filter((name) => name !== `mosaygent_preview_${new URL(product.previewUrl).port}`)).toEqual(
      [],
    )
  },
)
