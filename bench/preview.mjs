import { fork } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { cpus, tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from '../tooling/build.mjs'
import { startHelper } from './helper-process.mjs'
import { startTool, writeRecording, writeSdk } from './preview-tool.mjs'

/**
 * What the helper adds to the tool: a reload by its HTTP call beside the same request written to the tool's standard
 * input, and bytes through the gateway beside the same bytes from where the app is served. Both ways in turn, in one
 * run; the tool is the fake of the tests, which answers at once. Nothing is asserted. `--bytes`: those alone.
 */
const onlyBytes = process.argv.includes('--bytes')
const RELOADS = 200
const WARM = 20
const LARGE = { bytes: 64 * 1024 * 1024, runs: 15 }
const SMALL = { bytes: 8 * 1024, files: 1_000, runs: 15 }
/** The shape of a Flutter web app as a browser loads it: the renderer, the code, fonts, and many small files. */
const PAGE = {
  sizes: [6_900_000, 2_500_000, 1_200_000, 500_000, ...Array.from({ length: 56 }, () => 16_000)],
  runs: 25,
}
const AT_ONCE = 6

const root = dirname(dirname(fileURLToPath(import.meta.url)))
await ensureBuilt(root)
const base = mkdtempSync(join(tmpdir(), 'mosaygent bench é '))
const children = []
const appPort = await portOf(new URL('./preview-files.mjs', import.meta.url))
const bin = writeSdk(join(base, 'sdk'))
const recording = join(base, 'recording.jsonl')
writeRecording(recording, appPort, RELOADS + WARM)
const env = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  MOSAYGENT_HOME: join(base, 'home'),
  FAKE_FLUTTER_TRANSCRIPT: recording,
}
const project = join(base, 'project')
const codebase = join(project, 'flutter')
mkdirSync(project)
// a person's project is older than the two seconds in which a file may change again without another time
cpSync(join(root, 'starters/flutter'), codebase, { recursive: true, preserveTimestamps: true })

console.log(`Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model.trim()})\n`)
const helper = await startHelper(join(root, 'launcher/dist/mosaygent.mjs'), env)
const tool = await startTool(bin, codebase, env)
try {
  await helper.post('/environment/set-directory', { path: project })
  await helper.post('/flutter/start')
  let status = await helper.get('/flutter/status')
  while (!status.ready) status = await helper.get('/flutter/status')
  if (status.engine !== 'flutter') throw new Error(`The helper runs ${status.engine}, not the tool`)
  if (!onlyBytes) await compareReloads()
  await compareBytes()
} finally {
  await tool.stop()
  await helper.stop()
  for (const child of children) child.disconnect()
  rmSync(base, { recursive: true, force: true })
}

/** Before each reload one line is changed, as a person does; a call that only reads shows what calling costs by itself. */
async function compareReloads() {
  const main = join(codebase, 'lib/main.dart')
  const text = readFileSync(main, 'utf8')
  const times = { direct: [], call: [], ours: [] }
  const reload = async () => {
    const { receipt } = await helper.post('/flutter/reload')
    if (receipt.outcome !== 'applied') throw new Error(`The reload: ${JSON.stringify(receipt)}`)
  }
  for (let turn = 0; turn < RELOADS + WARM; turn += 1) {
    writeFileSync(main, `${text}// ${turn}\n`)
    const direct = await timed(() => tool.reload())
    const call = await timed(() => helper.get('/flutter/receipts'))
    const ours = await timed(reload)
    if (turn < WARM) continue
    times.direct.push(direct)
    times.call.push(call)
    times.ours.push(ours)
  }
  console.log(
    `| reload, ms (${RELOADS} of each) | direct | helper, a mere read | helper | difference | ratio |`,
  )
  console.log('|---|---|---|---|---|---|')
  for (const [name, share] of [
    ['median', 0.5],
    ['p95', 0.95],
  ]) {
    const [direct, call, ours] = [times.direct, times.call, times.ours].map((all) => quantile(all, share))
    console.log(row(name, direct, call, ours, ours - direct, ours / direct))
  }
}

/** Between the app's own server and the gateway stand the least that this runtime can do, see `preview-bare.mjs`. */
async function compareBytes() {
  const bare = new URL('./preview-bare.mjs', import.meta.url)
  const ports = {
    direct: appPort,
    tunnel: await portOf(bare, 'tunnel', appPort),
    proxy: await portOf(bare, 'proxy', appPort),
    gateway: helper.previewPort,
  }
  const agents = Object.fromEntries(Object.keys(ports).map((way) => [way, new Agent({ keepAlive: true })]))
  const load = (way, path) =>
    new Promise((resolve, reject) => {
      const host = '127.0.0.1'
      get({ host, port: ports[way], path, agent: agents[way] }, (response) => {
        let got = 0
        response.on('data', (piece) => (got += piece.length))
        response.on('error', reject)
        response.on('end', () =>
          response.statusCode === 200 ? resolve(got) : reject(new Error(`${way}: ${response.statusCode}`)),
        )
      }).on('error', reject)
    })
  /** As a browser does: so many connections, each with one file at a time. */
  const all = (sizes) => (way) => {
    let next = 0
    const lane = async () => {
      while (next < sizes.length) {
        const [size, number] = [sizes[next], (next += 1)]
        await load(way, `/${size}?${number}`)
      }
    }
    return Promise.all(Array.from({ length: Math.min(AT_ONCE, sizes.length) }, lane))
  }
  const small = Array.from({ length: SMALL.files }, () => SMALL.bytes)
  const pageMb = PAGE.sizes.reduce((sum, size) => sum + size, 0) / 1_000_000
  const kinds = [
    [`one file of ${LARGE.bytes / 1024 / 1024} MiB`, [LARGE.bytes], LARGE.runs],
    [`${SMALL.files} files of ${SMALL.bytes / 1024} KiB, ${AT_ONCE} at once`, small, SMALL.runs],
    [`a page load: ${PAGE.sizes.length} files, ${pageMb.toFixed(0)} MB`, PAGE.sizes, PAGE.runs],
  ]
  const ways = Object.keys(ports)
  console.log(
    `\n| bytes, median ms | ${ways.join(' | ')} | tunnel / direct | proxy / direct | gateway / direct |`,
  )
  console.log('|---|---|---|---|---|---|---|---|')
  for (const [name, sizes, runs] of kinds) {
    const work = all(sizes)
    const times = Object.fromEntries(ways.map((way) => [way, []]))
    for (let run = -2; run < runs; run += 1) {
      for (const way of ways) {
        const time = await timed(() => work(way))
        if (run >= 0) times[way].push(time)
      }
    }
    const [direct, ...others] = ways.map((way) => quantile(times[way], 0.5))
    console.log(row(name, direct, ...others, ...others.map((time) => time / direct)))
  }
  for (const agent of Object.values(agents)) agent.destroy()
}

/** Starts a program beside this one and gives the port that it listens on. */
async function portOf(program, ...args) {
  const child = fork(fileURLToPath(program), args.map(String))
  children.push(child)
  const [port] = await once(child, 'message')
  return port
}

async function timed(work) {
  const from = performance.now()
  await work()
  return performance.now() - from
}

function quantile(values, share) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function row(name, ...numbers) {
  return `| ${[name, ...numbers.map((number) => number.toFixed(2))].join(' | ')} |`
}
