import { defineConfig } from '@playwright/test'
import base, { MINUTES } from './playwright.config.mjs'

/** What needs npm packages alone, but minutes: `npm run test:real` runs it, side by side as `npm test` does. */
export default defineConfig({
  ...base,
  testMatch: [...MINUTES],
  testIgnore: ['real/**'],
  // its own folder: what failed in `npm test` is still to be looked at
  outputDir: 'test-results-minutes',
})
