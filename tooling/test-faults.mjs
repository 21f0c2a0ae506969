import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { requireNode } from './node-version.mjs'

requireNode()

/** The faults that take minutes to bring about: floods of output, many cycles, a server that never answers. */
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { ensureInstalled } = await import('./install.mjs')
await ensureInstalled(root)
const { runRealSuite } = await import('./real-suite.mjs')
await runRealSuite(root, {
  name: 'faults',
  files: ['e2e/real/faults.spec.ts', 'e2e/real/swapped-folder.spec.ts'],
  env: process.env,
})
