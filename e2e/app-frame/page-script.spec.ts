import { expect, test } from '../fakes/fake-flutter.ts'

test.use({ hold: true })

test(
  'the script in the app’s page: settings go in; route, errors, output and focus come out',
  { tag: ['@P-162', '@P-169'] },
  async ({ page, fakeFlutter }) => {
    await fakeFlutter.post('/flutter/start')
    // the real sketch stands in while it compiles, and gives way
    const shown = async () => (await fetch(`${fakeFlutter.previewUrl}/`)).text()
    await expect.poll(shown).toContain('Tidewater')
    await fakeFlutter.tell('/compiled')
    await expect.poll(shown).toContain('<title>app</title>')
    await page.goto(fakeFlutter.dashboardUrl)
    await expect
      .poll(async () =>
        (await fetch(`${fakeFlutter.previewUrl}/`, { headers: { accept: 'text/html' } })).text(),
      )
      .toContain('/__mosaygent/page.js')

    // the dashboard's own origin, with a frame of ours
    await page.evaluate((url) => {
      const heard: unknown[] = []
      Object.assign(window, { heard })
      const frame = document.createElement('iframe')
      frame.name = 'app'
      window.addEventListener('message', (event) => {
        if (event.source === frame.contentWindow) heard.push(event.data)
      })
      frame.src = url
      document.body.append(frame)
    }, fakeFlutter.previewUrl)
    const heard = (type: string) =>
      page.evaluate(
        (wanted) =>
          (Reflect.get(window, 'heard') as { type: string }[]).filter((message) => message.type === wanted),
        `mosaygent.${type}`,
      )
    const settings = (textScale: number | null, locale: string | null, brightness: string | null) =>
      page.evaluate(
        ([message, origin]) => document.querySelector('iframe')?.contentWindow?.postMessage(message, origin),
        [{ type: 'mosaygent.settings', textScale, locale, brightness }, fakeFlutter.previewUrl] as const,
      )
    await expect.poll(() => heard('hello')).toEqual([{ type: 'mosaygent.hello', route: '/', identity: null }])
    await expect.poll(() => heard('first-frame')).toHaveLength(1)
    const body = page.frameLocator('iframe[name=app]').locator('body')
    await expect(body).toHaveAttribute('data-seen', 'en-US en-US false 16px')

    await settings(1.5, 'de-CH', 'dark')
    await expect(body).toHaveAttribute('data-seen', 'de-CH de-CH true 24px')
    await settings(null, null, null)
    await expect(body).toHaveAttribute('data-seen', 'en-US en-US false 16px')

    const app = page.frame('app')
    if (app === null) throw new Error('no frame')
    await app.evaluate(() => {
      location.hash = '#/settings'
      history.pushState({}, '', '/#/deep')
      for (const print of [console.log, console.warn]) print('printed é', { a: 1 })
      for (let time = 0; time < 3; time += 1)
        setTimeout(() => {
          throw new Error('uncaught é')
        })
      void Promise.reject(new Error('FirebaseError: (auth/unauthorized-domain).'))
    })
    await expect
      .poll(() => heard('route'))
      .toContainEqual({ type: 'mosaygent.route', route: '/#/deep', ways: { back: true, forward: false } })
    await expect
      .poll(() => heard('log'))
      .toContainEqual({
        type: 'mosaygent.log',
        dropped: 0,
        lines: [
          { level: 'info', text: 'printed é {"a":1}' },
          { level: 'warning', text: 'printed é {"a":1}' },
        ],
      })
    await expect
      .poll(() => heard('error'))
      .toMatchObject([
        { message: 'Uncaught Error: uncaught é', count: 1, known: null },
        { message: 'FirebaseError: (auth/unauthorized-domain).', count: 1, known: 'unauthorized-domain' },
        { message: 'Uncaught Error: uncaught é', count: 2, known: null },
      ])

    await body.locator('#own').click()
    await page.keyboard.press('F6')
    await body.locator('#own').click()
    await page.keyboard.press('Shift+F6')
    await expect
      .poll(() => heard('focus-out'))
      .toMatchObject([{ direction: 'forward' }, { direction: 'back' }])
    // the app does not get the key; it gets its own
    await expect(body).not.toHaveAttribute('data-key')
    await body.locator('#own').press('Tab')
    await expect(body).toHaveAttribute('data-key', 'Tab')

    // a page that is not the dashboard is not heard
    await app.evaluate(() => window.postMessage({ type: 'mosaygent.settings', textScale: 3 }, '*'))
    await settings(1.25, null, null)
    await expect(body).toHaveAttribute('data-seen', 'en-US en-US false 20px')
  },
)
