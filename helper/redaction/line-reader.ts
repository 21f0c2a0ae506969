/**
 * Longest line, in bytes: it is handed on when it has that many, and the rest of it is let go. A tool may write without
 * ever ending a line, and a secret that lies across two pieces would be seen in neither.
 */
const MAX_LINE = 4 * 1024 * 1024
const LF = 0x0a
const CR = 0x0d

export interface LineReader {
  push(bytes: Uint8Array): void
  /** Hands on what is left without a line end. */
  end(): void
}

/**
 * Bytes to lines, however they are cut: `\n`, `\r\n` and a lone `\r` (download bars) end a line. Bytes are joined
 * before they are decoded, because a character may lie across two reads.
 */
export function createLineReader(onLine: (line: string) => void): LineReader {
  let pieces: Uint8Array[] = []
  let length = 0
  let afterReturn = false
  /** This line was handed on already. */
  let cut = false

  const keep = (bytes: Uint8Array) => {
    if (bytes.length === 0 || cut) return
    pieces.push(bytes)
    length += bytes.length
  }
  const endLine = () => {
    if (!cut) flush()
    cut = false
  }
  const flush = () => {
    const line = Buffer.concat(pieces).toString('utf8')
    pieces = []
    length = 0
    onLine(line)
  }

  return {
    push(bytes) {
      let from = 0
      for (let at = 0; at < bytes.length; at += 1) {
        const byte = bytes[at]
        if (byte === LF && afterReturn) {
          afterReturn = false
          from = at + 1
        } else if (byte === LF || byte === CR) {
          keep(bytes.subarray(from, at))
          endLine()
          afterReturn = byte === CR
          from = at + 1
        } else {
          afterReturn = false
          if (!cut && length + at + 1 - from >= MAX_LINE) {
            keep(bytes.subarray(from, at + 1))
            flush()
            cut = true
          }
        }
      }
      // a copy: the stream may reuse its buffer
      keep(Uint8Array.prototype.slice.call(bytes, from))
    },
    end() {
      if (length > 0) flush()
      cut = false
    },
  }
}
