/** More than any app has; each is looked at on the disk. */
const MOST_FOLDERS = 200
const MOST_FILES = 50

/** What `pubspec.yaml` lists as assets or fonts. */
export interface AssetEntries {
  /** Top folders. */
  readonly folders: readonly string[]
  /** Files in the codebase's own folder. */
  readonly files: readonly string[]
}

/** Reads lines, not YAML: a file in mid-edit must not hide an entry. */
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

/** `- assets/a.png`, `- asset: "fonts/b.ttf"` and `- path: c.json` without what stands around the path; else nothing. */
function entryOf(line: string): string {
  if (!/^\s+-\s/.test(line)) return ''
  const said = line.trimStart().slice(1).trim()
  const key = /^(?:asset|path):/.exec(said)?.[0] ?? ''
  return said.slice(key.length).trimStart().replace(/^["']/, '').replace(/["']$/, '')
}
