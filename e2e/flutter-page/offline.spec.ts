import { callsTo } from '../harness/call.ts'
import { startProduct } from '../harness/product.ts'
import { signIn } from '../harness/sign-in.ts'
import { expect, test } from '../harness/test.ts'
import { bar, overlay } from './page.ts'

test(
  'with the helper gone the page says so, asks again on a press, starts nothing, and heals by itself',
  { tag: ['@P-060', '@P-077', '@P-080', '@P-081'] },
  async ({ page, product }) => {
    const call = callsTo(`${product.helperUrl}/mosaygent`)
    await call('POST', '/environment/set-directory', { path: product.projectFolder })
    await signIn(page, product)
    const start = bar(page).getByRole('button', { name: /^Start/ })

    await test.step('without a Flutter codebase there is nothing to start', async () => {
      await expect(overlay(page, 'Ready to Preview')).toBeVisible()
      await expect(page.getByText('Open your own app, clone one, or try the starter.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Open an app' })).toHaveAttribute(
        'href',
        '/environment#open',
      )
      await expect(page.getByRole('button', { name: 'Start Server' })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
      await expect(start).toHaveAttribute('aria-disabled', 'true')
      await expect(start).toHaveAccessibleDescription('No Flutter codebase in the project directory')
    })
    expect((await call('POST', '/environment/clone-flutter')).status).toBe(200)
    await expect(page.getByRole('button', { name: 'Start Server' })).not.toHaveAttribute('aria-disabled')

    await page.clock.install()
    await product.stop()
    await expect(overlay(page, 'Backend Server Offline')).toBeVisible()
    await expect(page.getByText(`Nothing answers on port ${new URL(product.helperUrl).port}.`)).toBeVisible()
    await expect(start).toHaveAttribute('aria-disabled', 'true')
    await expect(start).toHaveAccessibleDescription('The helper is not connected')

    // nothing asks by itself while the page's clock stands
    await page.clock.pauseAt(Date.now() + 60_000)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.getByRole('button', { name: 'Check Again' }).click()
    await expect.poll(() => asked).toContain('/health')
    await expect.poll(() => asked).toContain('/mosaygent/flutter/status')
    await page.clock.resume()

    const port = (url: string) => new URL(url).port
    const again = await startProduct({
      MOSAYGENT_HOME: product.home,
      MOSAYGENT_DASHBOARD_PORT: port(product.dashboardUrl),
      MOSAYGENT_HELPER_PORT: port(product.helperUrl),
      MOSAYGENT_PREVIEW_PORT: port(product.previewUrl),
    })
    try {
      await expect(overlay(page, 'Ready to Preview')).toBeVisible()
      await expect(start).not.toHaveAttribute('aria-disabled', 'true')
    } finally {
      await again.dispose()
    }
  },
)
