import { describe, expect, it } from 'vitest'
import { readPluginManifest } from './plugin-manifest.ts'

const FEDERATED = `name: url_launcher
environment:
  sdk: ^3.4.0
  flutter: ">=3.22.0"

flutter:
  plugin:
    platforms:
      android:
        default_package: url_launcher_android
      ios:
        default_package: url_launcher_ios
      web:
        default_package: url_launcher_web

dependencies:
  flutter:
    sdk: flutter
  url_launcher_android: ^6.2.0 # the platform's
  "url_launcher_web": ^2.0.0

dev_dependencies:
  mockito: ^5.4.4
`
const platformsOf = (block: string) => readPluginManifest(`name: a\nflutter:\n  plugin:\n${block}`).platforms

describe('the manifest of a plugin', { tags: 'P-455' }, () => {
  it('names its platforms, also where each is another package', () => {
    expect(readPluginManifest(FEDERATED)).toEqual({
      dependencies: ['url_launcher_android', 'url_launcher_web'],
      platforms: ['android', 'ios', 'web'],
      implements: null,
    })
  })

  it.each([
    ['    platforms:\n      linux:\n        ffiPlugin: true\n', ['linux']],
    ['    platforms: {android: {package: a.b, pluginClass: P}, ios: {pluginClass: P}}\n', ['android', 'ios']],
    ['    platforms:\r\n      android:\r\n        package: a\r\n      web:\r\n', ['android', 'web']],
    [
      '    androidPackage: com.example.old\n    iosPrefix: FLT\n    pluginClass: OldPlugin\n',
      ['android', 'ios'],
    ],
  ])('%j is for %j', (block, platforms) => {
    expect(platformsOf(block)).toEqual(platforms)
  })

  it.each([
    ['nothing', ''],
    ['no platform', '    platforms:\n'],
    ['braces that go on below', '    platforms: {android: {package: a},\n      web: {}}\n'],
    ['an alias', '    platforms: *all\n'],
  ])('of %s says nothing', (_, block) => {
    expect(platformsOf(block)).toBeNull()
  })

  it('says of which plugin it is a part', () => {
    const part =
      'flutter:\n  plugin:\n    implements: video_player\n    platforms:\n      web:\n        pluginClass: V\n'
    expect(readPluginManifest(part)).toEqual({
      dependencies: [],
      platforms: ['web'],
      implements: 'video_player',
    })
  })

  it('takes no package of the SDK for a dependency, and no package for a plugin', () => {
    const app =
      'dependencies:\n  flutter:\n    sdk: flutter\n  flutter_localizations: {sdk: flutter}\n  shared:\n    path: ../shared\n  http: ^1.2.0\nflutter:\n  uses-material-design: true\n'
    expect(readPluginManifest(app)).toEqual({
      dependencies: ['shared', 'http'],
      platforms: null,
      implements: null,
    })
  })

  it.each(['', '\0\0', '- a\n- b', 'flutter: {plugin: {platforms: {android: {}}}}', 'dependencies', '{'])(
    '%j says nothing',
    (text) => {
      expect(readPluginManifest(text)).toEqual({ dependencies: [], platforms: null, implements: null })
    },
  )
})
