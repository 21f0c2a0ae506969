import { createHash } from 'node:crypto'
import { readdirSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import type { LocalPackage, Packages } from './packages.ts'

/** What an asset's key stands for, as Flutter's bundle would have it. */
export type FoundAsset =
  /** `version` is another one when the file is. */
  | { readonly kind: 'found'; readonly file: string; readonly version: string }
  | { readonly kind: 'not-listed' }
  /** Listed, and there is no such file. */
  | { readonly kind: 'not-there' }
  /** Of a package that is not read. */
  | { readonly kind: 'elsewhere' }

/**
 * Flutter takes the nearest of these where the plain file is not there; `2x` is as good as `2.0x`
 * (`AssetImage._extractRatio` in `painting/image_resolution.dart`).
 */
const VARIANTS = ['', '2.0x', '2x', '3.0x', '3x', '1.5x', '4.0x', '4x', '1.0x', '1x']

/** More than that no list of assets says: one that a first page reads has a few hundred. */
const MAX_KEYS = 4_000

/** The assets that the pubspecs of an app and its packages list. Each folder and key is looked up once a reading. */
export class AssetBundle {
  readonly #app: string
  readonly #packages: Packages
  readonly #found = new Map<string, FoundAsset>()
  #keys: readonly string[] | null = null

  constructor(app: string, packages: Packages) {
    this.#app = app
    this.#packages = packages
  }

  find(key: string): FoundAsset {
    const known = this.#found.get(key)
    if (known !== undefined) return known
    const found = this.look(key)
    this.#found.set(key, found)
    return found
  }

  /** The keys of the app's own assets, as the manifest of its bundle has them. */
  keys(): readonly string[] {
    this.#keys ??= keysOf(this.#packages.get(this.#app))
    return this.#keys
  }

  /** As it is on the disk at this moment. */
  look(asked: string): FoundAsset {
    const app = this.#packages.get(this.#app)
    if (app === undefined) return { kind: 'elsewhere' }
    // a bundle asks for the path of a URI (Dart's Uri.path), which has no `./`
    const key = asked.replace(/^(?:\.\/)+/, '')
    const [, name, below = ''] = /^packages\/([^/]+)\/(.+)$/s.exec(key) ?? []
    if (name === undefined) return isListed(app.assets, key) ? inside(app, key) : { kind: 'not-listed' }
    const owner = this.#packages.get(name)
    if (owner === undefined) return { kind: 'elsewhere' }
    const own = isListed(owner.assets, below) ? inside(owner, below) : null
    // What lies in a package's lib is listed by its whole key, by an app or by the package.
    const inLib = isListed(app.assets, key) || isListed(owner.assets, key)
    if (inLib && own?.kind !== 'found') return inside(owner, `lib/${below}`)
    return own ?? { kind: 'not-listed' }
  }
}

function keysOf(app: LocalPackage | undefined): readonly string[] {
  const keys = new Set<string>()
  for (const listed of app?.assets ?? []) {
    if (keys.size >= MAX_KEYS) break
    const names = app !== undefined && listed.endsWith('/') ? filesIn(app, listed) : ['']
    for (const name of names) if (keys.size < MAX_KEYS) keys.add(`${listed}${name}`)
  }
  return [...keys].sort()
}

/** Flutter does not look into a folder within a listed one, nor where there is none; nor is one out of the package. */
function filesIn({ root }: LocalPackage, listed: string): string[] {
  try {
    const folder = realpathSync(path.join(root, listed))
    if (folder !== root && !folder.startsWith(root + path.sep)) return []
    return readdirSync(folder, { withFileTypes: true }).flatMap((each) =>
      each.isDirectory() ? [] : [each.name],
    )
  } catch {
    return []
  }
}

/** Whether a pubspec's list of files, and of folders ending in a slash, has this file. */
function isListed(listed: readonly string[], name: string): boolean {
  const folder = `${path.posix.dirname(name)}/`
  return listed.some((each) => each === name || each === folder)
}

/** Links that lead out of the package are not followed. */
function inside({ root }: LocalPackage, name: string): FoundAsset {
  for (const variant of VARIANTS) {
    try {
      const beside = path.posix.join(path.posix.dirname(name), variant, path.posix.basename(name))
      const file = realpathSync(path.join(root, beside))
      const { size, mtimeNs, ctimeNs, ino } = statSync(file, { bigint: true })
      if (!file.startsWith(root + path.sep) || !statSync(file).isFile()) continue
      const version = createHash('sha256').update([size, mtimeNs, ctimeNs, ino].join(' ')).digest('hex')
      return { kind: 'found', file, version: version.slice(0, 12) }
    } catch {
      // Not there: the next variant may be.
    }
  }
  return { kind: 'not-there' }
}
