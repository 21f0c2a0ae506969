import type { Diagnosis } from '#helper-client'

/** Whether a helper may have to be set up first: where one runs already, it is another step that is missing. */
export function needsSetup(diagnosis: Diagnosis): boolean {
  switch (diagnosis.kind) {
    case 'not-started':
    case 'other-program':
    // of the package another one is downloaded
    case 'helper-too-old':
      return true
    case 'permission':
      return diagnosis.barrier === 'permission-unanswered'
    case 'looking':
    case 'connected':
    case 'origin-refused':
    case 'not-paired':
    case 'session-ended':
    case 'dashboard-too-old':
    case 'too-slow':
      return false
  }
}
