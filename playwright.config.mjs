import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './tooling/browser.mjs'
import { RETRIES } from './tooling/retries.mjs'

/**
 * Specs that run with the real suites, so that `npm test` stays short: they take minutes together. `npm test` keeps the
 * journeys (sign-in, clone, start, edit, reload, errors, console, pairing, keyboard) and the attacks; here are all states
 * of the gallery, every width, each way to set up and switch environments, waits and rare pages, a helper that is killed
 * or full or slow, and what unit tests hold already, once more through the built command.
 */
export const MINUTES = [
  'api-page/python-api.spec.ts',
  'app-frame/foreign-pages.spec.ts',
  'app-frame/hidden-tab.spec.ts',
  'app-frame/loader-pages.spec.ts',
  'app-frame/reload-storm.spec.ts',
  'app-frame/service-worker-own.spec.ts',
  'app-frame/unreachable.spec.ts',
  'app-frame/widths.spec.ts',
  'attacks-in-browser/cookies.spec.ts',
  'connection/another-helper.spec.ts',
  'connection/doctor.spec.ts',
  'connection/next-run.spec.ts',
  'connection/unknown-caller.spec.ts',
  'connection/waits.spec.ts',
  'environment/codebases.spec.ts',
  'environment/github.spec.ts',
  'environment/moved.spec.ts',
  'environment/unpacked.spec.ts',
  'faults/ending.spec.ts',
  'faults/home.spec.ts',
  'faults/killed.spec.ts',
  'faults/settings.spec.ts',
  'firebase/apps.spec.ts',
  'firebase/kept-directory.spec.ts',
  'firebase/kept-environments.spec.ts',
  'firebase/project.spec.ts',
  'firebase/refusals.spec.ts',
  'firebase/switch.spec.ts',
  'firebase/tabs.spec.ts',
  'firebase/two-projects.spec.ts',
  'flutter-page/console-rows.spec.ts',
  'flutter-page/devices.spec.ts',
  'flutter-page/edges.spec.ts',
  'flutter-page/install.spec.ts',
  'flutter-page/mosaic-app.spec.ts',
  'flutter-page/permissions.spec.ts',
  'flutter-page/phone-clock.spec.ts',
  'flutter-page/picture.spec.ts',
  'flutter-page/recordings.spec.ts',
  'flutter-page/run-configurations.spec.ts',
  'flutter-page/sdk.spec.ts',
  'flutter-page/signals.spec.ts',
  'flutter-page/start-times.spec.ts',
  'flutter-page/times.spec.ts',
  'flutter-page/trail.spec.ts',
  'flutter-page/watching.spec.ts',
  'gallery/access.spec.ts',
  'gallery/adapts.spec.ts',
  'gallery/pictures.spec.ts',
  'gallery/separators.spec.ts',
  'gallery/spoken.spec.ts',
  'gallery/text-spacing.spec.ts',
  'gallery/zoom.spec.ts',
  'shell/keys.spec.ts',
  'shell/live-regions.spec.ts',
  'shell/steady.spec.ts',
  'sign-in/account.spec.ts',
  'sketch/identity.spec.ts',
  'sketch/keyboard.spec.ts',
  'sketch/point.spec.ts',
  'sketch/route.spec.ts',
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
  retries: RETRIES,
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
