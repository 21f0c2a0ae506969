/** The one place that touches IndexedDB: this browser's sessions with helpers. */

import { SESSIONS_DATABASE } from './storage-keys.ts'

const { name: DATABASE, store: STORE } = SESSIONS_DATABASE

/**
 * What this browser keeps of its session with a helper. `served`: a token, which is worth nothing once that helper has
 * ended; kept so that a reload and other pages use the same one. `paired`: a key that scripts can use and never read,
 * by which page and helper know each other over all runs.
 */
export type KeptSession =
  | { readonly how: 'served'; readonly token: string }
  | { readonly how: 'paired'; readonly id: string; readonly key: CryptoKey }

/** The session with the helper at this address; null when there is none, or the browser keeps nothing. */
export async function readHelperSession(helperUrl: string): Promise<KeptSession | null> {
  try {
    return readKept(await inStore('readonly', (store) => store.get(helperUrl)))
  } catch {
    // Blocked site data: nothing stored is the honest answer.
    return null
  }
}

/** Keeps or (null) forgets the session. Not in localStorage, which takes no key and which any script reads in one go. */
export async function writeHelperSession(helperUrl: string, session: KeptSession | null): Promise<void> {
  try {
    if (session === null) await inStore('readwrite', (store) => store.delete(helperUrl))
    else await inStore('readwrite', (store) => store.put(session, helperUrl))
  } catch (error) {
    console.warn('The session lasts for this visit only: the browser keeps nothing for this page', error)
  }
}

/** Anything else is of an older version, whose sessions no helper knows any more. */
function readKept(value: unknown): KeptSession | null {
  if (typeof value !== 'object' || value === null || !('how' in value)) return null
  if (value.how === 'served')
    return 'token' in value && typeof value.token === 'string' ? { how: 'served', token: value.token } : null
  if (value.how !== 'paired' || !('id' in value) || !('key' in value)) return null
  const { id, key } = value
  return typeof id === 'string' && key instanceof CryptoKey ? { how: 'paired', id, key } : null
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(new Error('the database could not be opened', { cause: request.error })),
    )
  })
}

async function inStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open()
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      const request = act(transaction.objectStore(STORE))
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', () =>
        reject(new Error('the database refused a change', { cause: transaction.error })),
      )
    })
  } finally {
    database.close()
  }
}
