import { deviceLocale } from './locale-now.ts'
import { created, double, listOf, unknown } from './value.ts'
import type { Evaluator } from './evaluator.ts'
import type { Value } from './value.ts'

/** What an app is shown in, by the name that it has had longest. */
export const VIEW = unknown('window')

export function brightness(evaluator: Evaluator): Value {
  return { kind: 'member', type: 'Brightness', name: evaluator.inherited.dark ? 'dark' : 'light' }
}

export function orientation(evaluator: Evaluator): Value {
  evaluator.askedForSize = true
  const { width, height } = evaluator.inherited
  return { kind: 'member', type: 'Orientation', name: width > height ? 'landscape' : 'portrait' }
}

/** `defaultTargetPlatform`, which a theme that names none has, too. */
export function devicePlatform(evaluator: Evaluator): Value {
  evaluator.askedForSize = true
  return { kind: 'member', type: 'TargetPlatform', name: evaluator.inherited.platform }
}

export function size(evaluator: Evaluator): Value {
  evaluator.askedForSize = true
  const { width, height } = evaluator.inherited
  return created('Size', { width: double(width), height: double(height) })
}

export function mediaQuery(evaluator: Evaluator): Value {
  return created('MediaQueryData', {
    size: size(evaluator),
    padding: created('EdgeInsets'),
    viewPadding: created('EdgeInsets'),
    viewInsets: created('EdgeInsets'),
    platformBrightness: brightness(evaluator),
    orientation: orientation(evaluator),
    devicePixelRatio: double(1),
    textScaleFactor: double(1),
    textScaler: created('TextScaler'),
  })
}

/**
 * What the device tells by `PlatformDispatcher.instance`, `WidgetsBinding.instance.platformDispatcher`, and by `window`
 * or the view of a context, whose pixels are the screen's own here.
 */
export function deviceProperty(evaluator: Evaluator, holder: string, name: string): Value | null {
  if (!/^(platformDispatcher|PlatformDispatcher|window)$/.test(holder)) return null
  switch (name) {
    case 'locale':
      return deviceLocale(evaluator)
    case 'locales':
      return listOf([deviceLocale(evaluator)])
    case 'platformBrightness':
      return brightness(evaluator)
    case 'implicitView':
      return VIEW
    case 'views':
      return listOf([VIEW])
    case 'physicalSize':
      return size(evaluator)
    case 'devicePixelRatio':
    case 'textScaleFactor':
      return double(1)
    case 'padding':
    case 'viewPadding':
    case 'viewInsets':
      return created('EdgeInsets')
    default:
      return null
  }
}
