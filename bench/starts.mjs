import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { performance } from 'node:perf_hooks'
import { browserMemory } from './browser-memory.mjs'
import { signalGroup } from './signal-group.mjs'

/**
 * Starts a program of which `ready` finds the address in what it prints, until it is ready (`address`: where its page
 * is, if it prints something else); then its memory and, in `browser`, its first page; `times` times. Each start ends
 * before the next.
 * @param {{name: string, file: string, args: string[], env: NodeJS.ProcessEnv, ready: RegExp, address?: string}} program
 */
export async function measureStarts({ name, file, args, env, ready, address }, browser, times) {
  const readyMs = []
  const page = { ms: [], kilobytes: 0, files: 0 }
  let memoryMb = null
  for (let turn = 0; turn < times; turn += 1) {
    const from = performance.now()
    // a group of its own, so that whatever it starts ends with it
    const child = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'ignore'], detached: true })
    const closed = once(child, 'close')
    const { pid } = child
    if (pid === undefined) throw new Error(`${file} could not be started`)
    try {
      const url = await addressOf(child, ready)
      readyMs.push(Math.round(performance.now() - from))
      memoryMb = browserMemory(pid)
      const load = await firstPage(browser, address ?? url)
      page.ms.push(load.ms)
      page.kilobytes = load.kilobytes
      page.files = load.files
    } finally {
      signalGroup(pid, 'SIGINT')
      const late = setTimeout(() => signalGroup(pid, 'SIGKILL'), 10_000)
      await closed
      clearTimeout(late)
    }
  }
  return { name, readyMs, memoryMb, page }
}

function addressOf(child, ready) {
  return new Promise((resolve, reject) => {
    let text = ''
    const late = setTimeout(() => reject(new Error('it was not ready within a minute')), 60_000)
    child.stdout.on('data', (piece) => {
      text += piece
      const found = ready.exec(text)?.[1]
      if (found === undefined) return
      clearTimeout(late)
      resolve(found)
    })
    child.once('error', reject)
    child.once('close', () => {
      clearTimeout(late)
      reject(new Error('it ended before it was ready'))
    })
  })
}

async function firstPage(browser, url) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  const scripts = new Set()
  let bytes = 0
  client.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId))
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  const from = performance.now()
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
  // that nothing more came is known half a second after the last byte
  const ms = Math.round(performance.now() - from - 500)
  await context.close()
  return { ms, kilobytes: bytes / 1_000, files: scripts.size }
}
