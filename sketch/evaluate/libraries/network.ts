import { foreignAncestor } from '../declarations.ts'
import { failedFuture } from '../try-catch.ts'
import { booleanOf, created, NULL } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { InstanceValue, Value } from '../value.ts'
import type { Library } from './library.ts'

const REQUESTS = /^(get|post|put|patch|delete|head|read|readBytes|send|request|fetch|download)(Uri|Url)?$/
const OPENS = /^(open|get|post|put|patch|delete|head)(Url)?$/
/** Appwrite's services, which are made with a client (`appwrite/lib/services/`): each of their methods asks the server. */
const APPWRITE = /^(Account|Databases|TablesDB|Teams|Functions|Messaging|Locale|Graphql)$/
/** Who signs in or out of Supabase or Firebase asks the server first (`gotrue_client.dart`, `firebase_auth.dart`). */
const SIGNS =
  /^(signInAnonymously|signInWith(Password|Otp|IdToken|EmailAndPassword|Credential)|signUp|createUserWithEmailAndPassword|refreshSession|getUser|sendPasswordResetEmail|resetPasswordForEmail)$/
/** What begins a question to Supabase's tables and functions (`supabase_client.dart`), and what narrows one down. */
const SUPABASE = /^(from|rpc|invoke)$/
const NARROWS =
  /^(select|insert|upsert|update|delete|eq|neq|[gl]te?|i?like|is_|isFilter|in_?|inFilter|contain(s|edBy)|overlaps|textSearch|match|not|or|filter|order|limit|range|(maybeS|s)ingle|csv|count|withConverter|execute)$/
/** Amplify's category of who is signed in (`amplify_auth_category.dart`). */
const OF_AMPLIFY = /^(getCurrentUser|fetchUserAttributes|sign(In|Up)(With\w+)?|resetPassword)$/
/** PocketBase's `RecordService` (`pocketbase/lib/src/services/`). */
const OF_RECORDS =
  /^(get(List|FullList|One|FirstListItem)|create|update|delete|auth(With\w+|Refresh)|listAuthMethods)$/

/**
 * What package:http throws, whose one class is a `ClientException` and a `SocketException` at once
 * (`http/lib/src/io_client.dart`): before it had that, the socket's went through.
 */
export const OF_HTTP = '_ClientSocketException'

/** Lemmy's client, which is made with a server's name and runs a question (`lemmy_api_client/lib/src/v3/main.dart`). */
const LEMMY = /^LemmyApiV\d+$/

/**
 * Requests of an app that has no network, where the source catches that they fail: dio and retrofit, package:http,
 * `dart:io`, Appwrite, PocketBase, Lemmy, GraphQL, the tables of Supabase, and who signs in to Supabase, Firebase or Amplify.
 * Elsewhere what they bring is not known, and stands for a sample.
 */
export const network: Library = {
  create(evaluator, type, constructor) {
    if (evaluator.trying === 0) return null
    // How an app finds out whether it is connected.
    const asks = type === 'InternetAddress' && constructor === 'lookup'
    const connects = /^(Secure)?Socket$|^WebSocket$/.test(type) && constructor === 'connect'
    return asks || connects ? failed('SocketException') : null
  },
  call(evaluator, name, { positional: [first] }) {
    const isHttp = first?.kind === 'object' && first.type === 'Uri' && REQUESTS.test(name)
    return isHttp && evaluator.trying > 0 ? failed(OF_HTTP) : null
  },
  method(evaluator, target, name, { positional: [first] }) {
    if (evaluator.trying === 0) return null
    if (target.kind === 'library') {
      const isHttp = target.prefix === 'http' && REQUESTS.test(name)
      return isHttp && first !== undefined ? failed(OF_HTTP) : null
    }
    if (target.kind === 'instance' && isRetrofit(target, name)) return failed('DioException')
    const type = typeOf(evaluator, target)
    if (/^Dio(Mixin|ForNative)?$/.test(type) && REQUESTS.test(name)) return failed('DioException')
    if (/^(Client|IOClient|BaseClient|RetryClient)$/.test(type) && REQUESTS.test(name)) return failed(OF_HTTP)
    if (type === 'HttpClient' && OPENS.test(name)) return failed('SocketException')
    if (target.kind === 'object' && APPWRITE.test(type) && isMadeWithClient(target))
      return failed('AppwriteException')
    if (/^(SupabaseClient|FunctionsClient)$/.test(type) && SUPABASE.test(name)) return failed(OF_HTTP)
    if (target.kind === 'object' && type === 'Future' && target.constructor === 'error' && NARROWS.test(name))
      return target
    if (type === 'Amplify' && target.kind === 'member' && target.name === 'Auth' && OF_AMPLIFY.test(name))
      return failed('SignedOutException')
    if (type === 'RecordService' && OF_RECORDS.test(name)) return failed('ClientException')
    if (LEMMY.test(type) && name === 'run') return failed('SocketException')
    if (type === 'GraphQLClient' && /^(query|mutate)$/.test(name)) return FAILED_QUERY
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

/** retrofit: a class that stands for a generated one which is made with a Dio, and leaves its methods to that. */
function isRetrofit({ of: { declaration } }: InstanceValue, method: string): boolean {
  const { name, constructors, methods } = declaration
  const isMade = constructors.some(
    ({ standsFor, parameters: [first] }) => standsFor === `_${name}` && first?.type === 'Dio',
  )
  return isMade && !methods.some((each) => each.name === method)
}

const isMadeWithClient = ({ positional: [client] }: Value & { kind: 'object' }): boolean =>
  client?.kind === 'unknown' || (client?.kind === 'object' && client.type === 'Client')

/** What an error says, which is not known. */
export const MESSAGE: Value = { kind: 'unknown', text: 'message', given: true }

/** The future of a request that fails with an exception of that class. */
export function failed(type: string): Value {
  const offline: Value = { kind: 'member', type: 'DioExceptionType', name: 'connectionError' }
  return failedFuture(created(type, { message: MESSAGE, response: NULL, code: NULL, type: offline }))
}

/**
 * graphql: a result that says so, and throws nothing (`graphql/lib/src/core/query_result.dart`), in the words of before
 * its third version, too.
 */
export const FAILED_QUERY: Value = created('QueryResult', {
  errors: { kind: 'list', items: [MESSAGE] },
  hasErrors: booleanOf(true),
  loading: booleanOf(false),
  data: NULL,
  parsedData: NULL,
  exception: created('OperationException', {
    graphqlErrors: { kind: 'list', items: [] },
    linkException: MESSAGE,
  }),
  hasException: booleanOf(true),
  isLoading: booleanOf(false),
  isNotLoading: booleanOf(true),
  isConcrete: booleanOf(true),
})
