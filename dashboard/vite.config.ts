import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bundledText } from '../tooling/bundled-text.mjs'
import { preloadPlugin } from './build/preload-plugin.ts'
import { compressed } from './build/compressed.ts'
import { fontsForSignIn } from './build/fonts-for-sign-in.ts'

/** One build serves every deployment: addresses come at run time from the configuration beside `index.html`. */
export default defineConfig({
  base: '/',
  plugins: [bundledText, react(), tailwindcss(), fontsForSignIn(), preloadPlugin(), compressed()],
  // the router's package brings React's own hook once more, for Reacts without it
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // No inlined data URLs: fonts and pictures stay files, so that a strict content policy needs no exception.
    assetsInlineLimit: 0,
    // The polyfill would be an inline script.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // what every page begins with is one file: thirty small ones would wait for each other's connections
          groups: [
            { name: 'shell', tags: ['$initial'], priority: 1 },
            // so is what asks the helper, which comes after the first paint
            {
              name: 'helper',
              test: /\/dashboard\/helper-client\/|\/dashboard\/session\/helper-session|\/contract\/|\/@tanstack\/(react-)?query/,
            },
            // What the sign-in page shares with others, and what other pages share: left alone each set of pages that
            // share something has a file, most of them an icon, and a page asks for a hundred.
            {
              name: 'before-sign-in',
              test: /\/dashboard\/(ui\/badge|icons\/(arrow-down|arrow-up|plus|search))\b/,
              minShareCount: 2,
            },
            { name: 'pages', minShareCount: 2 },
          ],
        },
      },
    },
  },
})
