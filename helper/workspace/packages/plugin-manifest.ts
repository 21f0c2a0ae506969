import { withoutComment } from '../../foreign-files/yaml-lines.ts'

/** What a `pubspec.yaml` says of the packages that it needs, and of the platforms that it is for. */
export interface PluginManifest {
  /** Its dependencies without those of the SDK and those for development. */
  readonly dependencies: readonly string[]
  /** Null: it is no plugin, or does not say for what. */
  readonly platforms: readonly string[] | null
  /** The plugin of whose platforms it is one; null: it stands for itself. */
  readonly implements: string | null
}

/** More than any `pubspec.yaml` has. */
const MOST_DEPENDENCIES = 300
const MOST_PLATFORMS = 20
/** A flat description for Android and iOS, before plugins named their platforms. */
const OLD_STYLE = new Set(['androidPackage', 'iosPrefix', 'pluginClass'])

/**
 * Reads lines instead of YAML, so that a syntax error during an edit hides nothing else. What is written in braces over
 * several lines counts as not said.
 */
export function readPluginManifest(pubspec: string): PluginManifest {
  const dependencies = new Set<string>()
  const ofSdk = new Set<string>()
  const platforms = new Set<string>()
  let old = false
  let named = false
  let unclear = false
  let of: string | null = null
  for (const { path, value } of entriesOf(pubspec)) {
    const [top = '', second = '', third = '', fourth = ''] = path
    if (top === 'dependencies') {
      if (path.length === 2 && dependencies.size < MOST_DEPENDENCIES) dependencies.add(second)
      if ((path.length === 3 && third === 'sdk') || /^\{\s?["']?sdk["']?:/.test(value)) ofSdk.add(second)
    } else if (top === 'flutter' && second === 'plugin') {
      if (path.length === 3 && third === 'implements') of = value
      if (path.length === 3 && OLD_STYLE.has(third)) old = true
      if (path.length === 3 && third === 'platforms') {
        named = true
        // an anchor's alias, or braces that go on below
        if (/^[*<&]/.test(value) || (value.startsWith('{') && !value.endsWith('}'))) unclear = true
        for (const name of keysInBraces(value)) if (platforms.size < MOST_PLATFORMS) platforms.add(name)
      }
      if (path.length === 4 && third === 'platforms' && platforms.size < MOST_PLATFORMS) platforms.add(fourth)
      if (path.length === 2 && value !== '') unclear = true
    } else if (top === 'flutter' && path.length === 1 && value.startsWith('{')) unclear = true
  }
  return {
    dependencies: [...dependencies].filter((name) => !ofSdk.has(name)),
    platforms: unclear || !(named || old) || (named && platforms.size === 0) ? null : platformsOf(platforms),
    implements: of,
  }
}

const platformsOf = (named: ReadonlySet<string>) => (named.size === 0 ? ['android', 'ios'] : [...named])

interface Entry {
  /** The keys that lead to it, from the top. */
  readonly path: readonly string[]
  /** What stands behind its colon on the same line. */
  readonly value: string
}

const DEEPEST = 6
const KEY = /^( *)(["']?)([\w-]{1,100})\2:(?: (.*))?$/

/** The keys of block mappings, in order. */
function* entriesOf(yaml: string): Generator<Entry> {
  let open: { readonly indent: number; readonly key: string }[] = []
  for (const raw of yaml.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    const found = KEY.exec(withoutComment(raw).trimEnd())
    if (found === null) continue
    const [, { length: indent } = '', , key = '', value = ''] = found
    open = open.filter((above) => above.indent < indent)
    if (open.length >= DEEPEST) continue
    open.push({ indent, key })
    yield { path: open.map((one) => one.key), value: value.trim() }
  }
}

/** The keys between the outer braces of `{android: {package: a}, web: {fileName: b}}`. */
function keysInBraces(value: string): string[] {
  if (!value.startsWith('{') || value.length > 10_000) return []
  let depth = 0
  let key = ''
  const keys: string[] = []
  for (const sign of value) {
    if (sign === '{') depth += 1
    else if (sign === '}') depth -= 1
    if (sign === ':' && depth === 1) keys.push(key.trim().replaceAll(/["']/g, ''))
    key = /[{},:]/.test(sign) ? '' : depth === 1 ? key + sign : key
  }
  return keys.filter((name) => /^\w{1,40}$/.test(name))
}
