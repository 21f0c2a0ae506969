/** How far a clone is, as git reports it. */
export interface CloneProgress {
  readonly stage: string
  /** Of the whole clone, 0 to 100, never falling; null while the server only prepares. */
  readonly percent: number | null
  readonly transferred?: string
  readonly rate?: string
}

/** `Receiving objects:  90% (272/302), 5.30 MiB | 10.58 MiB/s`; `remote:` lines are padded with blanks. */
const LINE =
  /^(?:remote: )?([A-Z][A-Za-z ]+):\s+(?:(\d{1,3})% \(\d+\/\d+\)|\d+)(?:, ([\d.]+ (?:bytes|[KMGT]iB))(?: \| ([\d.]+ (?:bytes|[KMGT]iB)\/s))?)?(?:, done\.)?\s*$/

/** Which part of the whole each phase is; the server's own phases come before any share is known. */
const SHARE: Readonly<Record<string, readonly [from: number, to: number]>> = {
  'Receiving objects': [0, 70],
  'Resolving deltas': [70, 80],
  'Updating files': [80, 100],
}

export interface CloneOutput {
  /** Takes standard error as it comes, cut anywhere. */
  push(text: string): void
  /** Everything that was not progress, such as errors. At most the last 40 lines. */
  rest(): string
}

/** Splits git's standard error into progress and words. */
export function readCloneOutput(onProgress: (progress: CloneProgress) => void): CloneOutput {
  let unfinished = ''
  let percent: number | null = null
  const words: string[] = []

  const line = (text: string) => {
    const match = LINE.exec(text)
    if (match === null) {
      if (text.trim() !== '') words.push(text.trim())
      if (words.length > 40) words.shift()
      return
    }
    const [, stage = '', done, transferred, rate] = match
    const share = SHARE[stage]
    if (share && done !== undefined) {
      const [from, to] = share
      percent = Math.max(percent ?? 0, Math.round(from + ((to - from) * Math.min(Number(done), 100)) / 100))
    }
    onProgress({
      stage,
      percent,
      ...(transferred === undefined ? {} : { transferred }),
      ...(rate === undefined ? {} : { rate }),
    })
  }

  return {
    push(text) {
      const lines = (unfinished + text).split(/[\r\n]/)
      unfinished = lines.pop() ?? ''
      for (const one of lines) line(one)
    },
    rest: () => [...words, unfinished.trim()].filter((text) => text !== '').join('\n'),
  }
}
