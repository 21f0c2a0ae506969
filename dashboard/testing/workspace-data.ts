import type { CodebaseStatus, Job } from '@mosaygent/contract'
import { ABSENT, DIRECTORY } from './examples.ts'

export const PRESENT: CodebaseStatus = {
  detected: true,
  path: `${DIRECTORY}/flutter`,
  git: { branch: 'main', dirty: true, changes: 3 },
  running: true,
  dependencies: false,
  last_modified: new Date(Date.now() - 120_000).toISOString(),
  last_modified_file: 'lib/main.dart',
  candidates: [`${DIRECTORY}/old/app`],
}
export const CLONABLE: CodebaseStatus = {
  ...ABSENT,
  repository: { address: 'https://example.com/tide-api.git', starter: false, target: `${DIRECTORY}/api` },
}
export const STARTER: CodebaseStatus = {
  ...ABSENT,
  repository: { address: '/opt/starters/flutter.git', starter: true, target: `${DIRECTORY}/flutter` },
}
export const JOB: Job = {
  id: 'job-1',
  kind: 'clone',
  codebase: 'api',
  state: 'running',
  stage: 'Receiving objects',
  percent: 62.4,
  transferred: '18.40 MiB',
  rate: '3.10 MiB/s',
  started_at: '2026-03-01T12:00:00Z',
}
