import { defineConfig } from '@playwright/test'
import base from './playwright.config.mjs'

/** Takes the pictures of the README anew, from the built product: `npm run readme:pictures`. No test. */
export default defineConfig({
  ...base,
  testDir: 'e2e/readme',
  testMatch: '**/*.shots.ts',
  testIgnore: [],
  workers: 1,
})
