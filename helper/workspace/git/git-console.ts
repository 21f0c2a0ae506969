import type { CodebaseKind } from '@mosaygent/contract'
import { logGitOutcome, type LogGit } from '../../cloning/index.ts'
import type { Outcome } from '../../errors/index.ts'

const CODEBASE = { api: 'API', flutter: 'Flutter' } as const satisfies Record<CodebaseKind, string>

/** How what was asked of git ended: `API codebase, pull: Nothing new: it is up to date.` */
export function logCodebaseOutcome(
  log: LogGit,
  asked: { readonly kind: CodebaseKind; readonly verb: 'clone' | 'fetch' | 'pull' | 'switch' },
  outcome: Outcome<{ readonly message: string }>,
): void {
  logGitOutcome(log, `${CODEBASE[asked.kind]} codebase, ${asked.verb}`, outcome)
}
