import { isAlias, isMap, isScalar, isSeq } from 'yaml'
import { parsedYaml } from '../../foreign-files/parsed-yaml.ts'
import { type Token, type Tokens, withToken } from './tokens.ts'

/** YAML, a text of it in the quotation marks that stand there, and in double ones where it cannot stand so. */
export const yamlTokens: Tokens = {
  find: tokenAt,
  written(value, place) {
    const { text, key, start, end } = place
    const before = readYaml(text)
    if (before === null) return null
    before.setIn([...key], value)
    const wanted = JSON.stringify(saidBy(before.contents))
    const tokens = waysOf(value, text.slice(start, end))
    return tokens.find((token) => isRead(withToken(place, token), key, { value, wanted })) ?? null
  },
}

function readYaml(text: string) {
  const document = parsedYaml(text)
  return document.errors.length > 0 ? null : document
}

function tokenAt(text: string, key: readonly string[]): Token {
  const document = readYaml(text)
  if (document === null) return { kind: 'half-typed' }
  const node: unknown = document.getIn([...key], true)
  if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return { kind: 'no-text' }
  // of one with a name, others may speak
  if (node.anchor !== undefined || node.tag !== undefined) return { kind: 'no-text' }
  const [start, end] = node.range
  return { kind: 'token', value: node.value, start, end }
}

/**
 * What a node says, with what refers to another one as that: each of them once, however often it is referred to. It is
 * no deeper than `parsedYaml` reads.
 */
function saidBy(node: unknown): unknown {
  if (isAlias(node)) return { alias: node.source }
  if (isMap(node))
    return [node.anchor, node.tag, ...node.items.map(({ key, value }) => [key, value].map(saidBy))]
  if (isSeq(node)) return [node.anchor, node.tag, ...node.items.map(saidBy)]
  return isScalar(node) ? { said: node.value, anchor: node.anchor, tag: node.tag } : null
}

/** How it may be written, the nearest to what stood there first. */
function waysOf(value: string, was: string): string[] {
  const double = JSON.stringify(value)
  if (was.startsWith('"')) return [double]
  if (was.startsWith("'")) return [`'${value.replaceAll("'", "''")}'`, double]
  if (was.startsWith('|')) return [asBlock(value, was)]
  return was.startsWith('>') ? [] : [value, double]
}

/** Lines below a `|`, as far in as they were. */
function asBlock(value: string, was: string): string {
  const [head = '', ...lines] = was.split(/(?<=\n)/)
  const [indent = '  '] = /^[ \t]+(?=\S)/.exec(lines.find((line) => line.trim() !== '') ?? '') ?? []
  return (
    head +
    value
      .split(/(?<=\n)/)
      .map((line) => (line === '\n' ? line : indent + line))
      .join('')
  )
}

/** Whether it says so there, and all else says what it said. */
function isRead(
  text: string,
  key: readonly string[],
  { value, wanted }: { readonly value: string; readonly wanted: string },
): boolean {
  const token = tokenAt(text, key)
  return (
    token.kind === 'token' &&
    token.value === value &&
    JSON.stringify(saidBy(readYaml(text)?.contents)) === wanted
  )
}
