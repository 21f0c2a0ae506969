import { stripVTControlCharacters } from 'node:util'
import type { CodebaseKind, ConsoleLine } from '@mosaygent/contract'
import { hideCredentials } from '../cloning/index.ts'
import type { Outcome } from '../errors/index.ts'

/** A line for the console. */
export type GitLine = Pick<ConsoleLine, 'level' | 'text'>
export type TellGit = (line: GitLine) => void

/** How many of git's own last lines are shown, and how much of each. */
const LAST = 8
const MAX_LINE = 500

const CODEBASE = { api: 'API', flutter: 'Flutter' } as const satisfies Record<CodebaseKind, string>

/** What git said before it failed, without passwords. Warnings: the outcome that follows is the one error. */
export function tellGitWords(tell: TellGit, said: string): void {
  const lines = said
    .split(/[\r\n]+/)
    .map((line) => hideCredentials(stripVTControlCharacters(line).replaceAll(/\p{Cc}/gu, ' ')).trimEnd())
    .filter((line) => line !== '')
  for (const line of lines.slice(-LAST)) tell({ level: 'warning', text: line.slice(0, MAX_LINE) })
}

/** How what was asked of git ended: `API codebase, pull: Nothing new: it is up to date.` */
export function tellGitOutcome(
  tell: TellGit,
  asked: { readonly kind: CodebaseKind; readonly verb: 'clone' | 'fetch' | 'pull' | 'switch' },
  outcome: Outcome<{ readonly message: string }>,
): void {
  const text = outcome.ok ? outcome.value.message : outcome.problem.detail
  const cancelled = !outcome.ok && outcome.problem.code === 'clone-cancelled'
  tell({
    level: outcome.ok ? 'info' : cancelled ? 'warning' : 'error',
    text: `${CODEBASE[asked.kind]} codebase, ${asked.verb}: ${hideCredentials(text)}`,
  })
}
