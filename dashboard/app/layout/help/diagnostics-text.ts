import type { DoctorCheck, Job } from '@mosaygent/contract'
import type { Problem } from '#helper-client'
import { maskSecrets } from '#helper-ui'

export interface Diagnostics {
  readonly dashboard: string
  readonly helper: string | null
  readonly connection: string
  readonly browser: string
  /** Name and value of what this browser is set to. */
  readonly settings: readonly (readonly [name: string, value: string])[]
  /** Null: the helper was not asked, or did not answer. */
  readonly checks: readonly DoctorCheck[] | null
  readonly jobs: readonly Job[]
  readonly problems: readonly Problem[]
}

/** Everything that helps another person to understand a problem, and nothing that helps them to be the user. */
export function diagnosticsText(facts: Diagnostics): string {
  const { dashboard, helper, connection, browser, settings, checks, jobs, problems } = facts
  const text = [
    `Mosaygent ${dashboard}, helper ${helper ?? 'not known'}`,
    `Connection: ${connection}`,
    `Browser: ${browser}`,
    '',
    ...part(
      'Settings',
      settings.map(([name, value]) => `${name}: ${value}`),
    ),
    ...part(
      'This computer',
      checks?.map(({ name, state, detail }) => `${state}  ${name}  ${detail}`) ?? ['not known'],
    ),
    ...part('Long work', jobs.map(jobLine)),
    ...part(
      'Last problems',
      problems.map(({ at, text }) => `${at.toISOString().slice(11, 19)} UTC  ${text}`),
    ),
  ].join('\n')
  return maskSecrets(text).trimEnd()
}

function part(title: string, lines: readonly string[]): string[] {
  return [`${title}:`, ...(lines.length === 0 ? ['none'] : lines).map((line) => `  ${line}`), '']
}

function jobLine({ kind, codebase, state, stage, detail }: Job): string {
  return [kind, codebase, state, detail ?? stage].filter((word) => word !== undefined).join('  ')
}
