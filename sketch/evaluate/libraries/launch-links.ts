import { booleanOf, created, listOf, NULL, stringOf } from '../value.ts'
import type { Value } from '../value.ts'
import type { Library } from './library.ts'

/**
 * What an app finds that was opened by its icon: no link (app_links `lib/src/app_links.dart`, uni_links, Firebase's
 * dynamic links, protocol_handler), no message and no notification (firebase_messaging, awesome_notifications), nothing
 * shared (receive_sharing_intent, flutter_sharing_intent, share_handler) and no widget of the home screen tapped
 * (home_widget); none comes while it begins either. What its own
 * part in the system's language says to that is nothing, too.
 */
export const launchLinks: Library = {
  property(_evaluator, target, name) {
    return isUnread(target) && TELL.test(name) ? nothingYet() : null
  },
  call: (_evaluator, name) => told(name),
  create: (_evaluator, _type, constructor) => told(constructor),
  method(_evaluator, target, name, { positional: [first] }) {
    if (!isUnread(target)) return null
    if (INVOKES.test(name) && first?.kind === 'string' && isChannel(target))
      return OPENED_WITH.test(first.value) || UNDER_WAY.test(first.value) ? NULL : null
    if (isSilent(target) && name === 'listen') return created('StreamSubscription')
    if (isSilent(target) && LETS_THROUGH.test(name)) return target
    return told(name)
  },
}

/** What such a function tells; null for one of another name. */
function told(name: string): Value | null {
  if (ABSENT.test(name)) return NULL
  if (NONE.test(name)) return listOf([])
  if (name === 'getNotificationAppLaunchDetails')
    return created('NotificationAppLaunchDetails', { didNotificationLaunchApp: booleanOf(false) })
  if (name === 'getInitialIntent') return byItsIcon()
  if (name === 'getIntentAction') return mediaActionOfItsIcon()
  return TELL.test(name) ? nothingYet() : null
}

/** What receive_intent tells of an app that its icon opened (`lib/src/types.dart`). */
const byItsIcon = (): Value =>
  created('Intent', {
    isNull: booleanOf(false),
    isNotNull: booleanOf(true),
    action: stringOf('android.intent.action.MAIN'),
    categories: listOf([stringOf('android.intent.category.LAUNCHER')]),
    data: NULL,
    extra: NULL,
  })

/** What media_extension tells of the same (`lib/media_extension_action_types.dart`): no picture to show, none to pick. */
const mediaActionOfItsIcon = (): Value =>
  created('MediaExtentionAction', {
    action: { kind: 'member', type: 'IntentAction', name: 'main' },
    data: NULL,
    uri: NULL,
    type: NULL,
    extension: NULL,
    name: NULL,
    allowMultiple: booleanOf(false),
  })

const ABSENT =
  /^getInitial(App)?(Link|Uri|Url|LinkString|UriString|Message|Text|SharedMedia|Notification|NotificationAction|Action)$|^getLatest(App)?(Link|Uri)(String)?$|^initiallyLaunchedFromHomeWidget$/
const NONE = /^getInitial(Media|Sharing|SharedFiles)$/
const TELL =
  /^(on(MessageOpenedApp|Message)|widgetClicked|((all)?(Uri|String|uri|string)?[Ll]inks?|sharedMedia|receivedIntent)Stream|get(Uri|String)?LinksStream|get(Media|Text)Stream)$/
/** `services/platform_channel.dart`. */
const INVOKES = /^invoke(List|Map)?Method$/
/** What a native part of an app is asked for that was opened by something else: a link, a shared file, its home widget. */
const OPENED_WITH =
  /^(?:get|fetch|check|read|take|consume)_?(?:[Aa]pp|[Hh]ome|[Tt]he)?_?(?:[Ii]nitial|[Ll]aunch|[Oo]pen(?:ed)?|[Ss]har(?:ed|ing)|[Ii]ncoming|[Pp]ending|[Dd]eep|[Ww]idget|[Ii]ntent)(?![a-z])/
/** What it is asked for that somebody would have begun: a call, an alarm that rings, a track that is recorded. */
const UNDER_WAY =
  /^(?:get|fetch|check|read)_?(?:active|current|ongoing|running|ringing)_?(?:\w*_?)(?:session|call|alarm|timer|recording|track|trip|ride|job|task|download|workout)s?$/i
/** What is done to a stream, after which it is as silent as before. */
const LETS_THROUGH = /^(where|map|distinct|asBroadcastStream|handleError|cast|skip|take)$/

/** What is not of the project: an object of a package, its class, or what only running code has. */
const isUnread = ({ kind }: Value): boolean =>
  kind === 'object' || kind === 'unknown' || kind === 'type' || kind === 'member'

const isChannel = (target: Value): boolean =>
  target.kind === 'object' && /^(Optional)?MethodChannel$/.test(target.type)

const nothingYet = (): Value => ({ ...created('Stream'), constructor: 'empty' })

const isSilent = (value: Value): boolean =>
  value.kind === 'object' && value.type === 'Stream' && value.constructor === 'empty'
