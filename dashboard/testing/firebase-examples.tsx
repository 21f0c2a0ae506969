import type { FirebaseFact } from '@mosaygent/contract'
import { screen } from '@testing-library/react'
import { writeItem } from '../session/browser-storage.ts'
import { firebaseKeys } from '../session/storage-keys.ts'
import { FakeHelper } from './fake-helper.ts'
import { ABSENT, DIRECTORY, renderApp } from './render-app.tsx'
import { PRESENT } from './workspace-examples.tsx'

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

export const CONFIG_PATH = 'lib/backend/firebase/firebase_config.dart'

/** Every place says the same project and package. */
export const FACTS_AGREE: readonly FirebaseFact[] = [
  { source: 'helper', project_id: 'tide-dev' },
  { source: 'firebaserc', path: '.firebaserc', variant: 'default', project_id: 'tide-dev' },
  {
    source: 'google-services',
    path: 'android/app/google-services.json',
    project_id: 'tide-dev',
    app_id: '1:42:android:aa',
    identifier: 'com.example.tide',
  },
  {
    source: 'plist',
    path: 'ios/Runner/GoogleService-Info.plist',
    project_id: 'tide-dev',
    app_id: '1:42:ios:bb',
    identifier: 'com.example.tide',
  },
  { source: 'dart', path: CONFIG_PATH, project_id: 'tide-dev', app_id: '1:42:web:cc' },
  { source: 'gradle', path: 'android/app/build.gradle', identifier: 'com.example.tide' },
  { source: 'xcode', path: 'ios/Runner.xcodeproj/project.pbxproj', identifier: 'com.example.tide' },
]

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
