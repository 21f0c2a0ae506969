/** What a define file says, or why it cannot be read. */
export type DefineFile =
  | { readonly kind: 'read'; readonly values: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: 'unreadable'; readonly message: string }

const BLOCK = /^\s*[a-zA-Z_][a-zA-Z0-9_]*\s*=\s*"""/
const PROPERTY = /^\s*([a-zA-Z_][a-zA-Z0-9_]*)\s*=\s*(.*)$/
const QUOTED = /^(["'`])(.*)\1\s*(#.*)?$/
const BARE = /^([^#\s]*)\s*(#.*)?$/

/** Reads a file of `KEY=value` lines as `flutter run` does: a line that is neither that nor a comment is an error. */
export function readEnvFile(text: string): DefineFile {
  const values: [string, string][] = []
  for (const [at, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) continue
    const [, name, value = ''] = PROPERTY.exec(line) ?? []
    if (name === undefined) return { kind: 'unreadable', message: `line ${at + 1} is not KEY=value` }
    if (BLOCK.test(line))
      return {
        kind: 'unreadable',
        message: `line ${at + 1} begins a value of several lines, which is not supported`,
      }
    values.push([name, QUOTED.exec(value)?.[2] ?? BARE.exec(value)?.[1] ?? value])
  }
  return { kind: 'read', values }
}
