import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'launcher',
    include: ['**/*.test.{ts,mjs}'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // a condition is waited for, however busy the machine is
    expect: { poll: { timeout: 30_000 } },
  },
})
