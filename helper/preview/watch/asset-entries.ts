/** More than any app has; each costs a look at the disk. */
const MOST_FOLDERS = 200
const MOST_FILES = 50

/** What `pubspec.yaml` lists as assets or fonts. */
export interface AssetEntries {
  /** Top folders. */
  readonly folders: readonly string[]
  /** Files in the codebase's own folder. */
  readonly files: readonly string[]
}

/** Reads lines instead of YAML, so that a syntax error during an edit hides no entry. */
export function readAssetEntries(pubspec: string): AssetEntries {
  const folders = new Set<string>()
  const files = new Set<string>()
  for (const line of pubspec.split(/\r?\n/)) {
    const entry = entryOf(line)
    const slash = entry.indexOf('/')
    const first = slash === -1 ? entry : entry.slice(0, slash)
    if (!/^[\w .-]+$/.test(first)) continue
    if (slash === -1) {
      const ending = first.slice(first.lastIndexOf('.') + 1)
      if (first.includes('.') && /^[\w-]+$/.test(ending) && files.size < MOST_FILES) files.add(first)
    } else if (/^[\w-]/.test(first) && !entry.includes(':') && folders.size < MOST_FOLDERS) folders.add(first)
  }
  return { folders: [...folders], files: [...files] }
}

/** The path in `- assets/a.png`, `- asset: "fonts/b.ttf"` or `- path: c.json`; empty for other lines. */
function entryOf(line: string): string {
  if (!/^\s+-\s/.test(line)) return ''
  const item = line.trimStart().slice(1).trim()
  const key = /^(?:asset|path):/.exec(item)?.[0] ?? ''
  return item.slice(key.length).trimStart().replace(/^["']/, '').replace(/["']$/, '')
}
