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
// points of performance are a matter of time: they are asked for here, where nothing else runs, and never beside other tests
const asked = { MOSAYGENT_TEST_LIGHTHOUSE: lighthouse, MOSAYGENT_TEST_LIGHTHOUSE_SPEED: '1' }
const env = lighthouse === null ? process.env : { ...process.env, ...asked }
await runRealSuite(root, { name: 'lighthouse', files: ['e2e/real/lighthouse.spec.ts'], env })
