import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { requireNode } from './node-version.mjs'

// Nothing but Node itself may be imported before this line: on a fresh machine there is nothing else yet.
requireNode()

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { ensureInstalled } = await import('./install.mjs')
const { ensureBuilt } = await import('./build.mjs')
await ensureInstalled(root, { tests: false })
await ensureBuilt(root)

// In this very process, so that Ctrl-C and the exit code are the product's own.
const product = join(root, 'launcher/dist/mosaygent.mjs')
const asked = process.argv.slice(2)
const command = asked[0] === 'doctor' || asked[0] === 'helper' ? asked : ['start', ...asked]
process.argv = [process.execPath, product, ...command]
await import(pathToFileURL(product).href)
