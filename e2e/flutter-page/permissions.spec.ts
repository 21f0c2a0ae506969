import { expect, test } from '../fakes/fake-flutter.ts'
import { expectAccessibleInBoth } from '../harness/accessible.ts'
import { frame, startByKey } from './page.ts'

test(
  'what the app asks the browser for: nothing unasked, once a codebase, and taken back',
  { tag: ['@P-320', '@P-354'] },
  async ({ page, context, fakeFlutter }) => {
    // the browser itself would let it: its own question is bound to the dashboard's address, not to the project
    await context.grantPermissions(['geolocation', 'clipboard-read', 'clipboard-write'])
    await context.setGeolocation({ latitude: 47.5, longitude: 8.2 })
    await startByKey(page, fakeFlutter)
    const app = async () => {
      const inside = await (await frame(page).elementHandle())?.contentFrame()
      if (!inside) throw new Error('no frame')
      return inside
    }
    const place = async () =>
      (await app()).evaluate(
        () =>
          new Promise<string>((resolve) => {
            navigator.geolocation.getCurrentPosition(
              ({ coords }) => resolve(`${coords.latitude} ${coords.longitude}`),
              ({ code }) => resolve(`refused ${code}`),
            )
          }),
      )
    /** What is allowed is so in a frame that is loaded anew: in between there is nobody to ask. */
    const becomes = (answer: string) => expect(async () => expect(await place()).toBe(answer)).toPass()
    const copy = async () =>
      (await app()).evaluate(() =>
        navigator.clipboard.writeText('copied').then(
          () => 'copied',
          (error: unknown) => (error instanceof DOMException ? error.name : String(error)),
        ),
      )
    const question = page.getByText(/^App wants to/)

    await expect(frame(page)).toHaveAttribute('allow', 'fullscreen')
    await expect(page.getByRole('button', { name: 'App permissions' })).toBeDisabled()
    expect(await copy()).toBe('NotAllowedError')
    expect(await place()).toBe('refused 1')
    await expect(question).toHaveText('App wants to copy to the clipboard')
    await expectAccessibleInBoth(page, 'the question')
    await page.getByRole('button', { name: 'Don’t allow' }).click()
    await expect(question).toHaveText('App wants to see your location')
    await page.getByRole('button', { name: 'Allow', exact: true }).click()
    await expect(frame(page)).toHaveAttribute('allow', 'geolocation; fullscreen')
    await becomes('47.5 8.2')
    expect(await copy()).toBe('NotAllowedError')
    await expect(question).toHaveCount(0)

    const kept = await page.evaluate(() => localStorage.getItem('mosaygent_app_permissions') ?? '')
    expect(kept).toContain('geolocation')
    // it holds for the next visit too, and what was refused can be given in the menu
    await page.reload()
    await expect(frame(page)).toHaveAttribute('allow', 'geolocation; fullscreen')
    await page.getByRole('button', { name: 'App permissions' }).click()
    await expect(page.getByRole('menuitemcheckbox', { checked: true })).toHaveText(['Location'])
    await expectAccessibleInBoth(page, 'the menu')
    await page.getByRole('menuitemcheckbox', { name: 'Location' }).click()
    await expect(frame(page)).toHaveAttribute('allow', 'fullscreen')
    await becomes('refused 1')
    await expect(question).toHaveCount(0)
  },
)
