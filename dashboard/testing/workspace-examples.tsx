import { screen } from '@testing-library/react'
import { writeItem } from '../session/browser-storage.ts'
import { FakeHelper } from './fake-helper.ts'
import { DIRECTORY, renderApp } from './render-app.tsx'
import { CLONABLE, STARTER } from './workspace-data.ts'

export { CLONABLE, JOB, PRESENT, STARTER } from './workspace-data.ts'

export const DIRECTORY_KEY = 'mosaygent_project_directory'
export const SET = 'POST /mosaygent/environment/set-directory'
export const DIR = 'GET /mosaygent/environment/directory'
export const STATUS = 'GET /mosaygent/environment/status'

/** A helper that has the directory, and neither codebase yet. */
export function workspaceHelper(): FakeHelper {
  return new FakeHelper({
    [DIR]: { body: { path: DIRECTORY } },
    [STATUS]: { body: { api: CLONABLE, flutter: STARTER } },
    'POST /mosaygent/environment/default-branch': { body: { branch: null } },
    'GET /mosaygent/flutter/console': { body: { lines: [] } },
  })
}

/** The Environment page of the whole application, for somebody who is not new to it. */
export async function openEnvironment(helper: FakeHelper): Promise<void> {
  writeItem('mosaygent_getting_started', JSON.stringify({ started: true, reloaded: true, closed: true }))
  await renderApp({ path: '/environment', helper })
  await screen.findByRole('heading', { level: 1, name: 'Environment' })
}

export const card = (name: string) => screen.findByRole('region', { name })
