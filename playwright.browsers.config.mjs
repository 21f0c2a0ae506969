import { defineConfig } from '@playwright/test'
import base from './playwright.config.mjs'

/** The main journey in Playwright's own builds of each engine: `npx playwright install firefox webkit` brings them. */
export default defineConfig({
  ...base,
  testMatch: ['journey.spec.ts'],
  testIgnore: [],
  outputDir: 'test-results-browsers',
  use: { ...base.use, launchOptions: {} },
  projects: ['chromium', 'firefox', 'webkit'].map((browserName) => ({
    name: browserName,
    use: { browserName },
  })),
})
