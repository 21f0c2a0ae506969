import { positionalArguments } from '../arguments.ts'
import { entryOf } from '../entry-of.ts'
import { created, stringOf } from '../value.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { Library } from './library.ts'

/** Under which names a widget has its two faces, of the package's versions: Android's first. */
const FACES = [
  ['material', 'cupertino'],
  ['materialBuilder', 'cupertinoBuilder'],
  ['androidBuilder', 'iosBuilder'],
  ['android', 'ios'],
] as const

/** Those that take what Flutter's take, by its name for them; what one face alone takes comes by `material`, `cupertino`. */
const LIKE_FLUTTERS =
  /^Platform((?:Elevated|Text|Icon)Button|Scaffold|AppBar|Text(?:Form)?Field|Text|ListTile|Switch|Slider|Checkbox|Radio|CircularProgressIndicator)$/
const RENAMED: Readonly<Record<string, string>> = {
  trailingActions: 'actions',
  bottomNavBar: 'bottomNavigationBar',
  materialIcon: 'icon',
}

/** flutter_platform_widgets: what is made for Android and for iOS, of which the phone's is seen (`lib/src/platform_widget.dart`). */
export const platformWidgets: Library = {
  // The route of either face: what it shows is the same (`lib/src/platform_page_route.dart`).
  call: (_evaluator, name, { named }) =>
    name === 'platformPageRoute' ? { ...created('MaterialPageRoute'), named } : null,
  builds(evaluator, widget) {
    const own = LIKE_FLUTTERS.exec(widget.type)?.[1]
    if (own !== undefined) return likeFlutters(evaluator, widget, own)
    if (widget.type === 'PlatformNavBar') return { ...widget, type: 'BottomNavigationBar' }
    if (!/^Platform(Widget|Builder|WidgetBuilder)$/.test(widget.type)) return null
    return shownFace(evaluator, widget)
  },
}

function isApple(evaluator: Evaluator): boolean {
  evaluator.askedForSize = true
  return /^(iOS|macOS)$/.test(evaluator.inherited.platform)
}

/** What is made for the phone that is shown. */
function shownFace(evaluator: Evaluator, widget: CreatedValue): Value | null {
  for (const [android, apple] of FACES) {
    const made = faceOf(evaluator, widget, isApple(evaluator) ? apple : android)
    if (made !== null) return made
  }
  return null
}

/**
 * Flutter's widget with what both faces are given, and over it what the data of the one that is shown has
 * (`lib/src/platform_elevated_button.dart` and those beside it). A PlatformText is in capitals on Android.
 */
function likeFlutters(evaluator: Evaluator, widget: CreatedValue, type: string): CreatedValue {
  const data = shownFace(evaluator, widget)
  const given = [...widget.named, ...(data?.kind === 'object' ? data.named : [])]
  const named = new Map(given.map(([name, value]) => [entryOf(RENAMED, name) ?? name, value]))
  const hint = named.get('hintText')
  if (hint !== undefined) named.set('decoration', withHint(named.get('decoration'), hint))
  const [text] = widget.positional
  const isText = type === 'Text' && text?.kind === 'string' && text.assumed !== true
  const positional = isText && !isApple(evaluator) ? [stringOf(text.value.toUpperCase())] : widget.positional
  return { ...created(type, {}, positional), named, at: widget.at }
}

/** The hint that both faces are given goes into the decoration of Android's (`lib/src/platform_text_field.dart`). */
function withHint(decoration: Value | undefined, hint: Value): Value {
  if (decoration?.kind !== 'object') return created('InputDecoration', { hintText: hint })
  return { ...decoration, named: new Map([...decoration.named, ['hintText', hint]]) }
}

/** Given the context, the child where it has one, and the platform. */
function faceOf(evaluator: Evaluator, widget: CreatedValue, name: string): Value | null {
  const make = widget.named.get(name)
  if (make?.kind !== 'function') return null
  const child = widget.named.get('child')
  const platform: Value = { kind: 'member', type: 'PlatformTarget', name: evaluator.inherited.platform }
  const more = child === undefined ? [platform] : [child, platform]
  return evaluator.apply(make, positionalArguments(created('BuildContext'), ...more))
}
