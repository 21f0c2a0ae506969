import { defineConfig } from 'vitest/config'
import helper from './vitest.config.ts'

/** Tests of what runs in the app's page: a worker has one environment, and would end for each file that wants another. */
export default defineConfig({
  ...helper,
  test: {
    ...helper.test,
    name: 'helper-page',
    include: ['**/*.page.test.ts'],
    environment: 'happy-dom',
  },
})
