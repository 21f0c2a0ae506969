import { join } from 'node:path'
import type { PluginWithoutWeb, Reply } from '@mosaygent/contract'
import { pathOfUri, readForeign, valueOr } from '../../foreign-files/index.ts'
import { PACKAGE_CONFIG, packageConfigFolder } from '../../tools/index.ts'
import type { PluginManifest } from './plugin-manifest.ts'

const PUBSPEC = 'pubspec.yaml'

/**
 * The direct dependencies of an app that are plugins for other platforms than the web. A plugin that leaves the web to
 * a package which is there has a web side: the one that it names, one that implements it, or one called after it.
 */
export async function pluginsWithoutWeb(app: string): Promise<Reply<'pluginsWithoutWeb'>> {
  const unknown = { plugins: [], known: false }
  const folder = await packageConfigFolder(app)
  const own = folder === null ? null : await manifestOf(app)
  if (folder === null || own === null) return unknown
  const read = valueOr(await readForeign('package-roots', join(folder, PACKAGE_CONFIG), null), null)
  if (read === null || read.packages.length === 0) return unknown
  const places = new Map(read.packages.map(({ name, rootUri }) => [name, pathOfUri(folder, rootUri)]))
  const manifests = await Promise.all(
    own.dependencies.map(async (name) => {
      const place = places.get(name) ?? null
      return { name, manifest: place === null ? null : await manifestOf(place) }
    }),
  )
  const implemented = new Set(
    manifests.flatMap(({ manifest }) =>
      manifest?.platforms?.includes('web') === true ? (manifest.implements ?? []) : [],
    ),
  )
  const plugins = manifests.flatMap(({ name, manifest }): PluginWithoutWeb[] => {
    // one that implements another is a part of it, and is not judged by itself
    if (manifest === null || manifest.platforms === null || manifest.implements !== null) return []
    const hasWeb = manifest.platforms.includes('web') || implemented.has(name) || places.has(`${name}_web`)
    return hasWeb ? [] : [{ name, platforms: [...manifest.platforms] }]
  })
  return { plugins: plugins.toSorted((a, b) => a.name.localeCompare(b.name, 'en')), known: true }
}

async function manifestOf(folder: string): Promise<PluginManifest | null> {
  return valueOr(await readForeign('plugin-manifest', join(folder, PUBSPEC), null), null)
}
