import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { BROWSER_ARGUMENTS, OFF_BY_PLAYWRIGHT } from './browser-arguments.mjs'

test('what Playwright turns off in the browser stays off beside what we turn off', () => {
  const playwright = createRequire(createRequire(import.meta.url).resolve('@playwright/test'))
  const bundle = join(dirname(playwright.resolve('playwright-core')), 'lib/coreBundle.js')
  const [, list = ''] = /\bdisabledFeatures = \[([^\]]*)\]/.exec(readFileSync(bundle, 'utf8')) ?? []
  const theirs = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name)
  expect(theirs.length).toBeGreaterThan(10)
  expect(theirs.toSorted()).toEqual(OFF_BY_PLAYWRIGHT)
  const ours = BROWSER_ARGUMENTS.filter((one) => one.startsWith('--disable-features='))
  expect(ours).toHaveLength(1)
  expect(ours[0]).toContain(OFF_BY_PLAYWRIGHT.join())
})
