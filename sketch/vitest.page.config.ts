import { defineConfig } from 'vitest/config'
import sketch from './vitest.config.ts'

/**
 * Tests of what the sketch's page does with its document: a worker has one environment, and would end for each file that
 * wants another.
 */
export default defineConfig({
  ...sketch,
  test: {
    ...sketch.test,
    name: 'sketch-page',
    include: ['**/*.page.test.ts'],
    environment: 'happy-dom',
    globalSetup: [],
  },
})
