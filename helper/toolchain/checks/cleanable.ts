import { lstat } from 'node:fs/promises'
import { join } from 'node:path'

/** What `flutter clean` takes away (`flutter_tools`, `commands/clean.dart`), relative to the app; folders end with a slash. */
const MADE = [
  'build/',
  '.dart_tool/',
  '.flutter-plugins',
  '.flutter-plugins-dependencies',
  '.packages',
  '.android/',
  '.ios/',
  'ios/Flutter/ephemeral/',
  'ios/Flutter/Generated.xcconfig',
  'ios/Flutter/flutter_export_environment.sh',
  'ios/Flutter/App.framework/',
  'ios/Flutter/Flutter.framework/',
  'ios/Flutter/Flutter.podspec',
  'linux/flutter/ephemeral/',
  'macos/Flutter/ephemeral/',
  'windows/flutter/ephemeral/',
]

/** What of it there is in an app now. */
export async function cleanable(app: string): Promise<string[]> {
  const there = await Promise.all(
    MADE.map((name) =>
      lstat(join(app, name.replace(/\/$/, ''))).then(
        () => true,
        () => false, // what we may not see the tool cannot take away either
      ),
    ),
  )
  return MADE.filter((_, at) => there[at])
}
