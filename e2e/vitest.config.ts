import { defineConfig } from 'vitest/config'

/** What needs no browser: raw sockets against a whole helper. Journeys in a browser are `*.spec.ts`. */
export default defineConfig({
  test: {
    name: 'attacks',
    include: ['attacks/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
