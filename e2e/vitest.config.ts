import { defineConfig } from 'vitest/config'
import { bundledText } from '../tooling/bundled-text.mjs'

/** What needs no browser: raw sockets, and other people's projects, against a whole helper. Journeys in a browser are `*.spec.ts`. */
export default defineConfig({
  plugins: [bundledText],
  test: {
    name: 'attacks',
    include: ['attacks/**/*.test.ts', 'fakes/**/*.test.ts', 'own-project/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
