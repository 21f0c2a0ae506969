import { describe, expect, it } from 'vitest'
import { pluginOf, readMissingPlugin } from './missing-plugin.ts'

describe('a call that nothing answers', { tags: 'P-456' }, () => {
  it('is read with its channel from the words of the app', () => {
    const words =
      'Uncaught (in promise) Error: MissingPluginException(No implementation found for method getBatteryLevel on channel samples.flutter.dev/battery)'
    expect(readMissingPlugin(words)).toEqual({
      method: 'getBatteryLevel',
      channel: 'samples.flutter.dev/battery',
    })
  })

  it.each([
    'Bad state: No element',
    'MissingPluginException(null)',
    `MissingPluginException(No implementation found for method ${'a'.repeat(500_000)}`,
  ])('is not every error', (message) => {
    expect(readMissingPlugin(message)).toBeNull()
  })

  it.each([
    ['plugins.flutter.io/path_provider', 'path_provider'],
    ['dev.fluttercommunity.plus/share', 'share_plus'],
    ['flutter_blue_plus/methods', 'flutter_blue_plus'],
    // another one's call of the same name
    ['com.acme/share', null],
    ['samples.flutter.dev/battery', null],
  ])('on %s is of %s', (channel, plugin) => {
    const plugins = ['path_provider', 'share_plus', 'flutter_blue_plus'].map((name) => ({ name }))
    expect(pluginOf(channel, plugins)).toBe(plugin)
  })

  it('is of none where two are named', () => {
    expect(pluginOf('a/b', [{ name: 'a' }, { name: 'b' }])).toBeNull()
  })
})
