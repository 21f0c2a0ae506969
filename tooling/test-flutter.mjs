import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { requireNode } from './node-version.mjs'

requireNode()

/** The whole journey, the phone and the mosaic against the Flutter SDK on PATH; skipped, with the reason, where there is none. */
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { ensureInstalled } = await import('./install.mjs')
await ensureInstalled(root)
const { runRealSuite } = await import('./real-suite.mjs')
await runRealSuite(root, {
  name: 'flutter',
  files: ['e2e/real/flutter.spec.ts', 'e2e/real/flutter-phone.spec.ts'],
  env: process.env,
})
