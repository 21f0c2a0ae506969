import { stripVTControlCharacters } from 'node:util'
import type { ConsoleLine } from '@mosaygent/contract'
import type { Outcome } from '../errors/index.ts'
import { hideSecrets } from '../redaction/index.ts'

/** A line of source `git` for the console. */
export type GitLine = Pick<ConsoleLine, 'level' | 'text'>
export type LogGit = (line: GitLine) => void

/** How many of git's own last lines are shown, and how much of each. */
const LAST = 8
const MAX_LINE = 500

/** Logs git's output before it failed, without passwords, as warnings: the outcome that follows is the one error. */
export function logGitOutput(log: LogGit, output: string): void {
  const lines = output
    .split(/[\r\n]+/)
    .map((line) => hideSecrets(stripVTControlCharacters(line).replaceAll(/\p{Cc}/gu, ' ')).trimEnd())
    .filter((line) => line !== '')
  for (const line of lines.slice(-LAST)) log({ level: 'warning', text: line.slice(0, MAX_LINE) })
}

/** Logs how the action `what` ended. */
export function logGitOutcome(
  log: LogGit,
  what: string,
  outcome: Outcome<{ readonly message: string }>,
): void {
  const text = outcome.ok ? outcome.value.message : outcome.problem.detail
  const cancelled = !outcome.ok && /^(clone-)?cancelled$/.test(outcome.problem.code)
  log({
    level: outcome.ok ? 'info' : cancelled ? 'warning' : 'error',
    text: `${what}: ${hideSecrets(text.replaceAll('\n', ' '))}`,
  })
}
