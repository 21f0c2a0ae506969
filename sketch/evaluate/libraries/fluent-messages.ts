/** Texts by their ids; those of terms begin with a hyphen. */
export type Messages = ReadonlyMap<string, string>

const BEGINS = /^(-?[A-Za-z][\w-]*) *= ?(.*)$/
/** Messages within messages: one may even hold itself. */
const MAX_WITHIN = 10
const MAX_LENGTH = 10_000
/** What stands in braces in one text, with all that it leads to. */
const MAX_PLACEABLES = 100

/** What one text is made of: messages that hold one another may be many times as many as are written. */
interface Making {
  readonly messages: Messages
  readonly given: ReadonlyMap<string, string>
  left: number
}

/** The messages of a Fluent file (projectfluent.org), as they are written. Attributes and comments are left out. */
export function messagesOf(text: string): Messages {
  const messages = new Map<string, string>()
  let id: string | null = null
  for (const line of text.split(/\r?\n/)) {
    const [, name, value] = BEGINS.exec(line) ?? []
    if (name !== undefined && value !== undefined) {
      id = name
      messages.set(name, value.slice(0, MAX_LENGTH))
    } else if (/^\s+\.[A-Za-z][\w-]* *=/.test(line)) id = null
    else if (id !== null && /^(?:\s+\S|\})/.test(line)) {
      const before = messages.get(id) ?? ''
      if (before.length < MAX_LENGTH) messages.set(id, `${before}${before === '' ? '' : '\n'}${line.trim()}`)
    } else if (line.trim() !== '') id = null
  }
  return messages
}

/** One of them with what is in braces filled in; null where there is none of that id. `given`: arguments as texts. */
export function formatted(messages: Messages, id: string, given: ReadonlyMap<string, string>): string | null {
  return made({ messages, given, left: MAX_PLACEABLES }, id, 0)
}

function made(making: Making, id: string, within: number): string | null {
  const pattern = making.messages.get(id)
  return pattern === undefined || within > MAX_WITHIN ? null : filled(making, pattern, within)
}

/** Fills in each pair of outer braces. */
function filled(making: Making, pattern: string, within: number): string {
  let text = ''
  let depth = 0
  let begun = 0
  for (const [at, letter] of pattern.split('').entries()) {
    if (letter === '{') {
      if (depth === 0) begun = at + 1
      depth += 1
    } else if (letter === '}' && depth > 0) {
      depth -= 1
      if (depth === 0) text += valueOf(making, pattern.slice(begun, at).trim(), within)
    } else if (depth === 0) text += letter
    if (text.length > MAX_LENGTH || making.left <= 0) return text
  }
  return text
}

function valueOf(making: Making, placeable: string, within: number): string {
  making.left -= 1
  if (placeable.startsWith('"')) return placeable.replace(/^"|"$/g, '')
  const arrow = placeable.indexOf('->')
  if (arrow !== -1) {
    const chosen = variantOf(placeable.slice(arrow + 2), argumentOf(placeable.slice(0, arrow), making.given))
    return within > MAX_WITHIN ? '' : filled(making, chosen, within + 1)
  }
  if (placeable.includes('$')) return argumentOf(placeable, making.given) ?? '…'
  const [id = ''] = /^-?[\w-]+/.exec(placeable) ?? []
  return made(making, id, within + 1) ?? `{${placeable}}`
}

/** `$count`, `NUMBER($count)`. */
function argumentOf(placeable: string, given: ReadonlyMap<string, string>): string | undefined {
  const name = /\$([\w-]+)/.exec(placeable)?.[1]
  return name === undefined ? undefined : given.get(name)
}

/** The variant of this key, else the one with the star. */
function variantOf(variants: string, key: string | undefined): string {
  const all = variants.split(/(?=(?:^|\n)\s*\*?\[)/).flatMap((each) => {
    const [begin, end] = [each.indexOf('['), each.indexOf(']')]
    if (begin === -1 || end < begin) return []
    const isUsual = each.slice(0, begin).trim() === '*'
    return [{ name: each.slice(begin + 1, end).trim(), isUsual, text: each.slice(end + 1).trim() }]
  })
  const exact = all.find(({ name }) => name === key || (key === '1' && name === 'one'))
  return (exact ?? all.find(({ isUsual }) => isUsual) ?? all.at(-1))?.text ?? ''
}
