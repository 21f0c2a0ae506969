/** Nothing came, or something came from where nothing may come from. */
export class NotFetchedError extends Error {
  constructor(url: string, options?: ErrorOptions) {
    super(`${url} could not be fetched`, options)
    this.name = 'NotFetchedError'
  }
}

interface FetchFile {
  readonly signal: AbortSignal
  /** False: a redirect is the answer. */
  readonly follow?: boolean
}

/** GitHub keeps the files of a release on a host of its own. */
const OUR_HOSTS = /^(github\.com|[a-z0-9-]+\.githubusercontent\.com)$/

/**
 * Fetches over https from GitHub's own hosts; over http only where the first address was, which are tests' on loopback.
 * @throws NotFetchedError; the signal's reason when it was aborted.
 */
export async function fetchFile(address: string, { signal, follow = true }: FetchFile): Promise<Response> {
  const first = new URL(address)
  let url = first
  for (let hops = 0; hops <= 5; hops += 1) {
    let response: Response
    try {
      response = await fetch(url, { redirect: 'manual', signal, headers: { accept: '*/*' } })
    } catch (cause) {
      signal.throwIfAborted()
      throw new NotFetchedError(url.href, { cause })
    }
    const next = response.headers.get('location')
    if (response.status >= 300 && response.status < 400 && next !== null) {
      if (!follow) return response
      await response.body?.cancel()
      url = new URL(next, url)
      const ours = url.protocol === 'https:' && OUR_HOSTS.test(url.hostname)
      if (!ours && url.origin !== first.origin) throw new NotFetchedError(url.href)
      continue
    }
    if (!response.ok) throw new NotFetchedError(url.href)
    return response
  }
  throw new NotFetchedError(address)
}
