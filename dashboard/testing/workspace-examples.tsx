import type { CodebaseStatus, Job } from '@mosaygent/contract'
import { screen } from '@testing-library/react'
import { FakeHelper } from './fake-helper.ts'
import { ABSENT, DIRECTORY, renderApp } from './render-app.tsx'

export const DIRECTORY_KEY = 'mosaygent_project_directory'
export const SET = 'POST /mosaygent/environment/set-directory'
export const DIR = 'GET /mosaygent/environment/directory'
export const STATUS = 'GET /mosaygent/environment/status'

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

/** A helper that has the directory, and neither codebase yet. */
export function workspaceHelper(): FakeHelper {
  return new FakeHelper({
    [DIR]: { body: { path: DIRECTORY } },
    [STATUS]: { body: { api: CLONABLE, flutter: STARTER } },
    'POST /mosaygent/environment/default-branch': { body: { branch: null } },
    'GET /mosaygent/flutter/console': { body: { lines: [] } },
  })
}

/** The Environment page of the whole application. */
export async function openEnvironment(helper: FakeHelper): Promise<void> {
  await renderApp({ path: '/environment', helper })
  await screen.findByRole('heading', { level: 1, name: 'Environment' })
}

export const card = (name: string) => screen.findByRole('region', { name })
