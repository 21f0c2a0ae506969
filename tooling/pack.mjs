import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { requireNode } from './node-version.mjs'

requireNode()

// The product as one file that npm installs: `dist/mosaygent-VERSION.tgz`.
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { ensureInstalled } = await import('./install.mjs')
await ensureInstalled(root, { tests: false })
const { ensureBuilt } = await import('./build.mjs')
const { npmCommand, runStep } = await import('./run-step.mjs')
await ensureBuilt(root)
const target = join(root, 'dist')
await mkdir(target, { recursive: true })
const [npm, args] = npmCommand()
process.exitCode = await runStep(
  npm,
  [...args, 'pack', './launcher/dist', '--pack-destination', target, '--silent'],
  { cwd: root },
)
