import type { Page } from '@playwright/test'
import { audit } from '../harness/axe.ts'
import { expect, test } from './gallery.ts'
import { faintBorders } from './faint-borders.ts'
import { misbuilt } from './misbuilt.ts'
import { cutOff, overlapping, spoiltBySpacing } from './wide-spacing.ts'

/** Every criterion of WCAG 2.2 AA that a program can judge, and the tool's own good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const PARTS = 4

/** What is wrong, one line a place. The app in the phone is the user's own and left out. */
async function findings(page: Page, what: 'all' | 'colours'): Promise<string[]> {
  const leaveOut: string[] = []
  // An open menu stands at the end of the document, outside of every landmark, and takes the focus itself; what it
  // covers in part cannot be pressed until it closes.
  if (await page.getByRole('menu').count()) leaveOut.push('region', 'target-size')
  // so does the tooltip of a button that keeps the focus
  else if (await page.locator('[data-base-ui-portal] [data-open]:not([role])').count())
    leaveOut.push('region')
  const rules = what === 'all' ? { tags: TAGS } : { rules: ['color-contrast'] }
  const { violations } = await audit(page, { ...rules, leaveOut })
  return violations.map(({ rule, html }) => `${rule}: ${html.slice(0, 300)}`)
}

/** Filled buttons of what can be used now: of the dialog that is open, else of the page. */
function filled(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const view = document.querySelector('[role=dialog], [role=alertdialog]') ?? document.body
    return [...view.querySelectorAll<HTMLElement>('button, a:not([href="#content"])')]
      .filter((one) => /(?:^| )bg-(?:accent|warn)(?: |$)/.test(one.className) && one.checkVisibility())
      .map((one) => one.innerText)
  })
}

for (const part of Array.from({ length: PARTS }, (_, index) => index)) {
  test(
    `no state of the interface keeps anybody out, in either theme and widely spaced, part ${part + 1} of ${PARTS}`,
    { tag: ['@P-302', '@P-365', '@P-366', '@P-367'] },
    async ({ page, gallery }) => {
      test.slow()
      const states = await gallery.states()
      expect(states.length).toBeGreaterThan(80)
      for (const { id, piece } of states.filter((_, index) => index % PARTS === part)) {
        await test.step(id, async () => {
          await gallery.show(id)
          expect.soft(await findings(page, 'all'), id).toEqual([])
          const buttons = await filled(page)
          if (!id.startsWith('ui/')) expect.soft(buttons.length, `${id}: ${buttons.join()}`).toBeLessThan(2)
          expect.soft(await page.evaluate(misbuilt), id).toEqual([])
          expect.soft(await page.evaluate(faintBorders), id).toEqual([])
          await gallery.wear('dark')
          expect.soft(await findings(page, 'colours'), `${id}, dark`).toEqual([])
          expect.soft(await page.evaluate(faintBorders), `${id}, dark`).toEqual([])
          if (!piece) expect.soft(await spoiltBySpacing(page), `${id}, widely spaced`).toEqual([])
        })
      }
    },
  )
}

test('a faint border, a list of other rows, a label of nothing and a separator without values are seen', async ({
  page,
  gallery,
}) => {
  await gallery.show('flutter/running')
  expect([...(await page.evaluate(faintBorders)), ...(await page.evaluate(misbuilt))]).toEqual([])
  await page.addStyleTag({ content: ':root { --edge: var(--line) }' })
  // the route's, the filter's, and the switch's; even a transition of no time shows the old colour until a frame is drawn
  await expect.poll(() => page.evaluate(faintBorders)).toHaveLength(3)
  await page.evaluate(() => {
    document.querySelector('[role=separator][tabindex]')?.removeAttribute('aria-valuemax')
    const rows = '<details>one</details><details>two</details><label>nothing</label><input id="bare">'
    document.querySelector('main')?.insertAdjacentHTML('beforeend', `<div>${rows}</div>`)
  })
  expect((await page.evaluate(misbuilt)).map((one) => one.replace(/:.*/, ''))).toEqual([
    '2 rows and no list',
    'a label that is not bound',
    'a label of nothing',
    'a separator without its values',
  ])
})

test('a button without a name and words that are too pale are found', async ({ page, gallery }) => {
  await gallery.show('environment/both')
  expect([...(await findings(page, 'all')), ...(await findings(page, 'colours'))]).toEqual([])
  await page.evaluate(() => {
    const added = '<button></button><p style="color: #ddd; background: #fff">pale</p>'
    document.querySelector('main')?.insertAdjacentHTML('beforeend', `<div>${added}</div>`)
  })
  const rules = async (what: 'all' | 'colours') =>
    (await findings(page, what)).map((one) => one.replace(/:.*/, ''))
  expect(await rules('all')).toEqual(expect.arrayContaining(['button-name', 'color-contrast']))
  expect(await rules('colours')).toEqual(['color-contrast'])
})

test('what is cut off or covered by other spacing is seen by these measures', async ({ page, gallery }) => {
  await gallery.show('environment/both')
  expect(await page.evaluate(cutOff)).toEqual([])
  const before = (await page.evaluate(overlapping)).length
  await page.addStyleTag({
    content: 'main h1 { width: 30px; overflow: hidden } main ul button { margin-left: -24px }',
  })
  expect(await page.evaluate(cutOff)).toEqual(['cut sideways: Environment'])
  expect((await page.evaluate(overlapping)).length).toBeGreaterThan(before)
})
