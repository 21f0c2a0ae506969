import type { IncomingMessage } from 'node:http'
import { FIELD } from './plain-head.ts'

/** What a request asks for, by whichever reader it was read. */
export type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>

/** A browser's request for a file has about one kilobyte. */
const MAX_BYTES = 16 * 1024
/** Visible ASCII alone, as a browser sends it. */
const REQUEST_LINE = /^GET (\/[\x21-\x7e]*) HTTP\/1\.1$/
/** By these a body follows, an answer is asked for before it, or the connection becomes another. */
const NOT_PLAIN = new Set([
  'content-length',
  'transfer-encoding',
  'trailer',
  'te',
  'upgrade',
  'expect',
  'http2-settings',
  'keep-alive',
])

/**
 * Reads the request for a file that needs no parser: `bytes` are its head, whole, and nothing else. Null: anything that is
 * not plain to the letter (a body, a second request behind it, a name that comes twice, another method or version, a
 * connection that is to close, anything malformed); Node's server reads and judges these.
 */
export function readPlainRequest(bytes: Buffer): RequestHead | null {
  if (bytes.length > MAX_BYTES || bytes.indexOf('\r\n\r\n') !== bytes.length - 4) return null
  const [first = '', ...lines] = bytes.toString('latin1', 0, bytes.length - 4).split('\r\n')
  const [, url] = REQUEST_LINE.exec(first) ?? []
  if (url === undefined) return null
  const rawHeaders: string[] = []
  const headers = new Map<string, string>()
  for (const line of lines) {
    const [, name, value] = FIELD.exec(line) ?? []
    if (name === undefined || value === undefined) return null
    const lower = name.toLowerCase()
    if (headers.has(lower) || NOT_PLAIN.has(lower) || lower.startsWith('proxy-')) return null
    if (lower === 'connection' && value.toLowerCase() !== 'keep-alive') return null
    headers.set(lower, value)
    rawHeaders.push(name, value)
  }
  return { method: 'GET', url, rawHeaders, headers: Object.fromEntries(headers) }
}
