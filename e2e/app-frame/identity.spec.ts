import { expect, test } from '../fakes/fake-flutter.ts'

test(
  'the app is on the device of the menu, or in this browser; another kind is a page loaded anew',
  { tag: ['@P-472', '@P-473', '@P-474', '@P-475'] },
  async ({ page, fakeFlutter }) => {
    await fakeFlutter.post('/flutter/start')
    await fakeFlutter.open(page)
    const shown = page.frameLocator('iframe[title="App preview"]')
    const body = shown.locator('body')
    const told = () =>
      body
        .evaluate(() => ({
          platform: navigator.platform,
          android: navigator.userAgent.includes('Android'),
          touch: navigator.maxTouchPoints,
          coarse: matchMedia('(pointer: coarse)').matches,
          hover: matchMedia('(hover: hover)').matches,
        }))
        .catch((error: unknown) => {
          // asked while the page is loaded anew: it has not told yet
          if (error instanceof Error && error.message.includes('Execution context was destroyed')) return null
          throw error
        })
    const loads = () => body.getAttribute('data-loads')
    const choose = async (choice: string | RegExp) => {
      await page.getByRole('button', { name: /, device/ }).click()
      await page.getByRole('menuitemradio', { name: choice }).click()
      await page.keyboard.press('Escape')
    }
    const phone = { android: false, touch: 5, coarse: true, hover: false }
    await expect.poll(told).toEqual({ ...phone, platform: 'iPhone' })

    await test.step('a drag with the mouse is a finger’s, what hovers is the mouse', async () => {
      await body.evaluate(() => {
        const types = new Set<string>()
        for (const name of ['pointermove', 'pointerdown', 'pointerup'])
          addEventListener(name, (event) => {
            if (event instanceof PointerEvent) types.add(`${name} ${event.buttons} ${event.pointerType}`)
            document.body.dataset['pointer'] = [...types].join()
          })
      })
      const box = await page.locator('iframe[title="App preview"]').boundingBox()
      if (box === null) throw new Error('no frame')
      await page.mouse.move(box.x + 100, box.y + 300)
      await page.mouse.down()
      await page.mouse.move(box.x + 100, box.y + 200, { steps: 3 })
      await page.mouse.up()
      await expect(body).toHaveAttribute(
        'data-pointer',
        'pointermove 0 mouse,pointerdown 1 touch,pointermove 1 touch,pointerup 0 touch',
      )
    })
    await test.step('a window that the app opens answers it, and is in this browser', async () => {
      const opening = page.waitForEvent('popup')
      await body.evaluate(() => {
        addEventListener('message', ({ data }) => {
          if (typeof data === 'string') document.body.dataset['signed'] = data
        })
        window.open('/')
      })
      const popup = await opening
      await popup.evaluate(() =>
        (window.opener as Window).postMessage(`in on ${navigator.maxTouchPoints}`, '*'),
      )
      await expect(body).toHaveAttribute('data-signed', 'in on 0')
      await popup.close()
    })
    const before = await loads()
    await test.step('another phone of the kind is the same page', async () => {
      await choose(/^iPhone SE/)
      await expect(body).toHaveAttribute('data-size', /^375 x /)
      expect(await loads()).toBe(before)
    })
    await test.step('another kind is loaded anew, and that is said', async () => {
      await choose(/^Pixel 9 4/)
      await expect.poll(told).toMatchObject({ platform: 'Linux armv81', android: true })
      expect(await loads()).not.toBe(before)
      await expect(page.getByRole('log', { name: 'Console lines' })).toContainText(
        'The app is loaded anew, as on Android',
      )
    })
    await test.step('this browser is the way out, remembered, and said beside the device', async () => {
      await choose(/^This browser/)
      await expect.poll(told).toMatchObject({ touch: 0, coarse: false })
      await page.reload()
      await expect(page.getByRole('button', { name: /^Pixel 9.*as this browser/ })).toBeVisible()
      await expect.poll(told).toMatchObject({ touch: 0, coarse: false, android: false })
      await page.getByRole('button', { name: /, device/ }).click()
      await expect(page.getByText('Running as on this browser.')).toBeVisible()
    })
  },
)
