import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser'

/** The aliases of a `.firebaserc`, with their locations in the text. The Firebase command line allows comments in it. */
export interface FirebaseRc {
  readonly aliases: readonly FirebaseAlias[]
  /** Position behind the bracket that opens `projects`; null: there is no such object. */
  readonly inner: number | null
}

export interface FirebaseAlias {
  readonly name: string
  readonly project: string
  /** Where its literal is, quotation marks included. */
  readonly from: number
  readonly to: number
}

/** Null: the text is not such a file. */
export function readFirebaseRc(text: string): FirebaseRc | null {
  const start = text.startsWith('\uFEFF') ? 1 : 0
  const errors: ParseError[] = []
  const root = parseTree(text.slice(start), errors)
  if (errors.length > 0 || root?.type !== 'object') return null
  const projects = findNodeAtLocation(root, ['projects'])
  if (projects === undefined) return { aliases: [], inner: null }
  if (projects.type !== 'object') return null
  const aliases = (projects.children ?? []).map((property) => aliasOf(property, start))
  if (!aliases.every((alias) => alias !== null)) return null
  const names = new Set(aliases.map(({ name }) => name))
  // of one name twice, which one counts is not to be guessed
  return names.size < aliases.length ? null : { aliases, inner: start + projects.offset + 1 }
}

function aliasOf({ children = [] }: Node, start: number): FirebaseAlias | null {
  const [key, node] = children
  if (key === undefined || node?.type !== 'string') return null
  const from = start + node.offset
  return { name: String(key.value), project: String(node.value), from, to: from + node.length }
}
