import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'sketch',
    include: ['**/*.test.{ts,mjs}'],
    environment: 'node',
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
})
