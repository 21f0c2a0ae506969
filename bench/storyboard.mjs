import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from '../tooling/build.mjs'
import { median } from './median.mjs'
import { openPage, startSketch } from './sketch-process.mjs'

/**
 * What an edit waits for the storyboard: from the request of a reload to the answer that an open page has it, with no
 * storyboard open, and in the middle of its drawing. `npm run bench:storyboard -- FOLDER...`: apps of other people, else
 * the starter.
 */
/** Until the program is as fast as it gets. */
const WARM_UP = 25
/** Edits fall anywhere in the drawing: so long after it has gone on, ms. */
const AFTER = [0, 130, 40, 210, 90, 170, 10, 250, 60, 110, 30, 190, 150, 70, 230]
const PARTS = ['lib', 'assets', 'pubspec.yaml']

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bundle = join(root, 'sketch/dist/sketch.cjs')
await ensureBuilt(root)
console.log(
  `Node ${process.versions.node}, ${cpus().length} cores, load average ${loadavg()[0]?.toFixed(1)}\n`,
)
console.log('| app | edit, ms | worst | edit while it draws, ms | worst | edits that it drew through |')
console.log('|---|---|---|---|---|---|')
const folders = process.argv.slice(2)
for (const folder of folders.length === 0 ? [join(root, 'starters/flutter')] : folders) {
  const copy = await mkdtemp(join(tmpdir(), 'bench é '))
  try {
    for (const part of PARTS)
      await cp(join(folder, part), join(copy, part), { recursive: true }).catch(absent)
    const { alone, drawing } = await timeEdits(copy)
    const cells = [median(alone), Math.max(...alone), median(drawing), Math.max(...drawing), drawing.length]
    console.log(`| ${basename(folder)} | ${cells.map((cell) => Math.round(cell)).join(' | ')} |`)
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

/** An app may have no folder of that name. */
function absent(error) {
  if (error.code !== 'ENOENT') throw error
}

async function timeEdits(folder) {
  const sketch = await startSketch(bundle, folder)
  const page = await openPage(sketch.url)
  let count = 0
  const edit = async () => {
    count += 1
    await appendFile(join(folder, 'lib/main.dart'), `\n// ${count}\n`)
    const start = performance.now()
    const result = await sketch.reload(count)
    if (result?.code !== 0) throw new Error(`The reload failed: ${JSON.stringify(result)}`)
    return performance.now() - start
  }
  try {
    const [alone, drawing] = [[], []]
    for (let each = 0; each < WARM_UP; each += 1) await edit()
    // by turns, so that what else the machine does is the same for both
    for (const ms of AFTER) {
      const board = await watchStoryboard(sketch.url)
      const isDone = await board.tile()
      await delay(ms)
      if (!isDone) drawing.push(await edit())
      board.end()
      await delay(300)
      alone.push(await edit())
    }
    return { alone, drawing }
  } finally {
    page.abort()
    await sketch.stop()
  }
}

/** `tile`: waits until one has come that it did not have; true once all are there. */
async function watchStoryboard(url) {
  const abort = new AbortController()
  const stream = await fetch(`${url}/sketch/storyboard/events?app=light`, { signal: abort.signal })
  const reached = { drawn: 0, done: false }
  let wake = () => undefined
  const follow = async () => {
    let rest = ''
    for await (const piece of stream.body.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + piece).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        if (!block.startsWith('event: progress')) continue
        reached.drawn += 1
        reached.done = !block.includes('"order":null')
      }
      wake()
    }
  }
  follow().catch((error) => {
    if (error.name !== 'AbortError') throw error
  })
  return {
    async tile() {
      while (reached.drawn === 0 && !reached.done) await new Promise((resolve) => (wake = resolve))
      return reached.done
    },
    end: () => abort.abort(),
  }
}
