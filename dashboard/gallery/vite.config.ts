import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bundledText } from '../../tooling/bundled-text.mjs'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The gallery is a build of its own, so that nothing of it can get into the product's. */
export default defineConfig({
  root: here('..'),
  plugins: [bundledText, react(), tailwindcss()],
  // The identity provider is played, as in the component tests.
  resolve: { alias: { '#cloud': here('../testing/fake-cloud.ts') } },
  server: { open: '/gallery/' },
  build: {
    outDir: here('./dist'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['index', 'show', 'app/index', 'app/sketch/storyboard'].map((name) => here(`./${name}.html`)),
      // each state is a page that is loaded anew: a file for each icon would be 140 requests
      output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } },
    },
  },
})
