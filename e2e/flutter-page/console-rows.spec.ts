import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fakes/fake-flutter.ts'

const log = (page: Page) => page.getByRole('log', { name: 'Console lines' })
const row = (page: Page, text: string | RegExp) => log(page).getByText(text)
const footer = (page: Page) => page.getByRole('region', { name: 'Console' }).locator('footer')
const filter = (page: Page) => page.getByRole('textbox', { name: 'Filter' })

/** Waits until every drawn row begins exactly where the one before it ends: none overlap, none leave a hole. */
async function expectRowsJoined(page: Page): Promise<void> {
  const steps = () =>
    log(page)
      .locator('[data-index]')
      .evaluateAll((elements) => {
        const boxes = elements.map((element) => element.getBoundingClientRect())
        boxes.sort((a, b) => a.top - b.top || a.bottom - b.bottom)
        return boxes.slice(1).filter((box, index) => Math.abs(box.top - (boxes[index]?.bottom ?? 0)) > 1)
      })
  await expect.poll(steps).toEqual([])
}

const edges = (place: Locator) =>
  place.evaluate((element) => {
    const { left, right, bottom } = element.getBoundingClientRect()
    return { left, right, bottom }
  })

const LONG = 'did not compile and still shows the code of a quarter past three in the afternoon of yesterday'

test.describe('the rows of the console', () => {
  test.beforeEach(async ({ page, fakeFlutter }) => {
    await fakeFlutter.open(page)
    await page.getByRole('button', { name: 'Start Server' }).click()
    await expect(page.getByText('Running', { exact: true }).first()).toBeVisible()
    // it says so while it compiles, too
    await expect(page.getByRole('button', { name: 'Reload' }).first()).toBeEnabled()
  })

  test('never overlap, whatever is filtered and however wide they are', async ({ page, fakeFlutter }) => {
    const lines = Array.from({ length: 120 }, (_, index) =>
      index % 5 === 0 ? `${LONG} ${index}` : index % 7 === 0 ? `tide ${LONG} ${LONG}` : `calm ${index}`,
    )
    // as many lines of the same height in the same places: nothing but the line itself tells them apart
    const turns = Array.from({ length: 40 }, (_, index) => `${index % 2 === 0 ? 'ebb' : 'flow'} ${LONG}`)
    await fakeFlutter.tell('/print', { lines: [...turns, ...lines, 'slack water'] })
    await expect(row(page, 'slack water')).toBeVisible()
    await expectRowsJoined(page)
    for (const term of ['flow', 'ebb', 'flow', 'compile', 'calm', 'yesterday', 'tide', 'i', '', 'compile']) {
      await filter(page).fill(term)
      await expect(row(page, term === '' ? 'slack water' : new RegExp(term)).last()).toBeVisible()
      await expectRowsJoined(page)
    }
    for (const width of [1024, 1700, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectRowsJoined(page)
    }
    await log(page).hover()
    await page.mouse.wheel(0, -600)
    await expect(page.getByRole('button', { name: 'To the end' })).toBeVisible()
    await expectRowsJoined(page)
    await filter(page).fill('')
    await expectRowsJoined(page)
  })

  test('are found by what is seen, across a change of colour', async ({ page, fakeFlutter }) => {
    await fakeFlutter.tell('/print', { lines: ['\u001B[31mline \u001B[0m199999', 'line 2'] })
    await expect(row(page, 'line 2')).toBeVisible()
    await filter(page).fill('line 199999')
    await expect(footer(page)).toContainText('1 line')
    await expect(log(page)).toContainText('line 199999')
    await expect(row(page, 'line 2')).toHaveCount(0)
  })

  test(
    'keep marks below the code that they mean, at each width',
    { tag: '@P-071' },
    async ({ page, fakeFlutter }) => {
      const code = "  const String greeting = 'Now at Falmouth, falling' + of(the) + tide;"
      const marks = `${' '.repeat(code.indexOf('tide;'))}^^^^`
      await fakeFlutter.tell('/print', { lines: [code, marks] })
      const marked = row(page, '^^^^')
      for (const width of [1440, 1024, 1700]) {
        await page.setViewportSize({ width, height: 800 })
        const piece = marked.locator('..')
        await expect(piece).toHaveText('tide^^^^')
        await expectRowsJoined(page)
        // each is asked for by itself, and the rows may move once more in between
        await expect(async () => {
          const [above, below, room] = await Promise.all([piece, marked, log(page)].map(edges))
          expect(below).toMatchObject({ left: above?.left, right: above?.right, bottom: above?.bottom })
          expect(below?.right).toBeLessThan(room?.right ?? 0)
        }).toPass()
      }
    },
  )

  test('are counted as new as the foot counts them: a rule is none', async ({ page, fakeFlutter }) => {
    await fakeFlutter.tell('/print', { count: 300, text: 'flood #' })
    await expect(row(page, 'flood 300')).toBeVisible()
    await log(page).hover()
    await page.mouse.wheel(0, -900)
    await expect(page.getByRole('button', { name: 'To the end' })).toBeVisible()
    const total = async () => Number(/([\d,]+) lines/.exec(await footer(page).innerText())?.[1])
    const before = await total()
    await fakeFlutter.tell('/fail', { lines: ['the tool says no'] })
    // without newer code a reload asks the tool for nothing
    await writeFile(join(fakeFlutter.projectFolder, 'flutter/lib/more.dart'), 'int more() => 1;\n')
    await page.getByRole('button', { name: /^Reload( R)?$/ }).click()
    await expect(page.getByRole('button', { name: /^\d+ new lines?$/ })).toBeVisible()
    await expect.poll(total).toBeGreaterThan(before)
    const grown = () =>
      page
        .getByRole('button', { name: /^\d+ new lines?$/ })
        .innerText()
        .then(async (text) => (await total()) - before - Number.parseInt(text, 10))
    await expect.poll(grown).toBe(0)
  })
})

test('the head of the console has room for all its words', async ({ page, fakeFlutter }) => {
  await fakeFlutter.open(page)
  for (const width of [1440, 1360, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    const cut = await filter(page).evaluate(async (field) => {
      const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(field)
      // the short form of all is empty where one of them has none
      const font = [fontStyle, fontWeight, fontSize, fontFamily].join(' ')
      await document.fonts.load(font)
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen) throw new Error('no canvas')
      pen.font = font
      return pen.measureText(field.getAttribute('placeholder') ?? '').width - field.clientWidth
    })
    expect(cut, `at ${width}`).toBeLessThanOrEqual(0)
  }
})
