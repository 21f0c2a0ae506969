import { defineConfig } from 'vitest/config'
import { bundledText } from '../tooling/bundled-text.mjs'

export default defineConfig({
  plugins: [bundledText],
  test: {
    name: 'sketch',
    include: ['**/!(*.page).test.ts'],
    exclude: ['dist/**', 'node_modules/**'],
    environment: 'node',
    isolate: false,
    globalSetup: ['./testing/build-bundle.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // It imports its own files without their endings, which only a bundler resolves.
    server: { deps: { inline: ['@material/material-color-utilities'] } },
  },
})
