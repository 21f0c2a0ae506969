import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { requireNode } from './node-version.mjs'

requireNode()

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { ensureInstalled } = await import('./install.mjs')
await ensureInstalled(root)
const { ensureLighthouse } = await import('./ensure-lighthouse.mjs')
const { runRealSuite } = await import('./real-suite.mjs')

const lighthouse = await ensureLighthouse(root)
const env = lighthouse === null ? process.env : { ...process.env, MOSAYGENT_TEST_LIGHTHOUSE: lighthouse }
await runRealSuite(root, { name: 'lighthouse', files: ['e2e/real/lighthouse.spec.ts'], env })
