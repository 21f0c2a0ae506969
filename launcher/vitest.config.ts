import { defineConfig } from 'vitest/config'
import { bundledText } from '../tooling/bundled-text.mjs'
import { versionDefine } from '../tooling/product-version.mjs'

export default defineConfig({
  plugins: [bundledText],
  define: versionDefine(),
  test: {
    name: 'launcher',
    include: ['**/*.test.{ts,mjs}'],
    environment: 'node',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // a condition is waited for, however busy the machine is
    expect: { poll: { timeout: 30_000 } },
  },
})
