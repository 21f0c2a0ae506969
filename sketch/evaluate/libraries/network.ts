import { foreignAncestor } from '../declarations.ts'
import { failedFuture } from '../try-catch.ts'
import { created, NULL } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

const REQUESTS = /^(get|post|put|patch|delete|head|read|readBytes|send|request|fetch|download)(Uri|Url)?$/
const OPENS = /^(open|get|post|put|patch|delete|head)(Url)?$/
/** Appwrite's services, which are made with a client (`appwrite/lib/services/`): each of their methods asks the server. */
const APPWRITE = /^(Account|Databases|TablesDB|Teams|Functions|Messaging|Locale|Graphql)$/
/** Who signs in or out of Supabase or Firebase asks the server first (`gotrue_client.dart`, `firebase_auth.dart`). */
const SIGNS =
  /^(signInAnonymously|signInWith(Password|Otp|IdToken|EmailAndPassword|Credential)|signUp|createUserWithEmailAndPassword|refreshSession|sendPasswordResetEmail|resetPasswordForEmail)$/

/**
 * Requests of an app that has no network, where the source catches that they fail: dio, package:http, `dart:io`,
 * Appwrite, and who signs in to Supabase or Firebase. Elsewhere what they bring is not known, and stands for a sample.
 */
export const network: Library = {
  create(evaluator, type, constructor) {
    if (evaluator.trying === 0) return null
    // How an app finds out whether it is connected.
    const asks = type === 'InternetAddress' && constructor === 'lookup'
    const connects = /^(Secure)?Socket$|^WebSocket$/.test(type) && constructor === 'connect'
    return asks || connects ? failed('SocketException') : null
  },
  method(evaluator, target, name, { positional: [first] }) {
    if (evaluator.trying === 0) return null
    if (target.kind === 'library') {
      const isHttp = target.prefix === 'http' && REQUESTS.test(name)
      return isHttp && first !== undefined ? failed('ClientException') : null
    }
    const type = typeOf(evaluator, target)
    if (/^Dio(Mixin|ForNative)?$/.test(type) && REQUESTS.test(name)) return failed('DioException')
    if (/^(Client|IOClient|BaseClient|RetryClient)$/.test(type) && REQUESTS.test(name))
      return failed('ClientException')
    if (type === 'HttpClient' && OPENS.test(name)) return failed('SocketException')
    if (target.kind === 'object' && APPWRITE.test(type) && isMadeWithClient(target))
      return failed('AppwriteException')
    if (type === 'GoTrueClient' && SIGNS.test(name)) return failed('AuthRetryableFetchException')
    return type === 'FirebaseAuth' && SIGNS.test(name) ? failed('FirebaseAuthException') : null
  },
}

/** The class of a library's own; of the project's own class that one which it extends, and whose method it lacks. */
function typeOf(evaluator: Evaluator, target: Value): string {
  // a class's one instance is a member of it: `FirebaseAuth.instance`
  if (target.kind === 'object' || target.kind === 'member') return target.type
  return target.kind === 'instance' ? (foreignAncestor(evaluator.declarations, target.of) ?? '') : ''
}

const isMadeWithClient = ({ positional: [client] }: Value & { kind: 'object' }): boolean =>
  client?.kind === 'unknown' || (client?.kind === 'object' && client.type === 'Client')

function failed(type: string): Value {
  const offline: Value = { kind: 'member', type: 'DioExceptionType', name: 'connectionError' }
  const message: Value = { kind: 'unknown', text: 'message', given: true }
  return failedFuture(created(type, { message, response: NULL, code: NULL, type: offline }))
}
