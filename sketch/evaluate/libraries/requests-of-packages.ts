import { foreignAncestor } from '../declarations.ts'
import { booleanOf, created, integer, NULL } from '../value.ts'
import { failed, MESSAGE, OF_HTTP } from './network.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

const VERBS = /^(get|post|put|patch|delete|head|request|send)$/
/** The parts of youtube_explode_dart's client, each of whose methods asks the server (`lib/src/youtube_explode_base.dart`). */
const OF_YOUTUBE = /^(videos|playlists|channels|search|streams(Client)?|commentsClient|closedCaptions)$/
const YOUTUBE = /^Youtube(Explode|Client)$/
/** What fails without a network, by the class that asks; what is thrown then. */
const FAILS: ReadonlyMap<string, readonly [methods: RegExp, thrown: string]> = new Map([
  // package:http: a request that sends itself
  ['Request', [/^send$/, OF_HTTP]],
  ['MultipartRequest', [/^send$/, OF_HTTP]],
  ['StreamedRequest', [/^send$/, OF_HTTP]],
  ['ChopperClient', [VERBS, OF_HTTP]],
  ['YoutubeExplode', [/^search$/, 'SocketException']],
  ['YoutubeClient', [/^(?!close$)/, 'SocketException']],
  ['HttpsCallable', [/^call$/, 'FirebaseFunctionsException']],
  // flutter_cache_manager
  ['DefaultCacheManager', [/^(getSingleFile|downloadFile)$/, 'SocketException']],
  // Flutter's own
  ['NetworkAssetBundle', [/^load(String|StructuredData)?$/, 'FlutterError']],
])

/**
 * Requests of an app that has no network, by packages that are not as widespread as those of `network.ts`: they throw
 * where the source catches that, or say in what they give that they failed (GetX's GetConnect, Parse).
 */
export const requestsOfPackages: Library = {
  property(evaluator, target, name) {
    if (target.kind === 'instance' && VERBS.test(name) && isGetConnect(evaluator, target, name))
      return created('GetConnectRequest')
    return target.kind === 'object' && YOUTUBE.test(target.type) && OF_YOUTUBE.test(name)
      ? created('YoutubeClient')
      : null
  },
  method(evaluator, target, name) {
    if (target.kind === 'object' && PARSE.get(target.type)?.test(name) === true) return NO_ANSWER
    if (VERBS.test(name) && isGetConnect(evaluator, target, name)) return NO_RESPONSE
    if (target.kind === 'object' && target.type === 'GetConnectRequest') return NO_RESPONSE
    if (name === 'httpsCallable' && target.kind === 'member' && target.type === 'FirebaseFunctions')
      return created('HttpsCallable')
    if (evaluator.trying === 0) return null
    // a file of Firebase's storage, whatever leads to it
    if (name === 'getDownloadURL' && target.kind !== 'instance') return failed('FirebaseException')
    const [methods, thrown] = (target.kind === 'object' ? FAILS.get(target.type) : undefined) ?? []
    return thrown !== undefined && methods?.test(name) === true ? failed(thrown) : null
  },
}

/** get_connect (`get_connect/http/src/http.dart`), itself or as what a class of the app extends. */
function isGetConnect(evaluator: Evaluator, target: Value, name: string): boolean {
  if (target.kind === 'object') return target.type === 'GetConnect'
  if (target.kind !== 'instance' || target.of.declaration.methods.some((each) => each.name === name))
    return false
  return foreignAncestor(evaluator.declarations, target.of) === 'GetConnect'
}

const WRONG = { hasError: booleanOf(true), isOk: booleanOf(false) }
const NO_RESPONSE: CreatedValue = created('Response', {
  ...WRONG,
  body: NULL,
  bodyString: NULL,
  bodyBytes: NULL,
  statusCode: NULL,
  statusText: MESSAGE,
  unauthorized: booleanOf(false),
  status: created('HttpStatus', { ...WRONG, code: NULL, connectionError: booleanOf(true) }),
})

/** parse_server_sdk_flutter (`parse_server_sdk/lib/src/`). */
const PARSE: ReadonlyMap<string, RegExp> = new Map([
  ['ParseObject', /^(getAll|getObject|fetch|save|create|update|delete)$/],
  ['ParseUser', /^(login(Anonymous)?|signUp|requestPasswordReset|save)$/],
  ['QueryBuilder', /^(query|count)$/],
  ['ParseCloudFunction', /^execute$/],
])
const NO_ANSWER: CreatedValue = created('ParseResponse', {
  success: booleanOf(false),
  statusCode: integer(-1),
  result: NULL,
  results: NULL,
  count: integer(0),
  error: created('ParseError', { message: MESSAGE, code: integer(-1) }),
})
