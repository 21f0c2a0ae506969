import * as z from 'zod/mini'
import { BASE_PATH } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { Message } from './message.ts'

/** Everything that the doctor looks at, in the order in which it tells it. */
export const DOCTOR_CHECKS = [
  'node',
  'git',
  'flutter',
  'dart',
  'gh',
  'github-login',
  'firebase',
  'uv',
  'python',
  'browser',
  'dashboard-port',
  'helper-port',
  'preview-port',
  'directory',
  'disk',
  'home',
  'sessions',
  'script',
  'leftovers',
] as const
export type DoctorCheckId = (typeof DOCTOR_CHECKS)[number]

/** What would mend a check that failed. Those of `DoctorRepair` the helper does itself, the others have a place. */
export const DoctorFix = z.enum([
  'install-git',
  'install-flutter',
  'install-gh',
  'log-in-to-github',
  'install-firebase',
  'install-uv',
  'choose-directory',
  'end-leftovers',
  'protect-home',
])
export type DoctorFix = z.infer<typeof DoctorFix>

export const DoctorCheck = z.lazy(() =>
  z.object({
    id: z.enum(DOCTOR_CHECKS),
    /** How the terminal calls it; short and in the tool's own writing. */
    name: z.string(),
    state: z.enum(['ok', 'missing', 'taken', 'problem']),
    /** One line: version and path, who holds the port, what is wrong. */
    detail: z.string(),
    /** Absent: nothing to mend, or nothing that a button could do. */
    fix: z.optional(DoctorFix),
    /** Nothing at all works like this. */
    fatal: z.optional(z.boolean()),
  }),
)
export type DoctorCheck = z.infer<typeof DoctorCheck>

/** What the helper mends itself, at once. */
export const DoctorRepair = z.enum(['end-leftovers', 'protect-home'])
export type DoctorRepair = z.infer<typeof DoctorRepair>

export const doctorEndpoints = {
  /** The checks of `mosaygent doctor`, from the same source. Asks every tool for its version: it takes seconds. */
  doctor: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/doctor`,
    body: null,
    reply: () => z.object({ checks: z.array(DoctorCheck) }),
    fallback: 'Failed to run the checks',
  }),
  repair: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/doctor/repair`,
    body: () => z.strictObject({ fix: DoctorRepair }),
    reply: () => Message,
    fallback: 'Failed to mend it',
  }),
}
