import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { requireNode } from './node-version.mjs'

requireNode()

// What takes about a minute: to be run before every commit.
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { ensureInstalled } = await import('./install.mjs')
await ensureInstalled(root)
const { runChecks, timed } = await import('./checks.mjs')
const { runStep, toolScript } = await import('./run-step.mjs')
const { nextNumber } = await import('./statement-numbers.mjs')

const passed = await runChecks(root)
const vitest = [toolScript(root, 'vitest', 'vitest.mjs'), 'run', '--project', 'tooling']
const rules = await timed('texts, numbers, rooms, readers and writers of files', () =>
  runStep(process.execPath, vitest, { cwd: root, quiet: true }),
)
const document = await readFile(join(root, 'docs/product.md'), 'utf8')
console.log(`The next free number of a statement in docs/product.md: ${nextNumber(document)}`)
process.exitCode = passed.every(Boolean) && rules === 0 ? 0 : 1
