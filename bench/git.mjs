import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { build } from 'rolldown'
import { bundledText } from '../tooling/bundled-text.mjs'
import { median } from './median.mjs'

/**
 * The helper's git beside plain git: status of 20,000 and of 100,000 files, and a clone.
 * Usage: node bench/git.mjs [--clones=3] [files ...]
 */
const root = mkdtempSync(join(tmpdir(), 'mosaygent bench '))
const { values, positionals } = parseArgs({
  options: { clones: { type: 'string', default: '3' } },
  allowPositionals: true,
})
const counts = positionals.map(Number)
/** Of each way; a clone of 20,000 files takes long enough to be measured by three. */
const RUNS = { status: 15, clone: Number(values.clones) }

const git = (folder, ...args) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=Ann', '-c', 'user.email=ann@example.test', ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })

function repository(files) {
  const folder = join(root, `files-${files}`)
  for (let i = 0; i < files; i += 1) {
    const inside = join(folder, `lib/part${Math.floor(i / 500)}`)
    if (i % 500 === 0) mkdirSync(inside, { recursive: true })
    writeFileSync(join(inside, `file${i}.dart`), `final number = ${i};\n`)
  }
  git(folder, 'init', '-q', '-b', 'main')
  git(folder, 'add', '.')
  git(folder, 'commit', '-qm', 'first')
  git(folder, 'status') // settles the index
  return folder
}

/** Both ways in turn, so that whatever else the machine does hits both. */
async function compare(what, runs, plain, ours) {
  const times = { plain: [], ours: [] }
  for (let i = 0; i < runs; i += 1) {
    for (const [name, work] of Object.entries({ plain, ours })) {
      const from = performance.now()
      await work()
      times[name].push(performance.now() - from)
    }
  }
  const [a, b] = [median(times.plain), median(times.ours)]
  // the least disturbed of each: what is left of the difference is ours
  const [bestA, bestB] = [Math.min(...times.plain), Math.min(...times.ours)]
  const show = (ms) => `${ms.toFixed(0).padStart(6)} ms`
  console.log(`${what.padEnd(28)} median: git ${show(a)}, helper ${show(b)}, difference ${show(b - a)}`)
  console.log(
    `${''.padEnd(28)} best:   git ${show(bestA)}, helper ${show(bestB)}, difference ${show(bestB - bestA)}`,
  )
}

try {
  const entry = join(import.meta.dirname, '../helper/tools/index.ts')
  await build({
    input: entry,
    platform: 'node',
    plugins: [bundledText],
    output: { file: join(root, 'tools.mjs'), format: 'esm', codeSplitting: false },
  })
  const { findGit, gitClone, gitStatus } = await import(join(root, 'tools.mjs'))
  const tool = await findGit(process.env)
  console.log(
    `${git(root, '--version').toString().trim()}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`,
  )
  for (const files of counts.length > 0 ? counts : [20_000, 100_000]) {
    const folder = repository(files)
    const label = files.toLocaleString('en')
    await compare(
      `status, ${label} files`,
      RUNS.status,
      () => spawnSync('git', ['-C', folder, 'status', '--porcelain=v2', '--branch', '-z']),
      () => gitStatus(tool, { folder, repository: folder, timeoutMs: 60_000 }),
    )
    if (files > 20_000) continue
    const target = join(root, 'clone')
    const fresh = () => rmSync(target, { recursive: true, force: true })
    const signal = new AbortController().signal
    const request = {
      address: folder,
      folder: target,
      outside: root,
      transport: 'local',
      gh: null,
      signal,
      onProgress: () => {},
    }
    await compare(
      `clone, ${label} files`,
      RUNS.clone,
      () => (fresh(), spawnSync('git', ['clone', '-q', '--no-local', folder, target])),
      () => (fresh(), gitClone(tool, request)),
    )
  }
} finally {
  rmSync(root, { recursive: true, force: true })
}
