import { fileURLToPath } from 'node:url'
import { requireNode } from '../tooling/node-version.mjs'

requireNode()
// Only then, for what the command imports may not load under a Node that is too old.
const { runMosaygent } = await import('./command.ts')
const code = await runMosaygent({
  program: fileURLToPath(import.meta.url),
  args: process.argv.slice(2),
  env: process.env,
})
// Exits by itself rather than by running dry: a browser that keeps a connection open must not keep the process.
process.exit(code)
