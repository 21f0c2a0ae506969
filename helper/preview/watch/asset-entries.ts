import { unquoted, withoutComment } from '../../foreign-files/yaml-lines.ts'

/** More than any app lists; each costs a look at the disk. */
const MOST_ENTRIES = 2_000

/** What a `pubspec.yaml` says of the package that it belongs to. */
export interface AssetEntries {
  /** Null where it names none. */
  readonly name: string | null
  /** Its assets, fonts and shaders as they are written: `assets/a.png`, `assets/` or `packages/shared/a.png`. */
  readonly entries: readonly string[]
}

/** Reads lines instead of YAML, so that a syntax error during an edit hides no entry. */
export function readAssetEntries(pubspec: string): AssetEntries {
  const entries = new Set<string>()
  let name: string | null = null
  let inFlutter = false
  for (const raw of pubspec.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    const line = withoutComment(raw)
    if (/^\S/.test(line)) {
      inFlutter = /^["']?flutter["']?\s*:/.test(line)
      name ??= unquoted(/^name\s*:(.*)/.exec(line)?.[1] ?? '') || null
    }
    if (!inFlutter) continue
    for (const entry of entriesOf(line)) {
      if (entries.size < MOST_ENTRIES && isPath(entry)) entries.add(entry)
    }
  }
  return { name, entries: [...entries] }
}

/** The paths in `- assets/a.png`, `- asset: "fonts/b.ttf"`, `- path: c.json` and `assets: [a.png, b/]`. */
function entriesOf(line: string): readonly string[] {
  const text = line.trim()
  const list = /^(?:assets|shaders)\s*:\s*\[/.exec(text)?.[0]
  if (list !== undefined) return text.slice(list.length).split(/[\],]/).map(unquoted)
  const item = /^-\s/.test(text) ? text.slice(1).trimStart() : text
  const key = /^\{?\s*(?:asset|path)\s*:/.exec(item)?.[0]
  if (key !== undefined) return [unquoted(item.slice(key.length).split(/[,}]/, 1)[0] ?? '')]
  return item === text ? [] : [unquoted(item)]
}

/** A path below the package; a key with its value, such as `- family: Own`, is none. */
const isPath = (entry: string) =>
  entry !== '' && entry.length < 1_000 && !/[:\0{}]/.test(entry) && !/^[/\\]/.test(entry)
