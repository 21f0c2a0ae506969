import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../tooling/build.mjs'
import { openDashboard } from './load-dashboard.mjs'
import { startProduct } from './fake-flutter-product.mjs'

/**
 * Many dashboards at once on one helper: each with its session and event stream, asking every second, while the tool
 * prints; then a flood. What is lost, how long answers and lines take, and how much memory the helper takes.
 * Usage: node bench/load.mjs [--dashboards=200] [--seconds=60] [--flood=20000]
 */
const { values } = parseArgs({
  options: {
    dashboards: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
    flood: { type: 'string', default: '20000' },
  },
})
const [dashboards, seconds, flood] = [values.dashboards, values.seconds, values.flood].map(Number)
/** Lines a second, in four portions. */
const LINES = 100
/** Pages that a browser has put to sleep: they hold their stream and do not read. */
const ASLEEP = 5

const root = dirname(dirname(fileURLToPath(import.meta.url)))
await ensureBuilt(root)
const product = await startProduct(join(root, 'launcher/dist/mosaygent.mjs'))
const { pid } = JSON.parse(readFileSync(join(product.home, `helper-${product.helperPort}.json`), 'utf8'))
/** What the helper holds of the memory, in MB; Linux alone tells. */
const rss = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_000
const cpu = () => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

let delays = []
const onLine = ({ text }) => {
  const at = /printed at (\d+)/.exec(text)?.[1]
  if (at !== undefined) delays.push(Date.now() - Number(at))
}
const percentiles = (values) => {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (part) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)
  return [sorted.length, at(0.5), at(0.95), at(0.99), at(1)].join(' | ')
}
const memory = { before: rss(), most: 0 }
const watch = setInterval(() => (memory.most = Math.max(memory.most, rss())), 200)
/** A quarter of the time each: what grows without end grows in all of them. */
const quarters = []

console.log(
  `Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), load ${loadavg()[0]?.toFixed(1)}`,
)
const opening = performance.now()
const open = await Promise.all(
  Array.from({ length: dashboards }, () => openDashboard({ ...product, onLine })),
)
console.log(`${dashboards} dashboards opened in ${Math.round(performance.now() - opening)} ms\n`)
const sleepers = open.splice(0, ASLEEP)
for (const one of sleepers) one.sleep()

const reads = []
let failed = 0
const end = performance.now() + seconds * 1_000
const busy = cpu()
async function use(dashboard, number) {
  await pause((number / open.length) * 1_000)
  for (let turn = number; performance.now() < end; turn += 1) {
    const next = performance.now() + 1_000
    await dashboard.read(turn).then(
      (ms) => reads.push(ms),
      () => (failed += 1),
    )
    await pause(Math.max(0, next - performance.now()))
  }
}
async function print() {
  let printed = 0
  while (performance.now() < end) {
    await product.print({ count: LINES / 4, text: `# printed at ${Date.now()}` })
    printed += LINES / 4
    await pause(250)
  }
  return printed
}
async function sample() {
  for (let quarter = 0; quarter < 4; quarter += 1) {
    await pause((seconds * 1_000) / 4)
    quarters.push(rss().toFixed(0))
  }
}
const [printed] = await Promise.all([print(), sample(), ...open.map(use)])
await settled(printed)
const used = (cpu() - busy) / seconds
const calm = delays
delays = []
const memoryCalm = memory.most
const floodFrom = performance.now()
await product.print({ count: flood, text: `# printed at ${Date.now()}` })
await settled(printed + flood)
const floodTook = performance.now() - floodFrom

/** Until every dashboard has all lines, or nothing has come for five seconds. */
async function settled(lines) {
  for (let before = -1, same = 0; same < 50;) {
    const least = Math.min(...open.map(({ seen }) => seen.lines))
    if (least >= lines) return
    same = least === before ? same + 1 : 0
    before = least
    await pause(100)
  }
}

const total = (name) => open.reduce((sum, { seen }) => sum + seen[name], 0)
const wanted = (printed + flood) * open.length
console.log('| of all dashboards | number | median ms | p95 | p99 | most |\n|---|---|---|---|---|---|')
console.log(`| answers | ${percentiles(reads)} |`)
console.log(`| lines, from their printing on | ${percentiles(calm)} |`)
console.log(`| lines of the flood | ${percentiles(delays)} |\n`)
const lost = wanted - open.reduce((sum, { seen }) => sum + Math.min(seen.lines, printed + flood), 0)
console.log(
  `Events ${total('events')}, gaps ${total('gaps')}, resyncs ${total('resyncs')}; lines lost ${lost} of ${wanted}, out of order ${total('lineGaps')}; answers failed ${failed}`,
)
console.log(`The flood of ${flood} lines reached all ${open.length} in ${Math.round(floodTook)} ms`)
console.log(`The helper used ${used.toFixed(2)} of a core before the flood`)
for (const one of [...open, ...sleepers]) one.close()
await pause(3_000)
clearInterval(watch)
console.log(
  `Helper's memory: ${memory.before.toFixed(0)} MB before, ${quarters.join(', ')} MB after each quarter, at most ${memoryCalm.toFixed(0)} MB before the flood and ${memory.most.toFixed(0)} MB in it, ${rss().toFixed(0)} MB after all have left`,
)
await product.stop()
process.exitCode = lost === 0 && failed === 0 && total('gaps') === 0 ? 0 : 1
