/** Texts by their ids; those of terms begin with a hyphen. */
export type Messages = ReadonlyMap<string, string>

const BEGINS = /^(-?[A-Za-z][\w-]*) *= ?(.*)$/
/** Messages within messages: one may even hold itself. */
const MAX_WITHIN = 10
const MAX_LENGTH = 10_000

/** The messages of a Fluent file (projectfluent.org), as they are written. Attributes and comments are left out. */
export function messagesOf(text: string): Messages {
  const messages = new Map<string, string>()
  let id: string | null = null
  for (const line of text.split(/\r?\n/)) {
    const [, name, value] = BEGINS.exec(line) ?? []
    if (name !== undefined && value !== undefined) {
      id = name
      messages.set(name, value)
    } else if (/^\s+\.[A-Za-z][\w-]* *=/.test(line)) id = null
    else if (id !== null && /^(?:\s+\S|\})/.test(line)) {
      const before = messages.get(id) ?? ''
      if (before.length < MAX_LENGTH) messages.set(id, `${before}${before === '' ? '' : '\n'}${line.trim()}`)
    } else if (line.trim() !== '') id = null
  }
  return messages
}

/** One of them with what is in braces filled in; null where there is none of that id. `given`: arguments as texts. */
export function formatted(
  messages: Messages,
  id: string,
  given: ReadonlyMap<string, string>,
  within = 0,
): string | null {
  const pattern = messages.get(id)
  if (pattern === undefined || within > MAX_WITHIN) return null
  return filled(pattern, (placeable) => valueOf(messages, placeable, given, within))
}

/** Replaces each pair of outer braces. */
function filled(pattern: string, by: (placeable: string) => string): string {
  let text = ''
  let depth = 0
  let begun = 0
  for (const [at, letter] of pattern.split('').entries()) {
    if (letter === '{') {
      if (depth === 0) begun = at + 1
      depth += 1
    } else if (letter === '}' && depth > 0) {
      depth -= 1
      if (depth === 0) text += by(pattern.slice(begun, at).trim())
    } else if (depth === 0) text += letter
    if (text.length > MAX_LENGTH) return text
  }
  return text
}

function valueOf(
  messages: Messages,
  placeable: string,
  given: ReadonlyMap<string, string>,
  within: number,
): string {
  if (placeable.startsWith('"')) return placeable.replace(/^"|"$/g, '')
  const arrow = placeable.indexOf('->')
  if (arrow !== -1) {
    const by = argumentOf(placeable.slice(0, arrow), given)
    const chosen = variantOf(placeable.slice(arrow + 2), by)
    return within > MAX_WITHIN ? '' : filled(chosen, (each) => valueOf(messages, each, given, within + 1))
  }
  if (placeable.includes('$')) return argumentOf(placeable, given) ?? '…'
  const [id = ''] = /^-?[\w-]+/.exec(placeable) ?? []
  return formatted(messages, id, given, within + 1) ?? `{${placeable}}`
}

/** `$count`, `NUMBER($count)`. */
function argumentOf(placeable: string, given: ReadonlyMap<string, string>): string | undefined {
  const name = /\$([\w-]+)/.exec(placeable)?.[1]
  return name === undefined ? undefined : given.get(name)
}

/** The variant of this key, else the one with the star. */
function variantOf(variants: string, key: string | undefined): string {
  const all = variants.split(/(?=(?:^|\n)\s*\*?\[)/).flatMap((each) => {
    const [, star, name, text] = /^\s*(\*?)\[\s*([^\]]*?)\s*\]([^]*)$/.exec(each) ?? []
    return name === undefined ? [] : [{ name, isUsual: star === '*', text: (text ?? '').trim() }]
  })
  const exact = all.find(({ name }) => name === key || (key === '1' && name === 'one'))
  return (exact ?? all.find(({ isUsual }) => isUsual) ?? all.at(-1))?.text ?? ''
}
