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
 * run; the tool is the stand-in of the tests, which answers at once. Nothing is asserted.
 */
const RELOADS = 200
const WARM = 20
const LARGE = { bytes: 64 * 1024 * 1024, runs: 15 }
const SMALL = { bytes: 8 * 1024, files: 1_000, at_once: 6, runs: 15 }

const root = dirname(dirname(fileURLToPath(import.meta.url)))
await ensureBuilt(root)
const base = mkdtempSync(join(tmpdir(), 'mosaygent bench é '))
const files = fork(fileURLToPath(new URL('./preview-files.mjs', import.meta.url)))
const [appPort] = await once(files, 'message')
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
cpSync(join(root, 'starters/flutter'), codebase, { recursive: true })

console.log(`Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model.trim()})\n`)
const helper = await startHelper(join(root, 'launcher/dist/mosaygent.mjs'), env)
const tool = await startTool(bin, codebase, env)
try {
  await helper.post('/environment/set-directory', { path: project })
  await helper.post('/flutter/start')
  let status = await helper.get('/flutter/status')
  while (!status.ready) status = await helper.get('/flutter/status')
  if (status.engine !== 'flutter') throw new Error(`The helper runs ${status.engine}, not the tool`)
  await compareReloads()
  await compareBytes()
} finally {
  await tool.stop()
  await helper.stop()
  files.disconnect()
  rmSync(base, { recursive: true, force: true })
}

/** Before each reload one line of the app is changed, as a person does. */
async function compareReloads() {
  const main = join(codebase, 'lib/main.dart')
  const text = readFileSync(main, 'utf8')
  const times = { direct: [], ours: [] }
  const reload = async () => {
    const { receipt } = await helper.post('/flutter/reload')
    if (receipt.outcome !== 'applied') throw new Error(`The reload: ${JSON.stringify(receipt)}`)
  }
  for (let turn = 0; turn < RELOADS + WARM; turn += 1) {
    writeFileSync(main, `${text}// ${turn}\n`)
    const direct = await timed(() => tool.reload())
    const ours = await timed(reload)
    if (turn < WARM) continue
    times.direct.push(direct)
    times.ours.push(ours)
  }
  console.log(
    `| reload, ms (${RELOADS} of each) | direct | helper | difference | ratio |\n|---|---|---|---|---|`,
  )
  for (const [name, share] of [
    ['median', 0.5],
    ['p95', 0.95],
  ]) {
    const [direct, ours] = [quantile(times.direct, share), quantile(times.ours, share)]
    console.log(row(name, direct, ours, ours - direct, ours / direct))
  }
}

async function compareBytes() {
  const agents = { direct: new Agent({ keepAlive: true }), gateway: new Agent({ keepAlive: true }) }
  const ports = { direct: appPort, gateway: helper.previewPort }
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
  const large = (way) => load(way, `/${LARGE.bytes}`)
  /** As a browser does: so many connections, each with one file at a time. */
  const small = (way) => {
    let next = 0
    const lane = async () => {
      while (next < SMALL.files) await load(way, `/${SMALL.bytes}?${(next += 1)}`)
    }
    return Promise.all(Array.from({ length: SMALL.at_once }, lane))
  }
  const kinds = [
    [`one file of ${LARGE.bytes / 1024 / 1024} MiB`, large, LARGE.runs, LARGE.bytes],
    [
      `${SMALL.files} files of ${SMALL.bytes / 1024} KiB, ${SMALL.at_once} at once`,
      small,
      SMALL.runs,
      SMALL.bytes * SMALL.files,
    ],
  ]
  console.log('\n| bytes, median MB/s | direct | gateway | ms direct | ms gateway | ratio of time |')
  console.log('|---|---|---|---|---|---|')
  for (const [name, work, runs, bytes] of kinds) {
    const times = { direct: [], gateway: [] }
    for (let run = -2; run < runs; run += 1) {
      for (const way of ['direct', 'gateway']) {
        const time = await timed(() => work(way))
        if (run >= 0) times[way].push(time)
      }
    }
    const [direct, gateway] = [quantile(times.direct, 0.5), quantile(times.gateway, 0.5)]
    const speed = (ms) => bytes / 1_000 / ms
    console.log(row(name, speed(direct), speed(gateway), direct, gateway, gateway / direct))
  }
  for (const agent of Object.values(agents)) agent.destroy()
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
