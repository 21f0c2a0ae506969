/** One setting as written in a settings file: `section` and `key` in lower case. */
export interface WrittenSetting {
  readonly section: string
  readonly key: string
  readonly value: string
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', b: '\b', '\n': '' }

/**
 * The settings in the text of one file, none of those that it includes; for what has to be known before git may read it.
 * https://git-scm.com/docs/git-config#_syntax. Ends where git would give up, and takes as long as the text is.
 */
export function gitSettingsIn(text: string): WrittenSetting[] {
  const rest = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const found: WrittenSetting[] = []
  let section = ''
  let at = 0
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const taken = pattern.exec(rest)
    if (taken !== null) at = pattern.lastIndex
    return taken
  }
  for (;;) {
    take(/\s*/y)
    if (take(/[#;][^\n]*/y) !== null) continue
    const header = take(/\[([^\]\s"]*)(?:[^\S\n]+"(?:[^"\\\n]|\\.)*")?\]/y)
    if (header !== null) {
      section = (header[1] ?? '').toLowerCase()
      continue
    }
    const key = take(/[a-z][a-z\d-]*/iy)?.[0].toLowerCase()
    if (key === undefined) return found
    const [value, end] = take(/[ \t]*=/y) === null ? ['true', at] : valueFrom(rest, at)
    at = end
    found.push({ section, key, value })
  }
}

/** Without quotes, escapes and comment; blanks around it do not count. And where it ends. */
function valueFrom(text: string, start: number): [value: string, end: number] {
  let value = ''
  let quoted = false
  let at = start
  for (; at < text.length && text[at] !== '\n'; at += 1) {
    const sign = text[at] ?? ''
    if (sign === '"') quoted = !quoted
    else if (sign === '\\') {
      at += 1
      const escaped = text[at] ?? ''
      value += ESCAPED[escaped] ?? escaped
    } else if (!quoted && (sign === '#' || sign === ';')) {
      const end = text.indexOf('\n', at)
      return [value.trim(), end < 0 ? text.length : end]
    } else value += sign
  }
  return [value.trim(), at]
}
