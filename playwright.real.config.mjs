import { defineConfig } from '@playwright/test'
import base from './playwright.config.mjs'

/** What needs more than npm packages, or minutes; `npm run test:real` brings it where it can, and skips with the reason. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: ['e2e/real/*.spec.ts', 'e2e/gallery/access.spec.ts', 'sketch/truth/*.spec.ts'],
  testIgnore: [],
  fullyParallel: false,
  workers: 1,
})
