import type { Page } from '@playwright/test'

/** What the browser keeps under our names, without what a person did not choose. */
export const kept = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.keys(localStorage)
        .filter((key) => key.startsWith('mosaygent_'))
        .map((key) => [key.slice('mosaygent_'.length), localStorage.getItem(key) ?? '']),
    ),
  )
export const keptJson = async (page: Page, name: string): Promise<unknown> =>
  JSON.parse((await kept(page))[name] ?? 'null')
