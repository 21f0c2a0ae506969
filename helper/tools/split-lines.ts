/** Bytes to lines; `\n`, `\r\n` and the lone `\r` of progress bars all end one, and a character may be cut in two. */
export function splitLines(onLine: (line: string) => void) {
  const decoder = new TextDecoder()
  let rest = ''
  return {
    push: (bytes: Buffer) => {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split(/[\r\n]+/)
      rest = lines.pop() ?? ''
      for (const line of lines) onLine(line)
    },
    end: () => {
      if (rest !== '') onLine(rest)
      rest = ''
    },
  }
}
