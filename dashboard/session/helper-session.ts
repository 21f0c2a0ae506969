/** The one place that touches IndexedDB: the session tokens of helpers that a person paired this browser with. */

const DATABASE = 'mosaygent'
const STORE = 'helper-sessions'

/** The token for the helper at this address; null when there is none, or the browser keeps nothing. */
export async function readHelperSession(helperUrl: string): Promise<string | null> {
  try {
    const value: unknown = await inStore('readonly', (store) => store.get(helperUrl))
    return typeof value === 'string' ? value : null
  } catch {
    // Blocked site data: nothing stored is the honest answer.
    return null
  }
}

/** Keeps or (null) forgets the token. Not in localStorage, which any script of the page reads in one go. */
export async function writeHelperSession(helperUrl: string, token: string | null): Promise<void> {
  try {
    if (token === null) await inStore('readwrite', (store) => store.delete(helperUrl))
    else await inStore('readwrite', (store) => store.put(token, helperUrl))
  } catch (error) {
    console.warn('The pairing lasts for this visit only: the browser keeps nothing for this page', error)
  }
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
