import { unquoted, withoutComment } from '../../foreign-files/yaml-lines.ts'
import { dependsOnFlutter } from '../packages/manifests.ts'

/** What a `pubspec.yaml` says of the package that it is of. */
export interface AppManifest {
  /** Null: it does not say. */
  readonly name: string | null
  /** It asks for the Flutter SDK, and is neither a plugin nor a module. */
  readonly mayBeApp: boolean
  /** Folders of its pub workspace, globs among them, as they are written. */
  readonly members: readonly string[]
}

/** More than any workspace lists. */
const MOST_MEMBERS = 1_000

/** Reads lines instead of YAML, so that a syntax error during an edit hides no app. */
export function readAppManifest(pubspec: string): AppManifest {
  const flutter = blockOf(pubspec, 'flutter')
  return {
    name: /^["']?name["']?:[ \t]{0,20}["']?([\w-]{1,100})/m.exec(pubspec)?.[1] ?? null,
    mayBeApp:
      dependsOnFlutter(pubspec) && !flutter.some((line) => /^["']?(?:plugin|module)["']?:/.test(line)),
    members: itemsOf(pubspec, 'workspace'),
  }
}

/** Where `melos.yaml` says that its packages are. */
export function readMelosPackages(text: string): readonly string[] {
  return itemsOf(text, 'packages')
}

/** Whether a run can begin with a Dart file: it declares `main`, or hands on another file's. */
export function beginsRun(source: string): boolean {
  return source
    .split(/\r?\n/)
    .some((line) => /^(?:[\w<>?]{1,60} ){0,2}main\s?\(/.test(line) || /^export\s["']/.test(line))
}

/** The lines below a key at the top, without comments and the white space around them. */
function blockOf(yaml: string, key: string): string[] {
  const lines = yaml
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => withoutComment(line).trimEnd())
    .filter((line) => line !== '')
  const begins = new RegExp(`^["']?${key}["']?:`)
  const start = lines.findIndex((line) => begins.test(line))
  if (start === -1) return []
  const below = lines.slice(start + 1)
  const end = below.findIndex((line) => /^[^\s-]/.test(line))
  const first = (lines[start] ?? '').slice((lines[start] ?? '').indexOf(':') + 1)
  return [first, ...below.slice(0, end === -1 ? undefined : end)].map((line) => line.trim())
}

/** A list: `- a` on lines of their own, or `[a, b]`. */
function itemsOf(yaml: string, key: string): string[] {
  const block = blockOf(yaml, key)
  const [first = ''] = block
  const items = first.startsWith('[')
    ? (block.join(' ').slice(1).split(']')[0]?.split(',') ?? [])
    : block.filter((line) => line.startsWith('- ')).map((line) => line.slice(2))
  return items
    .map(unquoted)
    .filter((item) => item !== '' && item.length < 500)
    .slice(0, MOST_MEMBERS)
}
