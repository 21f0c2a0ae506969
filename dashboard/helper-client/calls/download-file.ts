/** How far a download has come, in bytes; `total` is null when the server does not say. */
export interface DownloadProgress {
  readonly received: number
  readonly total: number | null
}

/** What became of a download. Only `done` has a file. */
export type Download =
  | { readonly kind: 'done'; readonly file: Blob; readonly sha256: string }
  /** The server said no, with this status. */
  | { readonly kind: 'refused'; readonly status: number }
  /** No answer, or one that was cut off. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'cancelled' }

/** Fetches a published file with progress, and its SHA-256 in hex. Never throws for what networks do. */
export async function downloadFile(
  url: string,
  onProgress: (progress: DownloadProgress) => void,
  signal: AbortSignal,
): Promise<Download> {
  try {
    const response = await fetch(url, { signal, cache: 'no-store', credentials: 'omit' })
    if (!response.ok || response.body === null) return { kind: 'refused', status: response.status }
    const total = totalOf(response)
    const pieces: Uint8Array<ArrayBuffer>[] = []
    let received = 0
    onProgress({ received, total })
    const reader = response.body.getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      pieces.push(part.value)
      received += part.value.length
      onProgress({ received, total })
    }
    const file = new Blob(pieces, { type: 'application/zip' })
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
    return { kind: 'done', file, sha256: hex(new Uint8Array(digest)) }
  } catch (error) {
    if (signal.aborted) return { kind: 'cancelled' }
    console.warn('The download failed', error)
    return { kind: 'failed' }
  }
}

/** A compressed reply tells the length of what travels, not of what arrives. */
function totalOf({ headers }: Response): number | null {
  const length = Number(headers.get('content-length'))
  return headers.has('content-encoding') || !Number.isInteger(length) || length <= 0 ? null : length
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
