import { defineConfig } from 'vitest/config'
import { bundledText } from '../tooling/bundled-text.mjs'

export default defineConfig({
  plugins: [bundledText],
  test: {
    name: 'sketch',
    // no `exclude` here: it would take the place of the one on the command line
    include: ['**/!(*.page).test.ts'],
    environment: 'node',
    isolate: false,
    globalSetup: ['./testing/build-bundle.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // It imports its own files without their endings, which only a bundler resolves.
    server: { deps: { inline: ['@material/material-color-utilities'] } },
  },
})
