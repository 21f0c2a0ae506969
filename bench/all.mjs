import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import getPort from 'get-port'
import { ensureBrowser } from '../tooling/browser.mjs'
import { ensureBuilt } from '../tooling/build.mjs'
import { npmCommand } from '../tooling/run-step.mjs'
import { BENCHES } from './benches.mjs'
import { reportOf } from './report.mjs'
import { runLimited } from './run-limited.mjs'
import { measureStarts } from './starts.mjs'

/** All benches into one page: `.cache/bench/report.md`. Usage: node bench/all.mjs [--quick] [--no-peer] */
const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, 'no-peer': { type: 'boolean', default: false } },
})
const PEER = '@vue/cli@5.0.9'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
await ensureBuilt(root)
const folder = join(root, '.cache/bench')
mkdirSync(folder, { recursive: true })
const starts = await compareStarts(values.quick ? 3 : 5)
const benches = []
if (!values.quick) for (const bench of BENCHES) benches.push(await run(bench))

const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 1e9)} GB, ${process.platform}, Node ${process.versions.node}, load ${loadavg()[0].toFixed(1)} at the end`
const commit = execFileSync('git', ['-C', root, 'describe', '--always', '--dirty'], {
  encoding: 'utf8',
}).trim()
const text = reportOf({ date: new Date().toISOString(), machine, commit, starts, benches })
writeFileSync(join(folder, 'report.md'), text)
console.log(`${text}\nWritten to .cache/bench/report.md`)
process.exitCode = benches.every(({ code }) => code === 0) ? 0 : 1

async function compareStarts(times) {
  const home = mkdtempSync(join(tmpdir(), 'mosaygent bench '))
  const browser = await chromium.launch({
    executablePath: (await ensureBrowser(root)) ?? undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const own = await measureStarts(await ourselves(home), browser, times)
    return values['no-peer'] ? [own] : [own, await peer(browser, times, home)]
  } finally {
    await browser.close()
    rmSync(home, { recursive: true, force: true })
  }
}

async function ourselves(home) {
  const port = async () => String(await getPort({ host: '127.0.0.1' }))
  return {
    name: 'Mosaygent',
    file: process.execPath,
    args: [join(root, 'launcher/dist/mosaygent.mjs'), 'start', '--no-open'],
    env: {
      ...process.env,
      MOSAYGENT_HOME: join(home, 'own'),
      MOSAYGENT_DASHBOARD_PORT: await port(),
      MOSAYGENT_HELPER_PORT: await port(),
      MOSAYGENT_PREVIEW_PORT: await port(),
    },
    ready: /Ready\s+(http:\S+)\s/,
  }
}

/** What cannot be installed or started here stands in the report with its reason. */
async function peer(browser, times, home) {
  const at = join(folder, 'vue-cli')
  try {
    if (!existsSync(join(at, 'node_modules/@vue/cli/bin/vue.js'))) {
      mkdirSync(at, { recursive: true })
      const [npm, args] = npmCommand()
      execFileSync(npm, [
        ...args,
        'install',
        '--prefix',
        at,
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
        PEER,
      ])
    }
    const port = String(await getPort({ host: '127.0.0.1' }))
    const args = ['ui', '--headless', '--host', '127.0.0.1', '--port', port]
    const program = {
      name: `vue ui (${PEER})`,
      file: process.execPath,
      args: [join(at, 'node_modules/@vue/cli/bin/vue.js'), ...args],
      env: { ...process.env, HOME: home, VUE_CLI_UI_TEST: '', NODE_ENV: 'production' },
      // headless, it prints its port alone
      ready: new RegExp(`(${port})`),
    }
    return await measureStarts({ ...program, address: `http://127.0.0.1:${port}` }, browser, times)
  } catch (error) {
    return { name: 'vue ui', readyMs: [], memoryMb: null, page: null, why: String(error?.message ?? error) }
  }
}

async function run({ title, file, args, seconds }) {
  const [before] = loadavg()
  const from = performance.now()
  const { code, output } = await runLimited([join(root, 'bench', file), ...args], seconds * 1_000)
  const command = ['node', `bench/${file}`, ...args].join(' ')
  return {
    title,
    command,
    seconds: (performance.now() - from) / 1_000,
    load: [before, loadavg()[0]],
    code,
    output,
  }
}
