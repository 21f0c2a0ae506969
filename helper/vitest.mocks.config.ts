import { defineConfig } from 'vitest/config'
import helper from './vitest.config.ts'

/** Tests that replace a module: each loads all modules anew. */
export default defineConfig({
  ...helper,
  test: {
    ...helper.test,
    name: 'helper-mocks',
    include: ['**/*.mocks.test.ts'],
    isolate: true,
  },
})
