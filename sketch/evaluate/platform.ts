import { withCountry } from './locale-now.ts'
import { booleanOf, stringOf } from './value.ts'
import type { Value } from './value.ts'
import type { Evaluator } from './evaluator.ts'

/** Flutter's `TargetPlatform`, as far as a browser can be one. */
export const TARGET_PLATFORMS = ['android', 'iOS', 'macOS', 'windows', 'linux'] as const
export type TargetPlatform = (typeof TARGET_PLATFORMS)[number]

const CONSTANTS: Readonly<Record<string, Value>> = {
  kDebugMode: booleanOf(true),
  kReleaseMode: booleanOf(false),
  kProfileMode: booleanOf(false),
  mounted: booleanOf(true),
  kToolbarHeight: { kind: 'number', value: 56, double: true },
  kBottomNavigationBarHeight: { kind: 'number', value: 56, double: true },
  // material/constants.dart, scaffold.dart, floating_action_button_location.dart; cupertino/button.dart, nav_bar.dart
  kMinInteractiveDimension: { kind: 'number', value: 48, double: true },
  kMinInteractiveDimensionCupertino: { kind: 'number', value: 44, double: true },
  kTextTabBarHeight: { kind: 'number', value: 48, double: true },
  kFloatingActionButtonMargin: { kind: 'number', value: 16, double: true },
  pi: { kind: 'number', value: Math.PI, double: true },
}

/** Flutter's name for it, and those of FlutterFlow's exports. */
const OF_PLATFORM: Readonly<Record<string, (platform: TargetPlatform) => boolean>> = {
  kIsWeb: (platform) => DESKTOPS.has(platform),
  isWeb: (platform) => DESKTOPS.has(platform),
  isAndroid: (platform) => platform === 'android',
  isiOS: (platform) => platform === 'iOS',
}

/** A name of Flutter's own that stands for a known value; null for every other. */
export function platformConstant(evaluator: Evaluator, name: string): Value | null {
  // A picture in a phone's frame stands for a debug build on that phone; a desktop's page is one in a browser.
  if (Object.hasOwn(OF_PLATFORM, name)) {
    const { platform } = evaluator.inherited
    evaluator.askedForSize = true
    return booleanOf(OF_PLATFORM[name]?.(platform) === true)
  }
  return Object.hasOwn(CONSTANTS, name) ? (CONSTANTS[name] ?? null) : null
}

/** `dart:io`, universal_platform and GetX; each asks for the device. */
const ASKED = new Set(['Platform', 'UniversalPlatform', 'GetPlatform'])
const DESKTOPS: ReadonlySet<TargetPlatform> = new Set(['macOS', 'windows', 'linux'])

/** `Platform.isAndroid` and its like, as the page's device is; null for what only running code could tell. */
export function platformMember(evaluator: Evaluator, type: string, name: string): Value | null {
  if (!ASKED.has(type)) return null
  const { platform } = evaluator.inherited
  const isDesktop = DESKTOPS.has(platform)
  const known: Readonly<Record<string, Value>> = {
    isAndroid: booleanOf(platform === 'android'),
    isIOS: booleanOf(platform === 'iOS'),
    isMacOS: booleanOf(platform === 'macOS'),
    isWindows: booleanOf(platform === 'windows'),
    isLinux: booleanOf(platform === 'linux'),
    isFuchsia: booleanOf(false),
    isMobile: booleanOf(!isDesktop),
    isDesktop: booleanOf(isDesktop),
    isApple: booleanOf(platform === 'iOS' || platform === 'macOS'),
    localeName: stringOf(withCountry(evaluator.inherited.locale).replace('-', '_')),
    operatingSystem: stringOf(platform.toLowerCase()),
  }
  if (!Object.hasOwn(known, name)) return null
  evaluator.askedForSize = true
  return known[name] ?? null
}
