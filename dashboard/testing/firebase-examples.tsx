import { screen } from '@testing-library/react'
import { writeItem } from '../session/browser-storage.ts'
import { firebaseKeys } from '../session/storage-keys.ts'
import { FakeHelper } from './fake-helper.ts'
import { FACTS_AGREE } from './firebase-data.ts'
import { ABSENT, DIRECTORY, renderApp } from './render-app.tsx'
import { PRESENT } from './workspace-examples.tsx'

export { CONFIG_PATH, FACTS_AGREE } from './firebase-data.ts'

export const APP = `${DIRECTORY}/flutter`
export const PROJECT = 'GET /mosaygent/firebase/project'
export const SET_PROJECT = 'POST /mosaygent/firebase/set-project'
export const FETCH = 'POST /mosaygent/firebase/fetch-firebase-configs'
export const PLAN = 'POST /mosaygent/firebase/plan'
export const FACTS = 'POST /mosaygent/firebase/facts'
export const TOOL = 'GET /mosaygent/firebase/tool'
export const ACCOUNT = 'GET /mosaygent/firebase/account'
export const PROJECTS = 'GET /mosaygent/firebase/projects'
export const APPS = 'POST /mosaygent/firebase/apps'

/** What the browser keeps for an environment. */
export function keepProject(
  environment: 'development' | 'production',
  project: string,
  bundle: string,
): void {
  const keys = firebaseKeys(environment)
  writeItem(keys.projectId, project)
  writeItem(keys.bundleId, bundle)
}

/** A helper with a Flutter codebase, the tool, a login, and one project of three apps. */
export function firebaseHelper(): FakeHelper {
  return new FakeHelper({
    'GET /mosaygent/environment/directory': { body: { path: DIRECTORY } },
    'GET /mosaygent/environment/status': { body: { api: ABSENT, flutter: { ...PRESENT, running: false } } },
    'GET /mosaygent/flutter/status': { body: { running: false, pid: null, message: 'Stopped' } },
    'GET /mosaygent/flutter/errors': { body: { errors: [] } },
    'GET /mosaygent/flutter/console': { body: { lines: [] } },
    [PROJECT]: { body: { project_id: 'tide-dev', source: 'set' } },
    [SET_PROJECT]: { body: { success: true } },
    [FETCH]: { body: { success: true, message: '3 config files of tide-dev are in place.' } },
    [FACTS]: { body: { facts: FACTS_AGREE, flavours: [], undo: null } },
    [TOOL]: { body: { installed: true, version: '15.34.2', path: '/usr/bin/firebase', found_by: 'PATH' } },
    [ACCOUNT]: { body: { state: 'signed-in', account: 'zoe@example.com', accounts: ['zoe@example.com'] } },
    [PROJECTS]: { body: { projects: [{ project_id: 'tide-dev', display_name: 'Tide (dev)' }] } },
    [APPS]: { body: { apps: [] } },
  })
}

export async function openFirebase(helper: FakeHelper): Promise<void> {
  await renderApp({ path: '/firebase', helper })
  await screen.findByRole('heading', { level: 1, name: 'Firebase' })
}
