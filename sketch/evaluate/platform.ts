import { booleanOf } from './value.ts'
import type { Value } from './value.ts'

/** Flutter's `TargetPlatform`, as far as a browser can be one. */
export const TARGET_PLATFORMS = ['android', 'iOS', 'macOS', 'windows', 'linux'] as const
export type TargetPlatform = (typeof TARGET_PLATFORMS)[number]

const CONSTANTS: Readonly<Record<string, Value>> = {
  // The picture stands for a debug build in a browser, as the preview with Flutter is.
  kIsWeb: booleanOf(true),
  isWeb: booleanOf(true),
  kDebugMode: booleanOf(true),
  kReleaseMode: booleanOf(false),
  kProfileMode: booleanOf(false),
  mounted: booleanOf(true),
  isAndroid: booleanOf(false),
  isiOS: booleanOf(false),
  kToolbarHeight: { kind: 'number', value: 56, double: true },
  kBottomNavigationBarHeight: { kind: 'number', value: 56, double: true },
  pi: { kind: 'number', value: Math.PI, double: true },
}

/** A name of Flutter's own that stands for a known value; null for every other. */
export function platformConstant(name: string): Value | null {
  return Object.hasOwn(CONSTANTS, name) ? (CONSTANTS[name] ?? null) : null
}
