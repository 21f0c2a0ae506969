import { unquoted, withoutComment } from '../../foreign-files/yaml-lines.ts'

/** A package that a `pubspec.yaml` takes from a folder. */
export interface PathDependency {
  readonly name: string
  /** As it is written, mostly relative. */
  readonly path: string
}

/** More than any app has. */
const MOST = 500

/**
 * The packages that a `pubspec.yaml` or a `pubspec_overrides.yaml` takes by `path:`. Reads lines instead of YAML, so
 * that a syntax error during an edit hides none.
 */
export function readPathDependencies(pubspec: string): readonly PathDependency[] {
  const found: PathDependency[] = []
  let listed = false
  let name: string | null = null
  /** How far the names of packages are indented. */
  let indent: number | null = null
  for (const raw of pubspec.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    const line = withoutComment(raw).trimEnd()
    if (line === '') continue
    const depth = line.length - line.trimStart().length
    if (depth === 0) {
      listed = /^["']?(?:dependencies|dev_dependencies|dependency_overrides)["']?:$/.test(line)
      indent = null
      continue
    }
    if (!listed) continue
    indent ??= depth
    const [key, value] = pairOf(line)
    if (depth === indent) name = key
    const path = depth === indent ? inBraces(value) : key === 'path' ? value : ''
    if (name !== null && path !== '' && path.length < 1_000 && found.length < MOST) found.push({ name, path })
  }
  return found
}

function pairOf(line: string): [key: string, value: string] {
  const at = line.indexOf(':')
  return at === -1 ? ['', ''] : [unquoted(line.slice(0, at)), unquoted(line.slice(at + 1))]
}

/** The path in `{path: ../shared}`; empty where there is none. */
function inBraces(value: string): string {
  if (!value.startsWith('{')) return ''
  const pairs = value.slice(1).split(/[,}]/).map(pairOf)
  return pairs.find(([key]) => key === 'path')?.[1] ?? ''
}
