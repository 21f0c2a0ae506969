import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

/** What a page asks for again and again. */
const READS = ['/environment/status', '/flutter/status', '/flutter/errors', '/jobs', '/environment/directory']

/** One dashboard without a browser: its session, its event stream, its requests; and what it saw of them. */
export async function openDashboard({ helperPort, dashboardUrl, onLine }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 })
  const headers = {
    origin: dashboardUrl,
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'cors',
    'sec-fetch-dest': 'empty',
  }
  const send = (method, path, more = {}) =>
    new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port: helperPort, agent, method, path: `/mosaygent${path}` }
      request({ ...options, ...more, headers: { ...headers, ...more.headers } }, resolve)
        .on('error', reject)
        .end()
    })
  const body = async (response) => {
    let text = ''
    for await (const piece of response.setEncoding('utf8')) text += piece
    if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${text}`)
    return text
  }
  const { token } = JSON.parse(await body(await send('POST', '/session/bootstrap')))
  headers.authorization = `Bearer ${token}`
  const stream = await send('GET', '/events', { agent: false, headers: { accept: 'text/event-stream' } })
  if (stream.statusCode !== 200) throw new Error(`The stream was refused: ${stream.statusCode}`)
  const seen = { events: 0, gaps: 0, resyncs: 0, lines: 0, lineGaps: 0 }
  let left = ''
  let lastEvent = null
  let lastLine = null
  const hear = (event) => {
    if (event.type === 'resync') seen.resyncs += 1
    if (event.type !== 'console.lines') return
    for (const line of event.lines) {
      if (lastLine !== null && line.id !== lastLine + 1) seen.lineGaps += 1
      lastLine = line.id
      seen.lines += 1
      onLine(line)
    }
  }
  stream.setEncoding('utf8').on('data', (piece) => {
    const blocks = (left + piece).split('\n\n')
    left = blocks.pop() ?? ''
    for (const block of blocks) {
      const id = /^id: \w+-(\d+)$/m.exec(block)?.[1]
      const data = /^data: (.*)$/m.exec(block)?.[1]
      if (id !== undefined) {
        if (lastEvent !== null && Number(id) !== lastEvent + 1) seen.gaps += 1
        lastEvent = Number(id)
        seen.events += 1
      }
      if (data !== undefined) hear(JSON.parse(data))
    }
  })
  stream.on('error', () => undefined) // ended by us
  return {
    seen,
    /** One read, as the page polls them in turn; gives its time in ms. */
    async read(turn) {
      const from = performance.now()
      await body(await send('GET', READS[turn % READS.length]))
      return performance.now() - from
    },
    /** Stops reading, as a browser does with a page that it has put to sleep. */
    sleep: () => stream.pause(),
    close() {
      stream.destroy()
      agent.destroy()
    },
  }
}
