import { dashboardVersion } from './address.ts'
import { useConnection } from './connection.ts'
import type { Connection } from './connection.ts'
import { isBarrier } from './loopback-permission.ts'
import type { LoopbackBarrier } from './loopback-permission.ts'
import type { HelperProbe } from './probe-helper.ts'
import { useSessionRefusal } from '../session/session-token.ts'
import type { SessionRefusal } from '../session/session-token.ts'

/** What is between this page and the helper, each with its own way out. */
export type Diagnosis =
  /** Before the first answer. */
  | { readonly kind: 'looking' }
  | { readonly kind: 'connected'; readonly ms: number; readonly version: string | null }
  /** `dashboardRuns`: the command that served this page goes on and waits for a helper. */
  | { readonly kind: 'not-started'; readonly dashboardRuns: boolean }
  /** `holder` names it where the system tells; `answers`: it says yes to the check, so that it counts as connected. */
  | { readonly kind: 'other-program'; readonly holder: string | null; readonly answers: boolean }
  | { readonly kind: 'origin-refused' }
  | { readonly kind: 'permission'; readonly barrier: LoopbackBarrier }
  /** `detail`: what the helper said about it. */
  | { readonly kind: 'not-paired'; readonly detail: string }
  /** A person ended this page's session. */
  | { readonly kind: 'session-ended'; readonly detail: string }
  | { readonly kind: 'helper-too-old'; readonly version: string; readonly own: string }
  | { readonly kind: 'dashboard-too-old'; readonly version: string; readonly own: string }
  | { readonly kind: 'too-slow'; readonly holder: string | null }

export interface DiagnosisFacts {
  readonly connection: Connection
  /** Why the helper gave this page no session; null: it did, or was not asked. */
  readonly refusal: SessionRefusal | null
  /** This dashboard's version; null: not known. */
  readonly own: string | null
}

/** The connection's state with its cause; follows by itself. */
export function useDiagnosis(): Diagnosis {
  return diagnose({ connection: useConnection(), refusal: useSessionRefusal(), own: dashboardVersion() })
}

/** One cause out of many facts: what has to be mended first. */
export function diagnose({ connection, refusal, own }: DiagnosisFacts): Diagnosis {
  const { connected, cause, checkedMs, version, seen } = connection
  if (checkedMs === null) return { kind: 'looking' }
  if (cause !== null && isBarrier(cause)) return { kind: 'permission', barrier: cause }
  if (!connected) return findCause(cause, seen)
  // whatever else was seen: it answers
  if (cause !== null) return { kind: 'other-program', holder: holderIn(seen), answers: true }
  if (refusal !== null)
    return { kind: refusal.why === 'ended' ? 'session-ended' : 'not-paired', detail: refusal.text }
  if (own !== null && version !== null) {
    const order = compareVersions(version, own)
    if (order < 0) return { kind: 'helper-too-old', version, own }
    if (order > 0) return { kind: 'dashboard-too-old', version, own }
  }
  return { kind: 'connected', ms: checkedMs, version }
}

/** What was seen on the port outweighs what a failed request looks like. */
function findCause(cause: Connection['cause'], seen: HelperProbe | null): Diagnosis {
  switch (seen?.kind) {
    case 'helper':
      // it answers others within the time, and this page not at all
      return cause === 'timeout' ? { kind: 'too-slow', holder: null } : { kind: 'origin-refused' }
    case 'other-program':
      return { kind: 'other-program', holder: seen.holder, answers: false }
    case 'silent':
      return { kind: 'too-slow', holder: seen.holder }
    case 'nothing':
      return { kind: 'not-started', dashboardRuns: true }
    case 'all-gone':
      return { kind: 'not-started', dashboardRuns: false }
    case undefined:
  }
  switch (cause) {
    case 'not-our-helper':
      return { kind: 'other-program', holder: null, answers: false }
    case 'refused':
      return { kind: 'origin-refused' }
    case 'timeout':
      return { kind: 'too-slow', holder: null }
    default:
      return { kind: 'not-started', dashboardRuns: false }
  }
}

const holderIn = (seen: HelperProbe | null) => (seen?.kind === 'other-program' ? seen.holder : null)

/** Below zero: `one` is older. Numbers alone count; a version that has none is as old as 0.0.0. */
function compareVersions(one: string, other: string): number {
  const [a, b] = [numbersOf(one), numbersOf(other)]
  const place = [0, 1, 2].find((index) => a[index] !== b[index])
  return place === undefined ? 0 : (a[place] ?? 0) - (b[place] ?? 0)
}

function numbersOf(version: string): number[] {
  const parts = /^v?(\d+)\.(\d+)(?:\.(\d+))?/.exec(version)?.slice(1) ?? []
  return [0, 1, 2].map((index) => Number(parts[index] ?? 0))
}
