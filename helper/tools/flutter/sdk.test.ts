import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { flutterFolders } from './installed.ts'
import { findFlutterSdk } from './sdk.ts'

let base: string
let project: string
const put = async (path: string, text: string) => {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}
const sdk = async (name: string, version: string | null = null) => {
  const root = join(base, name)
  await put(join(root, 'bin', 'flutter'), '#!/bin/sh\n')
  await chmod(join(root, 'bin', 'flutter'), 0o755)
  await put(join(root, 'bin', 'internal', 'engine.version'), 'x')
  if (version !== null)
    await put(
      join(root, 'bin', 'cache', 'flutter.version.json'),
      JSON.stringify({ frameworkVersion: version }),
    )
  return root
}
const find = (env: Record<string, string>, folders: string[] = []) =>
  findFlutterSdk({ project, env: { HOME: base, ...env }, folders })

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'é sdks '))
  project = join(base, 'my app')
  await mkdir(project)
})
afterEach(() => rm(base, { recursive: true }))

describe('finding the SDK', () => {
  test('nothing anywhere', async () => {
    expect(await find({ PATH: base })).toBeNull()
  })

  test('each way, the more particular one first', { tags: 'P-087' }, async () => {
    const usual = await sdk('usual é', '3.38.0')
    expect(await find({}, [usual])).toMatchObject({ root: usual, foundBy: 'usual-place', version: '3.38.0' })
    const used = await sdk('used')
    const rootUri = pathToFileURL(join(used, 'packages', 'flutter')).href
    const config = { packages: [{ name: 'flutter', rootUri }] }
    await put(join(project, '.dart_tool', 'package_config.json'), JSON.stringify(config))
    expect(await find({}, [usual])).toMatchObject({ root: used, foundBy: 'package-config', version: null })
    const path = await sdk('on path')
    expect(await find({ PATH: join(path, 'bin') }, [usual])).toMatchObject({ root: path, foundBy: 'PATH' })
    const named = await sdk('named')
    const env = { PATH: join(path, 'bin'), FLUTTER_ROOT: named }
    expect(await find(env)).toMatchObject({ root: named, foundBy: 'FLUTTER_ROOT' })
    const pinned = await sdk('fvm/versions/3.35.7', '3.35.7')
    await put(join(project, '.fvmrc'), '{"flutter":"3.35.7"}')
    expect(await find(env)).toMatchObject({ root: pinned, foundBy: 'fvm', version: '3.35.7' })
    await rm(pinned, { recursive: true })
    expect(await find(env)).toMatchObject({ root: named })
  })

  test('a repository’s own program is none, by whichever pin it is named', async () => {
    const usual = await sdk('usual é', '3.38.0')
    await mkdir(join(base, 'checkout', '.git'), { recursive: true })
    project = join(base, 'checkout', 'packages', 'my app')
    const evil = await sdk('checkout/tools/sdk', '9.9.9')
    await mkdir(join(project, '.fvm'), { recursive: true })
    await symlink(evil, join(project, '.fvm', 'flutter_sdk'))
    await put(join(project, '.fvmrc'), '{"flutter":"../../checkout/tools/sdk"}')
    const rootUri = pathToFileURL(join(evil, 'packages', 'flutter')).href
    const config = { packages: [{ name: 'flutter', rootUri }] }
    await put(join(project, '.dart_tool', 'package_config.json'), JSON.stringify(config))
    expect(await find({ FVM_CACHE_PATH: join(base, 'fvm') }, [usual])).toMatchObject({ root: usual })
    // a pin that leads out of it is one
    const pinned = await sdk('fvm/versions/3.35.7', '3.35.7')
    await rm(join(project, '.fvm', 'flutter_sdk'))
    await symlink(pinned, join(project, '.fvm', 'flutter_sdk'))
    expect(await find({}, [usual])).toMatchObject({ foundBy: 'fvm', version: '3.35.7' })
  })

  test('a link on PATH leads to its SDK, a wrapper stands for itself', async () => {
    const root = await sdk('real')
    const bin = join(base, 'links')
    await mkdir(bin)
    await symlink(join(root, 'bin', 'flutter'), join(bin, 'flutter'))
    expect(await find({ PATH: bin })).toMatchObject({ root })
    const shims = join(base, 'shims')
    await put(join(shims, 'flutter'), '#!/bin/sh\n')
    await chmod(join(shims, 'flutter'), 0o755)
    expect(await find({ PATH: shims })).toMatchObject({ root: null, program: join(shims, 'flutter') })
  })

  test('damaged pins and a FLUTTER_ROOT that leads nowhere are passed over', async () => {
    await put(join(project, '.fvmrc'), '{"flutter":')
    const config = { packages: [{ name: 'flutter', rootUri: 'file:///a%2Fb/packages/flutter' }] }
    await put(join(project, '.dart_tool', 'package_config.json'), JSON.stringify(config))
    const root = await sdk('real')
    expect(await find({ PATH: join(root, 'bin'), FLUTTER_ROOT: join(base, 'gone') })).toMatchObject({ root })
  })

  test('the one that was installed for Mosaygent comes behind every place of the user’s own', async () => {
    const home = join(base, 'state é')
    const folders = flutterFolders(base, { MOSAYGENT_HOME: home })
    expect(folders.at(-1)).toBe(join(home, 'flutter'))
    const installed = await sdk(join('state é', 'flutter'))
    await put(join(installed, '.git', 'HEAD'), 'ref: refs/heads/stable\n')
    const own = await sdk('flutter', '3.38.0')
    const mine = folders.filter((folder) => folder.startsWith(base))
    expect(await find({}, mine)).toMatchObject({ root: own, channel: null })
    await rm(own, { recursive: true })
    expect(await find({}, mine)).toMatchObject({
      root: installed,
      version: null,
      channel: 'stable',
      foundBy: 'usual-place',
    })
  })
})
