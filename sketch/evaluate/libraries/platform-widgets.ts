import { positionalArguments } from '../arguments.ts'
import { created } from '../value.ts'
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

/** flutter_platform_widgets: what is made for Android and for iOS, of which the phone's is seen (`lib/src/platform_widget.dart`). */
export const platformWidgets: Library = {
  // The route of either face: what it shows is the same (`lib/src/platform_page_route.dart`).
  call: (_evaluator, name, { named }) =>
    name === 'platformPageRoute' ? { ...created('MaterialPageRoute'), named } : null,
  builds(evaluator, widget) {
    if (!/^Platform(Widget|Builder|WidgetBuilder)$/.test(widget.type)) return null
    evaluator.askedForSize = true
    const isApple = /^(iOS|macOS)$/.test(evaluator.inherited.platform)
    for (const [android, apple] of FACES) {
      const made = faceOf(evaluator, widget, isApple ? apple : android)
      if (made !== null) return made
    }
    return null
  },
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
