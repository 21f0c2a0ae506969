import { type ConsoleLine, START_RULE } from '@mosaygent/contract'
import { createLineRing } from './line-ring.ts'
import { createOutputRedactor, plainText, type RedactLine } from '../redaction/index.ts'

/** The limits of what is kept for a page that opens later. */
const KEPT = { lines: 50_000, characters: 8 * 1024 * 1024 }
/** The same for runs that are not shown: whatever they print, it takes nothing from the one that is. */
const KEPT_BESIDE = { lines: 10_000, characters: 1024 * 1024 }
/** For how many runs the first error is kept, with the line that opened the run. */
const KEPT_RUNS = 50
/** Longer lines are cut. */
const MAX_TEXT = 8_000
/** How long lines are collected before they are published together, in ms. */
const COLLECT_MS = 60
const BATCH = 200

export type ConsoleEntry = Pick<
  ConsoleLine,
  'source' | 'level' | 'text' | 'rule' | 'project' | 'section' | 'receipt' | 'configuration'
>

export interface ConsoleLog {
  add(entry: ConsoleEntry): void
  /** The kept lines, oldest first; their numbers may have gaps. */
  lines(): ConsoleLine[]
  /** Publishes the collected lines now. */
  flush(): void
}

/**
 * The newest lines of output. The first error of each run and the line that opened the run are kept even when later
 * output exceeds the limits. Lines are numbered without a gap, so that a reader sees what was dropped.
 */
export function createConsoleLog(publish: (lines: ConsoleLine[]) => void): ConsoleLog {
  const kept = createLineRing(KEPT)
  const keptBeside = createLineRing(KEPT_BESIDE)
  let collected: ConsoleLine[] = []
  let timer: NodeJS.Timeout | undefined
  let id = 0
  let runStart: ConsoleLine | null = null
  let failed = false
  let firstErrors: (readonly ConsoleLine[])[] = []

  /** One for each source, because a secret may span several lines and sources may alternate. */
  const redactors = new Map<ConsoleEntry['source'], RedactLine>()
  const withoutSecrets = (source: ConsoleEntry['source'], text: string) => {
    const redact = redactors.get(source) ?? createOutputRedactor()
    redactors.set(source, redact)
    return redact(text)
  }

  const lines = () => {
    const [oldest] = kept.lines()
    const early = firstErrors.flat().filter((line) => oldest !== undefined && line.id < oldest.id)
    return [...early, ...kept.lines(), ...keptBeside.lines()].sort((a, b) => a.id - b.id)
  }
  const keepFirstError = (line: ConsoleLine) => {
    if (line.rule === START_RULE) {
      runStart = line
      failed = false
      // an error of git is not about the run
    } else if (line.level === 'error' && line.source !== 'git' && !failed) {
      failed = true
      firstErrors = [...firstErrors.slice(1 - KEPT_RUNS), runStart === null ? [line] : [runStart, line]]
    }
  }

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const now = collected
    collected = []
    for (let from = 0; from < now.length; from += BATCH) publish(now.slice(from, from + BATCH))
  }

  return {
    add(entry) {
      const plain = withoutSecrets(entry.source, entry.text)
      if (plainText(plain).trim() === '' && entry.rule === undefined) return
      id += 1
      const text = plain.length > MAX_TEXT ? `${plain.slice(0, MAX_TEXT)} ... (cut)` : plain
      const line: ConsoleLine = { ...entry, id, at: new Date().toISOString(), text }
      if (isBeside(line)) keptBeside.add(line)
      else {
        keepFirstError(line)
        kept.add(line)
      }
      collected.push(line)
      timer ??= setTimeout(flush, COLLECT_MS)
    },
    lines,
    flush,
  }
}

/** Of a run that is not shown: such lines open no section. */
const isBeside = (line: ConsoleLine) => line.project !== undefined && line.rule === undefined
