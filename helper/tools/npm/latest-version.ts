import * as z from 'zod/mini'
import { parseJson } from '../../state/index.ts'
import { npmRegistry } from './registry.ts'

const MAX_CHARACTERS = 256 * 1024
const PATIENCE_MS = 5_000

/** A finished version alone: it becomes a part of a command that is shown. */
const Latest = z.object({
  name: z.string(),
  version: z.string().check(z.regex(/^\d{1,9}\.\d{1,9}\.\d{1,9}$/)),
})

export type LatestVersion =
  | { readonly kind: 'found'; readonly version: string }
  | { readonly kind: 'not-published' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'unreadable' }

/**
 * The version that a package's `latest` tag names. The request is the same for everybody: no cookie, no query, no
 * version of ours, and a redirect leads nowhere; a proxy is not used. Never throws for what a server or a network does.
 */
export async function latestVersion(
  name: string,
  env: NodeJS.ProcessEnv,
  patienceMs = PATIENCE_MS,
): Promise<LatestVersion> {
  let text: string | null
  try {
    const registry = await npmRegistry(env)
    if (registry === null) return { kind: 'unreachable' }
    const response = await fetch(`${registry}/${name}/latest`, {
      redirect: 'error',
      credentials: 'omit',
      signal: AbortSignal.timeout(patienceMs),
      headers: { accept: 'application/json', 'user-agent': 'mosaygent' },
    })
    if (!response.ok) {
      await response.body?.cancel()
      return { kind: response.status === 404 ? 'not-published' : 'unreachable' }
    }
    text = await readBounded(response)
  } catch {
    // refused, too slow, cut off, redirected, or the setting is no address, or one with a password
    return { kind: 'unreachable' }
  }
  const parsed = Latest.safeParse(text === null ? null : parseJson(text))
  if (!parsed.success || parsed.data.name !== name) return { kind: 'unreadable' }
  return { kind: 'found', version: parsed.data.version }
}

/** Null: longer than any such document is; the rest is not read. */
async function readBounded(response: Response): Promise<string | null> {
  if (response.body === null) return ''
  let text = ''
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    text += piece
    if (text.length > MAX_CHARACTERS) return null
  }
  return text
}
