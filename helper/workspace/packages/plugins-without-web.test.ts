import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pluginsWithoutWeb } from './plugins-without-web.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mosaygent é plugins '))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const write = async (path: string, text: string) => {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}
const plugin = (name: string, platforms: readonly string[], more = '') =>
  write(
    `cache/${name}/pubspec.yaml`,
    `name: ${name}\nflutter:\n  plugin:\n${more}    platforms:\n${platforms.map((one) => `      ${one}:\n        pluginClass: P\n`).join('')}`,
  )
/** An app in `app` with these dependencies; all packages of `installed` are in its package configuration. */
const app = async (dependencies: readonly string[], installed: readonly string[] = dependencies) => {
  await write(
    'app/pubspec.yaml',
    `name: app\ndependencies:\n  flutter:\n    sdk: flutter\n${dependencies.map((name) => `  ${name}: ^1.0.0\n`).join('')}`,
  )
  await configure(installed)
}
const configure = (installed: readonly string[]) => {
  const packages = installed.map((name) => ({
    name,
    rootUri: pathToFileURL(join(root, 'cache', name)).href,
    packageUri: 'lib/',
  }))
  return write('app/.dart_tool/package_config.json', JSON.stringify({ configVersion: 2, packages }))
}
const found = () => pluginsWithoutWeb(join(root, 'app'))

describe('the plugins of an app without a web side', { tags: 'P-455' }, () => {
  it('are its direct dependencies that name other platforms only', async () => {
    await plugin('share', ['android', 'ios'])
    await plugin('launcher', ['android', 'web'])
    await plugin('behind', ['android'])
    await write('cache/http/pubspec.yaml', 'name: http\n')
    await app(['share', 'launcher', 'http'], ['share', 'launcher', 'http', 'behind'])
    expect(await found()).toEqual({
      plugins: [{ name: 'share', platforms: ['android', 'ios'] }],
      known: true,
    })
  })

  it('are not those that another package implements on the web', async () => {
    await plugin('camera', ['android', 'ios'])
    await plugin('player', ['android'])
    await plugin('player_for_browsers', ['web'], '    implements: player\n')
    await plugin('player_avfoundation', ['ios'], '    implements: player\n')
    await app(
      ['camera', 'player', 'player_for_browsers', 'player_avfoundation'],
      ['camera', 'player', 'player_for_browsers', 'player_avfoundation', 'camera_web'],
    )
    expect(await found()).toEqual({ plugins: [], known: true })
  })

  it('are unknown until the packages are installed, and read again when they change', async () => {
    await plugin('share', ['android'])
    await write('app/pubspec.yaml', 'name: app\ndependencies:\n  share: ^1.0.0\n')
    expect(await found()).toEqual({ plugins: [], known: false })
    await configure(['share'])
    expect((await found()).plugins).toEqual([{ name: 'share', platforms: ['android'] }])
    await configure(['share', 'share_web'])
    expect((await found()).plugins).toEqual([])
  })

  it.each([
    ['no JSON', 'oh no'],
    ['no packages', '{"packages": []}'],
    ['a deep nest', '['.repeat(100_000)],
  ])('are unknown with a package configuration of %s', async (_, config) => {
    await app(['share'])
    await write('app/.dart_tool/package_config.json', config)
    expect(await found()).toEqual({ plugins: [], known: false })
  })

  it('are found in a workspace, whose root has the configuration', async () => {
    await plugin('share', ['android'])
    await write('ws/app/pubspec.yaml', 'name: app\nresolution: workspace\ndependencies:\n  share: ^1.0.0\n')
    await write('ws/app/.dart_tool/pub/workspace_ref.json', '{"workspaceRoot": "../../.."}')
    const packages = [{ name: 'share', rootUri: '../../cache/share' }]
    await write('ws/.dart_tool/package_config.json', JSON.stringify({ configVersion: 2, packages }))
    expect((await pluginsWithoutWeb(join(root, 'ws', 'app'))).plugins).toHaveLength(1)
  })

  it('leave out what cannot be read: a huge pubspec, a link to itself, a folder that is gone, another machine', async () => {
    await plugin('share', ['android'])
    await write(
      'cache/huge/pubspec.yaml',
      `flutter:\n  plugin:\n    platforms:\n      ios:\n${'# \n'.repeat(400_000)}`,
    )
    await mkdir(join(root, 'cache', 'looped'), { recursive: true })
    await symlink('pubspec.yaml', join(root, 'cache', 'looped', 'pubspec.yaml'))
    await app(['share', 'huge', 'looped', 'gone', 'far'])
    const packages = ['share', 'huge', 'looped', 'gone'].map((name) => ({
      name,
      rootUri: `../../cache/${name}/`,
    }))
    await write(
      'app/.dart_tool/package_config.json',
      JSON.stringify({ packages: [...packages, { name: 'far', rootUri: 'file://elsewhere/far' }] }),
    )
    expect((await found()).plugins.map(({ name }) => name)).toEqual(['share'])
  })
})
