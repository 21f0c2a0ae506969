import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from '../tooling/build.mjs'
import { mainDart, writeProject } from './generated-project.mjs'
import { median } from './median.mjs'
import { openPage, startSketch } from './sketch-process.mjs'

/**
 * How long the sketch takes, by the size of the project: from the start of the program to the first picture, and
 * from the request of a reload to the answer that open pages have it, for an edit of one line. Medians, in one run.
 * The program is started as the helper does it: an earlier run has kept it compiled. How long it takes without is told too.
 */
const SIZES = [10, 100, 300, 1000, 5000]
const STARTS = 5
const EDITS = 20

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bundle = join(root, 'sketch/dist/sketch.cjs')
await ensureBuilt(root)
console.log(`Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model.trim()})\n`)
const kept = await mkdtemp(join(tmpdir(), 'bench é '))
const code = join(kept, 'sketch.code')
console.log(
  '| files | lines | first picture, ms | not kept, ms | edit, ms | worst edit, ms |\n|---|---|---|---|---|---|',
)
for (const size of SIZES) {
  const folder = await mkdtemp(join(tmpdir(), 'bench é '))
  try {
    const lines = await writeProject(folder, size)
    const starts = []
    const anew = []
    await keepCode(folder)
    for (let run = 0; run < STARTS; run += 1) {
      starts.push(await timeStart(folder, code))
      anew.push(await timeStart(folder))
    }
    const edits = await timeEdits(folder, size)
    const cells = [size, lines, median(starts), median(anew), median(edits), Math.max(...edits)]
    console.log(`| ${cells.map((cell) => Math.round(cell)).join(' | ')} |`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

await rm(kept, { recursive: true, force: true })

async function timeStart(folder, keptIn) {
  const { firstPicture, stop } = await startSketch(bundle, folder, keptIn)
  await stop()
  return firstPicture
}

/** A run that is left alone until it has kept itself. */
async function keepCode(folder) {
  if (existsSync(code)) return
  const { stop } = await startSketch(bundle, folder, code)
  while (!existsSync(code)) await pause(50)
  await stop()
}

/** Each edit changes one line of the entry point, with a page open that puts up what it is sent. */
async function timeEdits(folder, size) {
  const sketch = await startSketch(bundle, folder, code)
  let page
  const times = []
  try {
    page = await openPage(sketch.url)
    for (let edit = 1; edit <= EDITS; edit += 1) {
      await writeFile(join(folder, 'lib/main.dart'), mainDart(size, edit))
      const start = performance.now()
      const result = await sketch.reload(edit)
      times.push(performance.now() - start)
      if (result?.code !== 0) throw new Error(`The reload failed: ${JSON.stringify(result)}`)
    }
    return times
  } finally {
    page?.abort()
    await sketch.stop()
  }
}
