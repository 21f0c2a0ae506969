/**
 * The head of a response that needs no parser: its body, if it has one, ends after a length that is told once, and the
 * connection serves the next request.
 */
export interface PlainHead {
  readonly status: number
  readonly reason: string
  /** Names and values alternating, as Node gives them. */
  readonly rawHeaders: readonly string[]
  /** What the head itself takes, in bytes. */
  readonly headBytes: number
  /** What follows of it, in bytes. */
  readonly bodyBytes: number
}

const STATUS_LINE = /^HTTP\/1\.1 (200|206|304|404) ([\t\x20-\x7e\x80-\xff]*)$/
/** RFC 9110, 5.1 and 5.5; spaces around a value are not part of it. */
export const FIELD = /^([!#$%&'*+\-.^_`|~0-9A-Za-z]+):[\t ]*([\t\x20-\x7e\x80-\xff]*?)[\t ]*$/
/** By these a body ends in another way, or the connection becomes another. */
const NOT_PLAIN = new Set(['transfer-encoding', 'trailer', 'upgrade', 'te'])

/**
 * Reads a head at the start of `bytes`. Null: it is not whole, or not plain to the letter (in chunks, until the end of the
 * connection, with two lengths, of HTTP/1.0, malformed); Node's parser judges these.
 */
export function readPlainHead(bytes: Buffer): PlainHead | null {
  const end = bytes.indexOf('\r\n\r\n')
  if (end === -1) return null
  const [first = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n')
  const [, status, reason] = STATUS_LINE.exec(first) ?? []
  if (status === undefined || reason === undefined) return null
  const rawHeaders: string[] = []
  let length: number | null = null
  for (const line of lines) {
    const [, name, value] = FIELD.exec(line) ?? []
    if (name === undefined || value === undefined) return null
    const lower = name.toLowerCase()
    if (NOT_PLAIN.has(lower)) return null
    if (lower === 'connection' && value.toLowerCase() !== 'keep-alive') return null
    if (lower === 'content-length') {
      if (length !== null || !/^\d{1,15}$/.test(value)) return null
      length = Number(value)
    }
    rawHeaders.push(name, value)
  }
  // a 304 tells the length of what it does not send
  if (status === '304') length = 0
  if (length === null) return null
  return { status: Number(status), reason, rawHeaders, headBytes: end + 4, bodyBytes: length }
}
