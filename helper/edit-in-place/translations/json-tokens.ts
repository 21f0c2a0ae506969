import { findNodeAtLocation, type ParseError, parseTree } from 'jsonc-parser'
import { type Token, type Tokens, withToken } from './tokens.ts'

/** JSON, and so ARB. */
export const jsonTokens: Tokens = {
  find: tokenAt,
  written(value, place) {
    const { text, key, start, end } = place
    const token = asWritten(value, text.slice(start, end))
    const after = tokenAt(withToken(place, token), key)
    if (after.kind !== 'token' || after.value !== value)
      throw new Error('The edited text does not read back.')
    return token
  },
}

function tokenAt(text: string, key: readonly string[]): Token {
  const mark = text.startsWith('\uFEFF') ? 1 : 0
  const errors: ParseError[] = []
  const root = parseTree(text.slice(mark), errors, { disallowComments: true })
  if (root === undefined || errors.length > 0) return { kind: 'half-typed' }
  // of two members of one name the last counts, and the tree gives the first
  if (hasTwice(root, key)) return { kind: 'no-text' }
  const node = findNodeAtLocation(root, [...key])
  if (node?.type !== 'string' || typeof node.value !== 'string') return { kind: 'no-text' }
  const start = mark + node.offset
  return { kind: 'token', value: node.value, start, end: start + node.length }
}

function hasTwice(root: NonNullable<ReturnType<typeof parseTree>>, key: readonly string[]): boolean {
  let node: typeof root | undefined = root
  for (const [index, name] of key.entries()) {
    const same = (node.children ?? []).filter((member) => member.children?.[0]?.value === name)
    if (same.length > 1) return true
    node = findNodeAtLocation(root, key.slice(0, index + 1))
    if (node === undefined) return false
  }
  return false
}

/** In escapes where the text that stood there was. */
function asWritten(value: string, was: string): string {
  const written = JSON.stringify(value)
  const inEscapes = /\\u[0-9a-f]{4}/i.test(was) && /^[\0-\x7F]*$/.test(was)
  return inEscapes
    ? written.replaceAll(/[^\0-\x7F]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : written
}
