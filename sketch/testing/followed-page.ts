import { onTestFinished } from 'vitest'

export interface FollowedPage {
  /** The bodies that this page was sent. */
  readonly applied: string[]
  /** What the server calls it; empty before it has said so. */
  readonly client: string
  close(): void
}

/** Does what the page's script does, without a browser: reads the stream and reports each picture. */
export async function followPage(url: string): Promise<FollowedPage> {
  const html = await (await fetch(url)).text()
  const version = /data-version="(\d+)"/.exec(html)?.[1] ?? '0'
  const abort = new AbortController()
  onTestFinished(() => abort.abort())
  const stream = await fetch(`${url}/sketch/events?version=${version}`, { signal: abort.signal })
  const applied: string[] = []
  let client = ''
  const take = async (event: string, data: string): Promise<void> => {
    const message: unknown = JSON.parse(data)
    if (!isMessage(message)) throw new Error(`Not a message: ${data}`)
    if (event === 'hello') client = message.client ?? ''
    if (event !== 'picture') return
    applied.push(message.body ?? '')
    await fetch(`${url}/sketch/applied?client=${client}&version=${message.version}`, { method: 'POST' })
  }
  const follow = async (): Promise<void> => {
    let rest = ''
    for await (const piece of (stream.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + piece).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const [, event = '', data = '{}'] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? []
        await take(event, data)
      }
    }
  }
  // The stream ends with the server or with the test: both are what is wanted.
  follow().catch(() => undefined)
  return {
    applied,
    get client() {
      return client
    },
    close: () => abort.abort(),
  }
}

interface PageMessage {
  readonly client?: string
  readonly body?: string
  readonly version?: number
}

function isMessage(value: unknown): value is PageMessage {
  return typeof value === 'object' && value !== null
}
