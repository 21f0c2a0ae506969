import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './gallery.ts'
import { misbuilt } from './misbuilt.ts'

/** Every criterion of WCAG 2.2 AA that a program can judge, and the tool's own good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const PARTS = 4

/** What is wrong, one line a place. The app in the phone is the user's own and left out. */
async function findings(page: Page, what: 'all' | 'colours'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).exclude('iframe')
  if (what === 'all') axe.withTags(TAGS)
  else axe.withRules(['color-contrast'])
  // An open menu stands at the end of the document, outside of every landmark, and takes the focus itself; what it
  // covers in part cannot be pressed until it closes.
  if (await page.getByRole('menu').count()) axe.disableRules(['region', 'target-size'])
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 300)}`))
}

/** Filled buttons of what can be used now: of the dialog that is open, else of the page. */
function filled(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const view = document.querySelector('[role=dialog], [role=alertdialog]') ?? document.body
    return [...view.querySelectorAll<HTMLElement>('button, a')]
      .filter((one) => /(?:^| )bg-(?:accent|warn)(?: |$)/.test(one.className) && one.checkVisibility())
      .map((one) => one.innerText)
  })
}

for (const part of Array.from({ length: PARTS }, (_, index) => index)) {
  test(`no state of the interface keeps anybody out, in either theme, part ${part + 1} of ${PARTS} (P-302, P-366)`, async ({
    page,
    gallery,
  }) => {
    test.slow()
    const states = await gallery.states()
    expect(states.length).toBeGreaterThan(80)
    for (const { id } of states.filter((_, index) => index % PARTS === part)) {
      await test.step(id, async () => {
        await gallery.show(id)
        expect.soft(await findings(page, 'all'), id).toEqual([])
        const buttons = await filled(page)
        if (!id.startsWith('ui/')) expect.soft(buttons.length, `${id}: ${buttons.join()}`).toBeLessThan(2)
        expect.soft(await page.evaluate(misbuilt), id).toEqual([])
        await gallery.wear('dark')
        expect.soft(await findings(page, 'colours'), `${id}, dark`).toEqual([])
      })
    }
  })
}
