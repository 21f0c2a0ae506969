import { created } from '../value.ts'
import { failed } from './network.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

const STORE = /^(Firebase)?Firestore$/

/**
 * cloud_firestore of an app that was just installed and has no network, where the source catches that it fails: a
 * document that was never read is unavailable (`cloud_firestore/lib/src/document_reference.dart`).
 * A query is answered by what is kept on the phone, and what is written waits.
 */
export const firestore: Library = {
  method(evaluator, target, name) {
    if (evaluator.trying === 0) return null
    const type = typeOf(target)
    if (name === 'collection' && (STORE.test(type) || type === DOCUMENT)) return created(COLLECTION)
    if (/^doc(ument)?$/.test(name) && (STORE.test(type) || type === COLLECTION)) return created(DOCUMENT)
    if (type === DOCUMENT && name === 'withConverter') return target
    return type === DOCUMENT && name === 'get' ? failed('FirebaseException') : null
  },
}

const COLLECTION = 'CollectionReference'
const DOCUMENT = 'DocumentReference'

const typeOf = (target: Value): string =>
  target.kind === 'object' || target.kind === 'member' ? target.type : ''
