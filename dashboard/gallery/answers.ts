import { HELPER_NAME } from '@mosaygent/contract'
import type { CodebaseStatus, Session } from '@mosaygent/contract'
import { API_COMMANDS, API_STOPPED } from '../testing/api-data.ts'
import { CONFIG, DIRECTORY } from '../testing/examples.ts'
import type { Answers } from '../testing/fake-helper.ts'
import { FACTS_AGREE } from '../testing/firebase-data.ts'
import { REPOSITORIES, SIGNED_IN } from '../testing/github-data.ts'
import { CONSOLE, SKETCHED, STOPPED } from '../testing/preview-data.ts'

const MINUTES = 60_000
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTES).toISOString()

/** Both codebases as they mostly are: cloned a while ago, clean, with packages. */
export const FLUTTER: CodebaseStatus = {
  detected: true,
  path: `${DIRECTORY}/flutter`,
  git: {
    branch: 'main',
    dirty: false,
    changes: 0,
    ahead: 0,
    behind: 0,
    upstream: 'origin/main',
    remote: 'https://github.com/octocat/tide-app.git',
    fetched_at: ago(4),
  },
  running: false,
  dependencies: true,
  last_modified: ago(2),
  last_modified_file: 'lib/main.dart',
}
export const API: CodebaseStatus = {
  ...FLUTTER,
  path: `${DIRECTORY}/api`,
  git: {
    branch: 'tides-of-tomorrow',
    dirty: true,
    changes: 3,
    new_changes: 1,
    ahead: 2,
    behind: 1,
    upstream: 'origin/tides-of-tomorrow',
    remote: 'https://github.com/octocat/tide-api.git',
    fetched_at: ago(75),
  },
  last_modified: ago(190),
  last_modified_file: 'app/main.py',
}

/** This browser and one that was paired. */
const SESSIONS: readonly Session[] = [
  {
    id: 'a',
    origin: 'http://localhost:36412',
    browser: 'Firefox 145 on Linux',
    how: 'served',
    created_at: ago(190),
    last_used_at: ago(0),
    current: true,
  },
  {
    id: 'b',
    origin: 'https://mosaygent.example.com',
    browser: 'Chrome 142 on Windows',
    how: 'paired',
    created_at: ago(2_900),
    last_used_at: ago(75),
    current: false,
  },
]

export const INSTALL_FLUTTER = {
  address: 'https://github.com/flutter/flutter.git',
  target: '/home/zoé/.local/share/mosaygent/flutter',
}

/** A sketch stands in for an SDK that is not there. */
export const SKETCH_RUNS: Answers = {
  'GET /mosaygent/flutter/status': { body: SKETCHED },
  'GET /mosaygent/flutter/sdk': { body: { sdk: null, install: INSTALL_FLUTTER } },
}

/** A helper where all is well and nothing runs; a state overrides what is different in it. */
export const ANSWERS: Answers = {
  'GET /health': { body: { status: 'ok', name: HELPER_NAME, version: CONFIG.version } },
  'GET /mosaygent/jobs': { body: { jobs: [] } },
  'GET /mosaygent/session/list': { body: { sessions: SESSIONS } },
  'GET /mosaygent/environment/directory': { body: { path: DIRECTORY, exists: true } },
  'GET /mosaygent/environment/status': { body: { api: API, flutter: FLUTTER } },
  'GET /mosaygent/environment/repositories': {
    body: {
      api: { from: 'starter', address: '/opt/mosaygent/starters/api' },
      flutter: { from: 'config', address: 'https://github.com/octocat/tide-app.git' },
    },
  },
  'POST /mosaygent/environment/default-branch': { body: { branch: 'main' } },
  'POST /mosaygent/environment/git-branches': {
    body: {
      branches: [
        { name: 'main', current: true, remote_only: false },
        { name: 'tides-of-tomorrow', current: false, remote_only: false },
        { name: 'origin/spring', current: false, remote_only: true },
      ],
    },
  },
  'GET /mosaygent/api/status': { body: API_STOPPED },
  'GET /mosaygent/api/commands': { body: API_COMMANDS },
  'GET /mosaygent/python/tools': {
    body: {
      uv: { path: '/home/zoé/.local/bin/uv', version: '0.13.9' },
      python: { path: '/usr/bin/python3', version: '3.11.2' },
      from_package: false,
      version: '1.2.3',
    },
  },
  'GET /mosaygent/flutter/status': { body: STOPPED },
  'GET /mosaygent/flutter/errors': { body: { errors: [] } },
  'GET /mosaygent/flutter/console': { body: { lines: CONSOLE } },
  'GET /mosaygent/flutter/receipts': { body: { receipts: [] } },
  'GET /mosaygent/flutter/sdk': {
    body: {
      sdk: { path: '/opt/flutter', version: '3.35.2', channel: 'stable', found_by: 'PATH' },
      install: INSTALL_FLUTTER,
    },
  },
  'GET /mosaygent/github/gh-installed': { body: { installed: true, version: '2.102.0' } },
  'GET /mosaygent/github/auth-status': { body: SIGNED_IN },
  'POST /mosaygent/github/repositories': { body: { repositories: REPOSITORIES, more: true } },
  'GET /mosaygent/firebase/project': { body: { project_id: 'tide-dev', source: 'set' } },
  'GET /mosaygent/firebase/tool': {
    body: { installed: true, version: '15.34.2', path: '/usr/bin/firebase', found_by: 'PATH' },
  },
  'GET /mosaygent/firebase/account': {
    body: { state: 'signed-in', account: 'zoe@example.com', accounts: ['zoe@example.com'] },
  },
  'GET /mosaygent/firebase/projects': {
    body: {
      projects: [
        { project_id: 'tide-dev', display_name: 'Tide (dev)' },
        { project_id: 'tide-prod', display_name: 'Tide' },
      ],
    },
  },
  'POST /mosaygent/firebase/facts': { body: { facts: FACTS_AGREE, flavours: [], undo: null } },
  'POST /mosaygent/firebase/plan': { body: { files: [] } },
  'POST /mosaygent/firebase/apps': {
    body: {
      apps: [
        {
          app_id: '1:42:android:aa',
          platform: 'android',
          display_name: 'Tide',
          identifier: 'com.example.tide',
        },
        { app_id: '1:42:ios:bb', platform: 'ios', display_name: 'Tide', identifier: 'com.example.tide' },
        { app_id: '1:42:web:cc', platform: 'web', display_name: 'Tide' },
      ],
    },
  },
  'POST /mosaygent/firebase/set-project': { body: { success: true } },
}
