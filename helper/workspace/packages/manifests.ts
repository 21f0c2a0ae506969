import { withoutComment } from '../../foreign-files/yaml-lines.ts'

const NAMES_SDK = /\bsdk["']?\s*:\s*["']?flutter\b/

/**
 * Whether a `pubspec.yaml` asks for the Flutter SDK (`dependencies:` > `flutter:` > `sdk: flutter`), which is what
 * tells an app from any other Dart package. Reads lines, not YAML: a file in mid-edit must not hide the app.
 */
export function dependsOnFlutter(pubspec: string): boolean {
  const lines = pubspec
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => withoutComment(line).trimEnd())
    .filter((line) => line !== '')
  const start = lines.findIndex((line) => /^["']?dependencies["']?\s*:/.test(line))
  if (start === -1) return false
  if (namesSdkInBraces(lines[start] ?? '')) return true
  const end = lines.findIndex((line, at) => at > start && /^\S/.test(line))
  const block = lines.slice(start + 1, end === -1 ? undefined : end)
  const at = block.findIndex((line) => /^\s+["']?flutter["']?\s*:/.test(line))
  if (at === -1) return false
  const indent = indentOf(block[at] ?? '')
  const below = block.slice(at + 1)
  const next = below.findIndex((line) => indentOf(line) <= indent)
  const own = [block[at] ?? '', ...below.slice(0, next === -1 ? undefined : next)]
  return own.some((line) => NAMES_SDK.test(line))
}

/** `dependencies: {flutter: {sdk: flutter}}`: what stands between two closing braces is looked at once. */
function namesSdkInBraces(line: string): boolean {
  return line.split('}').some((part) => {
    const at = part.search(/\bflutter["']?\s*:\s*\{/)
    return at !== -1 && NAMES_SDK.test(part.slice(at))
  })
}

const indentOf = (line: string) => line.length - line.trimStart().length
