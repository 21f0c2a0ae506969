import type { Frame, Page } from '@playwright/test'
import { signIn } from '../harness/sign-in.ts'
import { expect, test as base } from './harness.ts'

/** One signed-in visit: its tests share it, since a sign-in each would cost more than all of them. */
export interface Visit {
  readonly page: Page
  /** Every rule of the policy that was broken, also in the frame: refused (`enforce`), or only told (`report`). */
  readonly broken: string[]
  /** Tokens of the helper's that went by. */
  readonly tokens: Set<string>
  /** Addresses and headers of what went to the app. */
  readonly toTheApp: string[]
}

export const test = base.extend<object, { visit: Visit }>({
  visit: [
    async ({ browser, harness }, provide) => {
      const context = await browser.newContext()
      const page = await context.newPage()
      const visit: Visit = { page, broken: [], tokens: new Set(), toTheApp: [] }
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.debug(
            `${event.disposition} ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`,
          )
        })
        const heard: string[] = []
        Object.assign(window, { heard })
        window.addEventListener('message', ({ data, origin }) =>
          heard.push(`${origin} ${JSON.stringify(data)}`),
        )
      })
      context.on('console', (message) => {
        if (message.type() === 'debug' && /^(enforce|report) /.test(message.text()))
          visit.broken.push(message.text())
      })
      page.on('request', (request) => {
        const bearer = request.headers()['authorization']
        if (bearer !== undefined) visit.tokens.add(bearer.replace('Bearer ', ''))
        if (request.url().startsWith(harness.product.previewUrl))
          visit.toTheApp.push(`${request.url()} ${JSON.stringify(request.headers())}`)
      })
      await signIn(page, harness.product)
      await provide(visit)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

export { expect } from './harness.ts'

/** The rules by which something was stopped, or told, since the visit began. */
export function rulesBroken({ broken }: Visit, kind: 'enforce' | 'report'): string[] {
  const rules = broken.map((line) => line.split(' ')).filter(([how]) => how === kind)
  return [...new Set(rules.map(([, rule = '']) => rule))].toSorted()
}

/** Starts the app unless it runs, and gives its frame. */
export async function startApp(page: Page): Promise<Frame> {
  await page.getByRole('link', { name: 'Flutter', exact: true }).click()
  const start = page.getByRole('button', { name: 'Start Server' })
  await start
    .or(page.getByText('Running', { exact: true }))
    .first()
    .waitFor()
  if (await start.isVisible()) await start.click()
  const app = page.locator('iframe[title="App preview"]')
  await expect(app.contentFrame().getByText('Tidewater').first()).toBeVisible()
  const frame = await (await app.elementHandle())?.contentFrame()
  if (!frame) throw new Error('no frame')
  return frame
}
