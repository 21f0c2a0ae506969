import type { DoctorCheck } from '@mosaygent/contract'
import { isOptional } from './count-issues.ts'
import { CHECK_NAMES, DOCTOR_TEXTS, STATE_WORDS } from './texts.ts'

export interface Report {
  readonly connection: string
  readonly permission: string
  readonly checks: readonly DoctorCheck[]
}

/** The page's findings as lines of text, the way the terminal prints them. */
export function reportText({ connection, permission, checks }: Report): string {
  const lines = checks.map(({ id, state, detail }) => {
    const word = isOptional({ id, state }) ? DOCTOR_TEXTS.optional : STATE_WORDS[state]
    return `${word.padEnd(8)}  ${CHECK_NAMES[id].padEnd(19)}  ${detail}`
  })
  return [
    `${DOCTOR_TEXTS.reached}: ${connection}`,
    `${DOCTOR_TEXTS.permission}: ${permission}`,
    '',
    ...lines,
  ].join('\n')
}
