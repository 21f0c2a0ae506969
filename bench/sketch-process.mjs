import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/**
 * The delivered program; `firstPicture` counts from its start until the page has been fetched with its widgets.
 * @param code the file that keeps it compiled, as the helper names one; left out: none
 */
export async function startSketch(bundle, folder, code) {
  const start = performance.now()
  const args = ['run', '--machine', '-d', 'web-server', '--web-hostname', '127.0.0.1', '--web-port', '0']
  const child = spawn(process.execPath, [bundle, ...args], {
    cwd: folder,
    env: code === undefined ? process.env : { ...process.env, MOSAYGENT_SKETCH_CODE: code },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const closed = once(child, 'close')
  const messages = []
  const waiting = []
  child.once('close', () => {
    for (const wake of waiting.splice(0)) wake()
  })
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('[{')) messages.push(JSON.parse(line)[0])
    for (const wake of waiting.splice(0)) wake()
  })
  const find = async (matches) => {
    for (;;) {
      const found = messages.find(matches)
      if (found !== undefined) return found
      if (child.exitCode !== null || child.signalCode !== null) throw new Error('The sketch ended')
      await new Promise((resolve) => waiting.push(resolve))
    }
  }
  const firstPage = async () => {
    await find(({ event }) => event === 'app.started')
    const { url } = (await find(({ event }) => event === 'app.webLaunchUrl')).params
    const { appId } = (await find(({ event }) => event === 'app.start')).params
    const html = await (await fetch(url)).text()
    if (!html.includes('data-widget="')) throw new Error('The first page shows no widget')
    return { url, appId }
  }
  const stop = async () => {
    child.kill('SIGTERM')
    await closed
  }
  const { url, appId } = await firstPage().catch(async (error) => {
    await stop()
    throw error
  })
  return {
    firstPicture: performance.now() - start,
    url,
    async reload(id) {
      child.stdin.write(
        `${JSON.stringify([{ id, method: 'app.restart', params: { appId, fullRestart: false } }])}\n`,
      )
      return (await find((message) => message.id === id)).result
    },
    stop,
  }
}

/** Does what the page's script does, without a browser: says that it has put up each picture it is sent. */
export async function openPage(url) {
  const abort = new AbortController()
  const html = await (await fetch(url)).text()
  const version = /data-version="(\d+)"/.exec(html)?.[1] ?? '0'
  const stream = await fetch(`${url}/sketch/events?version=${version}`, { signal: abort.signal })
  const follow = async () => {
    let [rest, client] = ['', '']
    for await (const piece of stream.body.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + piece).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const [, event, data = '{}'] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? []
        const message = JSON.parse(data)
        if (event === 'hello') client = message.client
        if (event !== 'picture') continue
        await fetch(`${url}/sketch/applied?client=${client}&version=${message.version}`, { method: 'POST' })
      }
    }
  }
  // The stream ends when we end it.
  follow().catch((error) => {
    if (error.name !== 'AbortError') throw error
  })
  return abort
}
