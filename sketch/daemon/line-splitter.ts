/**
 * Cuts a stream of bytes into lines. Bytes are joined before they are decoded, because a character can lie across
 * two pieces; `\r\n` and `\n` both end a line.
 */
export class LineSplitter {
  #rest = Buffer.alloc(0)

  /** The lines that this piece completes. */
  push(piece: Uint8Array): string[] {
    this.#rest = Buffer.concat([this.#rest, piece])
    const lines: string[] = []
    for (let end = this.#rest.indexOf(10); end !== -1; end = this.#rest.indexOf(10)) {
      lines.push(this.#rest.subarray(0, end).toString('utf8').replace(/\r$/, ''))
      this.#rest = this.#rest.subarray(end + 1)
    }
    return lines
  }
}
