import { defineConfig } from '@playwright/test'
import base from './playwright.config.mjs'

/** What needs more than npm packages; `npm run test:real` brings it where it can, and skips with the reason. */
export default defineConfig({
  ...base,
  testIgnore: [],
  // its own folder: what failed in `npm test` is still to be looked at
  outputDir: 'test-results-real',
  // the real tools start slowly, on a busy machine very slowly
  expect: { timeout: 60_000 },
  timeout: 300_000,
  fullyParallel: false,
  // they drive real tools, which take a core and more
  workers: 2,
  // the longest file first
  projects: [
    { name: 'golden', testDir: 'sketch/golden' },
    { name: 'tools', testDir: 'e2e/real' },
  ],
})
