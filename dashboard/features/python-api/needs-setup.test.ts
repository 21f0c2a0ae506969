import { expect, it } from 'vitest'
import { needsSetup } from './needs-setup.ts'

it.each([
  [{ kind: 'not-started', dashboardRuns: true }, true],
  [{ kind: 'other-program', holder: null, answers: true }, true],
  [{ kind: 'helper-too-old', version: '1.0.0', own: '2.0.0' }, true],
  [{ kind: 'permission', barrier: 'permission-unanswered' }, true],
  [{ kind: 'permission', barrier: 'permission-needed' }, false],
  [{ kind: 'not-paired', detail: 'Not paired yet.' }, false],
  [{ kind: 'session-ended', detail: 'It was ended.' }, false],
  [{ kind: 'too-slow', holder: null }, false],
  [{ kind: 'origin-refused' }, false],
  [{ kind: 'connected', ms: 4, version: '1.2.3' }, false],
] as const)('with %o the steps are needed: %s', { tags: 'P-104' }, (diagnosis, needed) => {
  expect(needsSetup(diagnosis)).toBe(needed)
})
