import type { CodebaseStatus, RuntimeConfig } from '@mosaygent/contract'
import type { StoredUser } from '#session'

export const ZOE: StoredUser = {
  uid: 'uid-1',
  email: 'zoe@example.com',
  displayName: 'Zoé Lefèvre',
  photoURL: null,
}
export const DIRECTORY = '/home/zoé/My project'

export const ABSENT: CodebaseStatus = {
  detected: false,
  path: null,
  git: null,
  running: false,
  dependencies: false,
  last_modified: null,
}

export const CONFIG: RuntimeConfig = {
  version: '1.2.3',
  helperUrl: 'http://127.0.0.1:8080',
  previewUrl: 'http://127.0.0.1:36413',
  signIn: { kind: 'local' },
}
