import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './tooling/browser.mjs'

/**
 * These take minutes together and run with the real suites: axe, zoom, less motion and pictures of the gallery's states,
 * every width, the glass around the app, late answer, loader, ending of a download and of a link; each way to set up
 * and switch environments, of which `npm test` keeps the keyboard's path and the two tabs; and what the unit tests of
 * the preview's session hold already, once more through the built command.
 */
export const MINUTES = [
  'api-page/python-api.spec.ts',
  'app-frame/loader-pages.spec.ts',
  'app-frame/reload-storm.spec.ts',
  'app-frame/widths.spec.ts',
  'connection/doctor.spec.ts',
  'connection/unknown-caller.spec.ts',
  'firebase/apps.spec.ts',
  'firebase/kept-environments.spec.ts',
  'firebase/project.spec.ts',
  'firebase/refusals.spec.ts',
  'firebase/switch.spec.ts',
  'flutter-page/console-rows.spec.ts',
  'flutter-page/edges.spec.ts',
  'flutter-page/permissions.spec.ts',
  'flutter-page/recordings.spec.ts',
  'flutter-page/signals.spec.ts',
  'gallery/access.spec.ts',
  'gallery/adapts.spec.ts',
  'gallery/pictures.spec.ts',
  'gallery/separators.spec.ts',
  'gallery/spoken.spec.ts',
  'gallery/text-spacing.spec.ts',
  'gallery/zoom.spec.ts',
  'shell/steady.spec.ts',
]

/**
 * Whole journeys in a real browser against the built product: `npm test` builds first. Each test starts a product
 * of its own on free ports with a home of its own, so that they run side by side.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './tooling/require-built.mjs',
  testMatch: '**/*.spec.ts',
  testIgnore: ['real/**', ...MINUTES],
  outputDir: 'test-results',
  fullyParallel: true,
  // mostly they wait for a program or a picture: one more than there are cores
  workers: availableParallelism() + 1,
  // conditions are waited for: only a failure takes this long, however busy the machine is
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    // a trace of each test costs nearly as much again as the tests; `--trace on` for the one that is looked into
    trace: 'off',
    // what never comes to be pressed fails here, and not at the limit of its whole test
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
