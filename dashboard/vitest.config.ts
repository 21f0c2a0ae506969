import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { bundledText } from '../tooling/bundled-text.mjs'

export default defineConfig({
  plugins: [bundledText, react()],
  test: {
    name: 'dashboard',
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['dist/**', 'node_modules/**'],
    environment: 'happy-dom',
    isolate: false,
    setupFiles: ['./test-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
