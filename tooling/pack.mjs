import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { handedOutNames } from './handed-out.mjs'
import { requireNode } from './node-version.mjs'

requireNode()

// What is handed out, below `dist`: the product as one file that npm installs, the Python package, the bill of
// materials, and the checksums of the three.
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { ensureInstalled } = await import('./install.mjs')
await ensureInstalled(root, { tests: false })
const { ensureBuilt } = await import('./build.mjs')
const { npmCommand, runStep } = await import('./run-step.mjs')
await ensureBuilt(root)
const target = join(root, 'dist')
await rm(target, { recursive: true, force: true })
await mkdir(target, { recursive: true })
const [npm, args] = npmCommand()
const code = await runStep(
  npm,
  [...args, 'pack', './launcher/dist', '--pack-destination', target, '--silent'],
  { cwd: root },
)
if (code !== 0) process.exit(code)
const product = join(root, 'launcher/dist')
const { version } = JSON.parse(await readFile(join(product, 'package.json'), 'utf8'))
await copyFile(join(product, 'web/python-api.zip'), join(target, 'python-api.zip'))
await copyFile(join(product, 'sbom.cdx.json'), join(target, 'sbom.cdx.json'))
const names = handedOutNames(version)
const sums = await Promise.all(
  names.map(async (name) => {
    const bytes = await readFile(join(target, name))
    return `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`
  }),
)
await writeFile(join(target, 'SHA256SUMS'), sums.join(''))
