import type { Plugin } from 'vite'

/** What names and mail addresses are mostly written in; a letter beyond falls back to the system's face. */
const PARTS = ['latin', 'latin-ext']

/**
 * The local sign-in's page stands apart from this build and cannot know its hashed names: it finds the interface's
 * face under fixed ones, `/fonts/geist-latin.woff2` and `/fonts/geist-latin-ext.woff2`.
 */
export function fontsForSignIn(): Plugin {
  return {
    name: 'fonts-for-sign-in',
    generateBundle(_, bundle) {
      for (const part of PARTS) {
        const found = Object.values(bundle).find(
          (file) => file.type === 'asset' && file.names.includes(`geist-${part}-wght-normal.woff2`),
        )
        if (found?.type !== 'asset') throw new Error(`the build has no Geist for ${part}`)
        this.emitFile({ type: 'asset', fileName: `fonts/geist-${part}.woff2`, source: found.source })
      }
    },
  }
}
