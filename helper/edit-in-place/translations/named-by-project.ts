import { join, posix } from 'node:path'
import { readForeign, valueOr } from '../../foreign-files/index.ts'

const PUBSPEC = 'pubspec.yaml'
const L10N = 'l10n.yaml'
const SLANG = 'slang.yaml'

/** Packages that read texts from assets. */
const BY_ASSETS = new Set(['easy_localization', 'flutter_i18n', 'flutter_localization', 'flutter_translate'])
const BY_SLANG = new Set(['slang', 'slang_flutter'])

/**
 * Whether the project's own configuration makes a file one of translations: an ARB file in the folder that `l10n.yaml`
 * names, a file of slang's, or an asset of JSON, YAML or CSV where a package reads such. `file`: relative to the app, with
 * forward slashes.
 */
export async function isNamedForTranslations(app: string, file: string): Promise<boolean> {
  const folder = posix.dirname(file)
  if (file.endsWith('.arb')) {
    const config = valueOr(await readForeign('translation-config', join(app, L10N), null), null)
    return folder === folderIn(config?.arbFolder ?? 'lib/l10n')
  }
  if (!/\.(?:json|ya?ml|csv)$/.test(file)) return false
  const pubspec = join(app, PUBSPEC)
  const needs = valueOr(await readForeign('plugin-manifest', pubspec, null), null)?.dependencies ?? []
  if (needs.some((name) => BY_SLANG.has(name)) && (await isOfSlang(app, file))) return true
  if (!needs.some((name) => BY_ASSETS.has(name))) return false
  const assets = valueOr(await readForeign('assets', pubspec, null), null)?.entries ?? []
  return assets.some((entry) => entry === file || (entry.endsWith('/') && folderIn(entry) === folder))
}

/** Whether the app has a package that takes its texts from maps in Dart: GetX. */
export async function hasTextsInDart(app: string): Promise<boolean> {
  const read = await readForeign('plugin-manifest', join(app, PUBSPEC), null)
  return valueOr(read, null)?.dependencies.includes('get') === true
}

/** The file of the project's configuration that is half typed, or away for now; null: all say what they are to say. */
export async function halfTypedConfig(app: string): Promise<string | null> {
  for (const name of [PUBSPEC, L10N, SLANG]) {
    const read = await readForeign('whole-yaml', join(app, name), null)
    const isWhole = read.kind === 'absent' ? name !== PUBSPEC : valueOr(read, false)
    if (!isWhole) return name
  }
  return null
}

async function isOfSlang(app: string, file: string): Promise<boolean> {
  const config = valueOr(await readForeign('translation-config', join(app, SLANG), null), null)
  const folder = folderIn(config?.inputFolder ?? 'lib')
  return file.startsWith(`${folder}/`) && file.endsWith(config?.inputEnding ?? '.i18n.json')
}

const folderIn = (written: string) => posix.normalize(written).replace(/\/$/, '')
