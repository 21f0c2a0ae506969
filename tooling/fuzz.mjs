import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { requireNode } from './node-version.mjs'
import { runStep, toolScript } from './run-step.mjs'

requireNode()

/**
 * `npm run fuzz -- [--seed=N] [--seconds=N] [files ...]`: the properties that `npm test` holds against a few fixed
 * cases, each for that many seconds, from a seed that is printed. The same seed gives the same cases again.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { values, positionals } = parseArgs({
  options: { seed: { type: 'string' }, seconds: { type: 'string', default: '20' } },
  allowPositionals: true,
})
const seconds = Number(values.seconds)
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
if (!Number.isInteger(seed) || !(seconds > 0)) {
  console.error('Usage: npm run fuzz -- [--seed=WHOLE NUMBER] [--seconds=FOR EACH PROPERTY] [files ...]')
  process.exit(2)
}
const files = readdirSync(join(root, 'helper'), { recursive: true })
  .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
  .map((file) => join('helper', file))
  .filter((file) => readFileSync(join(root, file), 'utf8').includes("testing/fuzz.ts'"))
const chosen =
  positionals.length === 0 ? files : files.filter((file) => positionals.some((part) => file.includes(part)))
console.log(`Seed ${seed}, ${seconds} s for each property of ${chosen.length} files`)
const args = [
  'run',
  '--project',
  'helper',
  '-t',
  'property',
  `--testTimeout=${(seconds + 60) * 1_000}`,
  ...chosen,
]
process.exitCode = await runStep(process.execPath, [toolScript(root, 'vitest', 'vitest.mjs'), ...args], {
  cwd: root,
  env: { ...process.env, MOSAYGENT_FUZZ_SEED: String(seed), MOSAYGENT_FUZZ_SECONDS: String(seconds) },
})
if (process.exitCode !== 0)
  console.error(`To see it again: npm run fuzz -- --seed=${seed} --seconds=${seconds}`)
