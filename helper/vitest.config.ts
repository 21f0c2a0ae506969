import { defineConfig } from 'vitest/config'
import { bundledText } from '../tooling/bundled-text.mjs'

export default defineConfig({
  plugins: [bundledText],
  test: {
    name: 'helper',
    // no `exclude` here: it would take the place of the one on the command line
    include: ['**/!(*.mocks|*.page).test.{ts,mjs}'],
    environment: 'node',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // a condition is waited for, however busy the machine is
    expect: { poll: { timeout: 30_000 } },
  },
})
