import { expect, test } from './gallery.ts'

/** The main screens, and those on which something is under way. */
const SCREENS = [
  'login/busy',
  'environment/both',
  'environment/loading',
  'codebases/cloning',
  'flutter/running',
  'overlays/starting',
  'firebase/different',
  'github/loading',
  'app/profile-menu',
  'ui/dialog',
  'ui/words',
]

/** What moves, or would: the slow pulse of a spinner changes no place and stays, since a standing arc looks broken. */
function moving(): string[] {
  const MOST = 1
  const running = document.getAnimations().flatMap((animation) => {
    const name = animation instanceof CSSAnimation ? animation.animationName : 'transition'
    const lasts = Number(animation.effect?.getComputedTiming().endTime ?? 0)
    return lasts > MOST && name !== 'calm-pulse' ? [name] : []
  })
  const ms = (times: string) =>
    Math.max(
      ...times.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1_000)),
    )
  const would = [...document.querySelectorAll('*')].flatMap((element) => {
    const { transitionDuration, animationName, animationDuration } = getComputedStyle(element)
    const animated = animationName !== 'none' && animationName !== 'calm-pulse' ? ms(animationDuration) : 0
    return Math.max(ms(transitionDuration), animated) > MOST
      ? [`${element.tagName} ${element.getAttribute('class') ?? ''}`]
      : []
  })
  return [...running, ...would]
}

test(
  'nothing moves for who asked the system for less motion',
  { tag: '@P-303' },
  async ({ page, gallery }) => {
    test.slow()
    for (const id of SCREENS) {
      await gallery.show(id)
      expect.soft(await page.evaluate(moving), id).toEqual([])
    }
    // the measure sees what moves for everybody else
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await gallery.show('login/busy')
    expect(await page.evaluate(moving)).toContain('spin')
  },
)

test(
  'under forced colours it is seen what is chosen, how far work has come and where the phone ends',
  { tag: '@P-304' },
  async ({ page, gallery }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    const ground = (element: Element) => getComputedStyle(element).backgroundColor
    await gallery.show('flutter/running')
    const radio = (name: string) => page.getByRole('radio', { name, exact: true })
    const link = (name: string) => page.getByRole('link', { name, exact: true })
    const chosen = await radio('Development').evaluate(ground)
    expect(chosen).not.toBe(await radio('Production').evaluate(ground))
    expect(await link('Flutter').evaluate(ground)).toBe(chosen)
    expect(await link('GitHub').evaluate(ground)).not.toBe(chosen)
    const phone = page.getByTestId('phone')
    expect(await phone.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')

    await gallery.show('ui/words')
    const meter = page.getByRole('progressbar').first()
    expect(await meter.locator('> *').evaluate(ground)).not.toBe(await meter.evaluate(ground))
    expect(
      await page.getByText('Synced').evaluate((element) => getComputedStyle(element).borderTopWidth),
    ).not.toBe('0px')

    await gallery.show('app/profile-menu')
    await page.keyboard.press('ArrowDown')
    const items = page.getByRole('menuitem')
    const marked = page.locator('[role=menuitem][data-highlighted]')
    await expect(marked).toHaveCount(1)
    const other = items.and(page.locator(':not([data-highlighted])')).first()
    expect(await marked.evaluate(ground)).not.toBe(await other.evaluate(ground))
  },
)

test(
  'what is said for a moment covers nothing in a narrow window: the page makes room for it',
  { tag: '@P-375' },
  async ({ page, gallery }) => {
    await page.setViewportSize({ width: 800, height: 900 })
    const said = page.getByRole('region', { name: 'Notifications' }).getByRole('dialog')
    const say = async () => {
      await page.keyboard.press('Control+K')
      await page.getByRole('combobox', { name: 'Search or run' }).fill('Fetch Flutter')
      await page.getByRole('option', { name: /Fetch Flutter/ }).click()
      await expect(said).toBeVisible()
      return (await said.boundingBox())?.y ?? 0
    }
    await gallery.show('flutter/running')
    const phone = await page.getByTestId('phone').boundingBox()
    const top = await say()
    const footer = page.getByRole('region', { name: 'Console', exact: true }).locator('footer')
    await expect
      .poll(async () => {
        const box = await footer.boundingBox()
        return (box?.y ?? 0) + (box?.height ?? 0)
      })
      .toBeLessThanOrEqual(top)
    // and nothing else moves
    expect(await page.getByTestId('phone').boundingBox()).toEqual(phone)
    // it goes by itself, and its room with it
    await expect.poll(() => footer.evaluate((element) => element.getBoundingClientRect().bottom)).toBe(900)
    await expect(said).toHaveCount(0)
  },
)
