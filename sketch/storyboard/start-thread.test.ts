import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { startStoryThread } from './start-thread.ts'
import type { StartedThread, ThreadEnd } from './start-thread.ts'

const RUN = { directory: '/app', target: 'lib/main.dart', defines: new Map() }

/** How a thread of this program ends by itself. */
async function endOf(program: string): Promise<ThreadEnd> {
  const file = await fileWith(program)
  return await new Promise<ThreadEnd>((resolve) => {
    startStoryThread(file, RUN, { told: () => undefined, ended: resolve }, 24)
  })
}

async function fileWith(program: string): Promise<URL> {
  const folder = await mkdtemp(path.join(tmpdir(), 'thread é '))
  onTestFinished(async () => await rm(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'thread.mjs')
  await writeFile(file, program)
  return pathToFileURL(file)
}

test('a thread that takes too much memory, or fails, ends alone and is told', { tags: 'P-640' }, async () => {
  expect(await endOf('const all = []; for (;;) all.push(Array(1000).fill(all))')).toBe('out-of-memory')
  expect(await endOf("throw new Error('a fault of ours')")).toBe('failed')
  expect(await endOf('process.exit(0)')).toBe('failed')
})

test('a thread that says it is full is ended and told as out of memory', { tags: 'P-640' }, async () => {
  const full =
    "import { parentPort } from 'node:worker_threads'; parentPort.postMessage({ kind: 'full', turn: 1 }); for (;;);"
  expect(await endOf(full)).toBe('out-of-memory')
})

test('a thread that is ended is ended in the middle of what it does, and tells nothing of it', async () => {
  const ended: ThreadEnd[] = []
  const file = await fileWith(
    "import { parentPort } from 'node:worker_threads'; parentPort.postMessage({ kind: 'found', turn: 1, links: new Map() }); for (;;);",
  )
  const thread = await new Promise<StartedThread>((resolve) => {
    const started = startStoryThread(file, RUN, {
      told: () => resolve(started),
      ended: (why) => ended.push(why),
    })
  })
  await thread.end()
  expect(ended).toEqual([])
})
