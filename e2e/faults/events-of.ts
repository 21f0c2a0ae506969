import { scriptHeaders } from '../harness/script-token.ts'

/** The preview's events as one page hears them. */
export interface Heard {
  readonly seen: readonly unknown[]
  leave(): void
}

/** Opens an event stream and collects what it says of the preview. */
export async function eventsOf(url: string): Promise<Heard> {
  const leaving = new AbortController()
  const reply = await fetch(`${url}/mosaygent/events`, {
    headers: await scriptHeaders(url),
    signal: leaving.signal,
  })
  const seen: unknown[] = []
  let rest = ''
  const read = async () => {
    for await (const piece of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const lines = (rest + piece).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line.includes('"preview.changed"')) seen.push(JSON.parse(line.slice(6)))
    }
  }
  read().catch(() => undefined) // we left, or the helper ended
  return { seen, leave: () => leaving.abort() }
}
