import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'tooling',
    include: ['**/*.test.{ts,mjs}'],
    environment: 'node',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
