import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import {
  type Firebase,
  firebaseAccounts,
  type FirebaseAccounts,
  firebaseLoginStore,
  type FirebaseResult,
} from '../tools/index.ts'
import { findFirebaseJson } from './firebase-json.ts'

/** Who calls are made as, for an app. */
export interface FolderAccounts extends FirebaseAccounts {
  /** The folder for which `firebase login:use` chose the account; null: it is the one of everywhere. */
  readonly folder: string | null
  /** A folder whose choice is an account that is not logged in any more. */
  readonly gone: string | null
}

interface Deps {
  readonly env: NodeJS.ProcessEnv
  readonly flutterPath: () => Promise<string | null>
}

/**
 * Asks the tool for the account of everywhere and, where a `firebase.json` makes the app's folder one of its own, for
 * that folder's. What it said is good for as long as its login store has not changed: to ask takes it a second.
 */
export function createFolderAccounts({ env, flutterPath }: Deps) {
  let known: { readonly key: string; readonly accounts: FolderAccounts } | null = null

  const ask = async (firebase: Firebase, config: string | null): Promise<FirebaseResult<FolderAccounts>> => {
    const [all, own] = await Promise.all([
      firebaseAccounts(firebase),
      config === null ? null : firebaseAccounts(firebase, config),
    ])
    if (all.kind === 'failed') return all
    const everywhere = { ...all.value, folder: null, gone: null }
    if (config === null || own?.kind !== 'answer') return { kind: 'answer', value: everywhere }
    if (own.value.active === null && all.value.active !== null)
      return { kind: 'answer', value: { ...everywhere, gone: dirname(config) } }
    if (own.value.active === all.value.active) return { kind: 'answer', value: everywhere }
    return { kind: 'answer', value: { ...own.value, folder: dirname(config), gone: null } }
  }

  const accounts = async (firebase: Firebase): Promise<FirebaseResult<FolderAccounts>> => {
    const app = await flutterPath()
    const config = app === null ? null : await findFirebaseJson(app)
    const stamp = await stampOf(firebaseLoginStore(env))
    const key = stamp === null ? null : JSON.stringify([config, stamp])
    if (key !== null && known?.key === key) return { kind: 'answer', value: known.accounts }
    const answer = await ask(firebase, config)
    known = key !== null && answer.kind === 'answer' ? { key, accounts: answer.value } : null
    return answer
  }

  return {
    accounts,
    /** The tool as a call about the app is made: as the account that was chosen for its folder. */
    async as(firebase: Firebase): Promise<Firebase> {
      // a token of the environment comes before every account
      if (env['FIREBASE_TOKEN']) return firebase
      const app = await flutterPath()
      if (app === null || (await findFirebaseJson(app)) === null) return firebase
      const answer = await accounts(firebase)
      if (answer.kind === 'failed' || answer.value.folder === null) return firebase
      const { active } = answer.value
      return active === null ? firebase : { ...firebase, account: active }
    },
  }
}

/** Changes whenever a login does. Nothing of the file is read: it has the tokens. */
function stampOf(path: string): Promise<string | null> {
  return stat(path, { bigint: true }).then(
    ({ mtimeNs, size, ino }) => [mtimeNs, size, ino].join(' '),
    () => null, // not there or not to be seen: then the tool is asked each time
  )
}
