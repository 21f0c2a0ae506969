import type { Page } from '@playwright/test'
import { tabTo } from '../harness/keyboard.ts'
import { expect, test } from './gallery.ts'

const LEAST = 280
const PANE_LEAST = 400

/** The separator says how wide the console is drawn, and between what; gives the px. */
async function widthAsSaid(page: Page): Promise<number> {
  const edge = page.getByRole('separator', { name: 'Console width' })
  const panel = page.getByRole('region', { name: 'Console' })
  const bench = panel.locator('xpath=ancestor::*[contains(@class, "bench")]')
  const offsetWidth = (element: HTMLElement) => element.offsetWidth
  await expect(async () => {
    const px = await panel.evaluate(offsetWidth)
    const most = (await bench.evaluate(offsetWidth)) - PANE_LEAST
    const said = await edge.evaluate((element) => [
      element.ariaValueNow,
      element.ariaValueText,
      element.ariaValueMin,
      element.ariaValueMax,
    ])
    expect(said).toEqual([String(px), `${px} px`, String(LEAST), String(most)])
  }).toPass()
  expect(await edge.getAttribute('aria-controls')).toBe(await panel.getAttribute('id'))
  return panel.evaluate(offsetWidth)
}

/** The groups of tools above the phone that are not whole within the stage. */
const groupsOutside = (page: Page): Promise<(string | null)[]> =>
  page.getByRole('toolbar', { name: 'Conditions' }).evaluate((tools) => {
    const stage = tools.getBoundingClientRect()
    return [...tools.children]
      .filter((group) => {
        const { left, right } = group.getBoundingClientRect()
        return left < stage.left || right > stage.right || group.scrollWidth > group.clientWidth
      })
      .map((group) => group.textContent)
  })

test(
  'the console is made wider and narrower by keys, by a menu and by dragging, and its separator tells the truth',
  { tag: '@P-364' },
  async ({ page, gallery }) => {
    await gallery.show('flutter/running')
    const edge = page.getByRole('separator', { name: 'Console width' })
    const standard = await widthAsSaid(page)

    await tabTo(page, edge)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => widthAsSaid(page)).toBe(standard + 16)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => widthAsSaid(page)).toBe(standard - 16)
    await page.keyboard.press('Home')
    await expect.poll(() => widthAsSaid(page)).toBe(LEAST)
    await page.keyboard.press('End')
    const most = Number(await edge.getAttribute('aria-valuemax'))
    expect(most).toBeGreaterThan(standard)
    await expect.poll(() => widthAsSaid(page)).toBe(most)
    // the widest console leaves the stage its tools, none over another or over the edge
    expect(await groupsOutside(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect.poll(() => widthAsSaid(page)).toBe(standard)

    const trigger = page.getByRole('button', { name: 'Console width' })
    const choose = async (name: string) => {
      await trigger.click()
      await page.getByRole('menuitemradio', { name }).click()
      await expect(page.getByRole('menuitemradio', { name })).toBeChecked()
      await page.keyboard.press('Escape')
      await expect(trigger).toBeFocused()
    }
    await choose('Narrow')
    await expect.poll(() => widthAsSaid(page)).toBe(LEAST)
    await choose('Wide')
    await expect.poll(() => widthAsSaid(page)).toBe(most)
    await choose('Half')
    await expect.poll(() => widthAsSaid(page)).toBe((most + PANE_LEAST) / 2)

    const box = await edge.boundingBox()
    if (box === null) throw new Error('the separator is not drawn')
    await page.mouse.move(box.x + box.width / 2, box.y + 200)
    await page.mouse.down()
    await page.mouse.move(box.x - 60, box.y + 200, { steps: 4 })
    await expect.poll(() => widthAsSaid(page)).toBeGreaterThan((most + PANE_LEAST) / 2)
    await page.mouse.up()
    const dragged = await widthAsSaid(page)
    expect(dragged).toBeGreaterThan((most + PANE_LEAST) / 2)
    await trigger.click()
    await expect(page.getByRole('menuitemradio', { name: 'Standard' })).not.toBeChecked()
    await page.keyboard.press('Escape')
    // a smaller window has another most, and a console that was too wide gives way
    await page.setViewportSize({ width: 900, height: 900 })
    await expect.poll(() => widthAsSaid(page)).toBe(LEAST)
    expect(await groupsOutside(page)).toEqual([])
  },
)
