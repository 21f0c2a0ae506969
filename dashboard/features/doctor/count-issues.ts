import type { DoctorCheck, DoctorCheckId } from '@mosaygent/contract'

/** What Mosaygent works without, more or less: the row says what for each is needed. */
const OPTIONAL: ReadonlySet<DoctorCheckId> = new Set([
  'flutter',
  'dart',
  'gh',
  'github-login',
  'firebase',
  'uv',
])

/** What comes with another: while that is missing too, they are one thing to mend. */
const COMES_WITH: Partial<Record<DoctorCheckId, DoctorCheckId>> = { dart: 'flutter', 'github-login': 'gh' }

/** A missing thing that nobody has to have. */
export const isOptional = ({ id, state }: Pick<DoctorCheck, 'id' | 'state'>): boolean =>
  state === 'missing' && OPTIONAL.has(id)

/** How many things there are to mend, and how many that can be left; one cause counts once. */
export function countIssues(checks: readonly DoctorCheck[]): {
  readonly issues: number
  readonly optional: number
} {
  const missing = new Set(checks.filter(({ state }) => state === 'missing').map(({ id }) => id))
  const causes = checks.filter(({ id, state }) => {
    const other = COMES_WITH[id]
    return state !== 'ok' && !(state === 'missing' && other !== undefined && missing.has(other))
  })
  const optional = causes.filter(isOptional).length
  return { issues: causes.length - optional, optional }
}
